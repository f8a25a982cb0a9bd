/** Who holds which office today, and what that lets them do in the unit. */
import { GreetingRole } from '#contract/greeting-roles.ts';
import type { Attention } from '#contract/home-endpoints.ts';
import type { OfficePower, OfficeRole, OfficeUnit } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  findOffice,
  listLeaderships,
  listOffices,
  listOfficesIn,
  listOfficesOf,
  type OfficeRow,
} from './office-repository.ts';
import {
  allPowers,
  isForOne,
  isHeld,
  mayGreet,
  officeStateOf,
  powersNow,
  soonUntil,
} from './office-rules.ts';

export type { OfficeRow } from './office-repository.ts';

/** For the feature in which offices are offered, taken and laid down. */
export const offices = {
  find: findOffice,
  list: listOffices,
  listIn: listOfficesIn,
  listOf: listOfficesOf,
  stateOf: officeStateOf,
  powersNow,
  isForOne,
  mayGreet,
  soonUntil,
};

export type ActingIn = { unit: OfficeUnit; mayExport: boolean; roles: OfficeRole[]; powers: OfficePower[] };

const powersOfRow = (office: OfficeRow, today: string) =>
  powersNow(office.role, office.unitKind, officeStateOf(office, today));

/**
 * The units that somebody acts for today: office accepted, declaration made, term running, still a member.
 * @param today in Norway, `YYYY-MM-DD`
 */
export async function unitsOf(
  db: Database | Transaction,
  personId: string,
  today: string,
): Promise<ActingIn[]> {
  return unitsAmong(await listOfficesOf(db, personId), today);
}

/** As {@link unitsOf}, where the person's offices are known. */
export function unitsAmong(offices: readonly OfficeRow[], today: string): ActingIn[] {
  const held = offices.filter((one) => isHeld(officeStateOf(one, today)));
  return [...new Set(held.map(({ unitId }) => unitId))].map((unitId) => {
    const here = held.filter((one) => one.unitId === unitId);
    const { unitName: name, unitKind: kind, unitMayExport: mayExport } = here[0]!;
    return {
      unit: { id: unitId, name, kind },
      mayExport,
      roles: here.map(({ role }) => role),
      powers: allPowers(here.map((one) => powersOfRow(one, today))),
    };
  });
}

/** What somebody may do in a unit today; null where they hold no office there. @param today in Norway */
export async function actingIn(
  db: Database | Transaction,
  personId: string,
  unitId: string,
  today: string,
): Promise<ActingIn | null> {
  return (await unitsOf(db, personId, today)).find(({ unit }) => unit.id === unitId) ?? null;
}

/**
 * As {@link actingIn}, for what needs a power.
 * @throws Refusal NOT_FOUND for another's unit, which is one that does not exist; FORBIDDEN where the office does not go
 * so far
 */
export async function getActingIn(
  db: Database | Transaction,
  personId: string,
  unitId: string,
  today: string,
  power?: OfficePower,
): Promise<ActingIn> {
  const acting = await actingIn(db, personId, unitId, today);
  if (!acting) throw new Refusal('NOT_FOUND');
  if (power && !acting.powers.includes(power)) throw new Refusal('FORBIDDEN');
  return acting;
}

/**
 * Those who lead a region or chapter today, with the declaration of confidentiality in force.
 * @param unitId null for all units
 * @param today in Norway
 */
export async function listLeaders(
  db: Database | Transaction,
  unitId: string | null,
  today: string,
): Promise<{ unitId: string; unitName: string; personId: string }[]> {
  const leaderships = await listLeaderships(db, unitId, today);
  return leaderships.filter((one) => isHeld(officeStateOf(one, today)));
}

/**
 * Who of a chapter's board greets its new members: the first by role of those who have let them see who they are.
 * @param today in Norway
 */
export async function findGreeter(
  db: Database | Transaction,
  unitId: string,
  today: string,
): Promise<{ name: string; role: GreetingRole } | null> {
  const shown = (await listOfficesIn(db, unitId, today)).filter(
    (office) => office.isShown && mayGreet(office, today),
  );
  const [first = null] = GreetingRole.options.flatMap((role) =>
    shown.filter((office) => office.role === role).map(({ name }) => ({ name, role })),
  );
  return first;
}

/** Why somebody is not let in as a representative; null where they are. @param today in Norway */
export async function whyNoRepresentative(
  db: Database,
  personId: string,
  today: string,
): Promise<'NO_OFFICE' | 'DECLARATION_MISSING' | null> {
  const states = (await listOfficesOf(db, personId)).map((one) => officeStateOf(one, today));
  if (states.some(isHeld)) return null;
  return states.includes('undeclared') ? 'DECLARATION_MISSING' : 'NO_OFFICE';
}

/** What offices ask of a person on «Min side». @param today in Norway */
export async function attentionToOffices(
  db: Database,
  personId: string,
  today: string,
): Promise<Attention[]> {
  const codes = {
    offered: 'OFFICE_OFFERED',
    undeclared: 'OFFICE_UNDECLARED',
    'soon-over': 'OFFICE_EXPIRING',
  } as const;
  return (await listOfficesOf(db, personId)).flatMap((office) => {
    const code = codes[officeStateOf(office, today) as keyof typeof codes];
    return code ? [{ code, name: office.unitName, on: office.untilOn, role: office.role }] : [];
  });
}

/** What a person holds, will hold and has held; newest first. @param today in Norway */
export async function listTermsOf(db: Database | Transaction, personId: string, today: string) {
  const all = (await listOfficesOf(db, personId)).map((office) => ({
    unit: { id: office.unitId, name: office.unitName, kind: office.unitKind },
    role: office.role,
    fromOn: office.fromOn,
    untilOn: office.untilOn,
    state: officeStateOf(office, today),
  }));
  return all.filter(({ state }) => state !== 'offered' && state !== 'declined' && state !== 'withdrawn');
}
