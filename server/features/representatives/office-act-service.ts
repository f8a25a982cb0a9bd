/** Offering an office, taking it, laying it down. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import { candidateSearchLimits, type MyOffice, type UnitOffice } from '#contract/office-endpoints.ts';
import { confidentialityTextVersion, type OfficeRole, rolesOf } from '#contract/office-values.ts';
import { decidesReimbursements } from '#contract/reimbursement-values.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { signInReference } from '../joining/joining-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { actingIn, getActingIn, type OfficeRow, offices } from '../offices/office-service.ts';
import { logList, logLooks, showList } from '../staff-desk/access-log-service.ts';
import { mayShowContact } from './chapter-contact-rules.ts';
import { mayExport } from './member-file-repository.ts';
import {
  addDeclaration,
  addOffice,
  findMemberByNumber,
  findUnit,
  isTaken,
  listUnitsAbove,
  listUnitsBelow,
  listUnitTree,
  setAnswered,
  setShown,
  setUntil,
} from './office-term-repository.ts';
import { myOfficeOf, shownOf, unitOfficeOf } from './office-view-service.ts';
import { candidatesShown, findChapterContact, isMemberIn, listCandidates } from './unit-member-repository.ts';

export type OfficeActs = ReturnType<typeof createOfficeActs>;
export type By = { actor: Actor; now: Date; requestId: string };
type Term = { role: OfficeRole; fromOn: string; untilOn: string };

/** More than a board needs; less than it takes to copy a list of members. */
const searchesPerHour = 30;

type Needs = { announce: Announce };

export const createOfficeActs = (needs: Needs) => ({
  ...withNeeds(needs, { offerAsBoard }),
  listMine,
  accept,
  decline,
  declareAnew,
  resign,
  showToNew,
  hideFromNew,
  getUnit,
  listInUnit,
  searchCandidates,
  withdraw,
  staff: {
    ...withNeeds(needs, { offer: offerAsStaff }),
    listUnits,
    listInUnit: listForStaff,
    end: endAsStaff,
  },
});

/** @throws Refusal NOT_FOUND for another's office, which is one that does not exist */
async function hold(tx: Transaction, { actor }: By, id: string): Promise<OfficeRow> {
  const office = await offices.find(tx, id, { hold: true });
  if (!office || office.personId !== actor.personId) throw new Refusal('NOT_FOUND');
  return office;
}

async function nowAs<Shown>(
  tx: Transaction,
  id: string,
  now: Date,
  show: (office: OfficeRow, now: Date) => Shown,
): Promise<Shown> {
  const office = await offices.find(tx, id);
  if (!office) throw new Refusal('NOT_FOUND');
  return show(office, now);
}

/** Of another person, to the user who fills the offices of a unit: logged as any other view. */
async function nowInUnit(tx: Transaction, by: By, id: string, as: 'staff' | 'board'): Promise<UnitOffice> {
  const office = await offices.find(tx, id);
  if (!office) throw new Refusal('NOT_FOUND');
  const look = { list: 'list-offices', subjectId: office.unitId, fields: ['name'] } as const;
  await logList(tx, by, { ...look, as: as === 'staff' ? 'staff' : 'representative' }, [office.personId]);
  return unitOfficeOf(office, by.now);
}

async function declare(tx: Transaction, { actor, now }: By, officeId: string): Promise<void> {
  await addDeclaration(tx, {
    id: randomUUID(),
    officeId,
    at: now,
    textVersion: confidentialityTextVersion,
    signInReference: signInReference(actor.signIn),
  });
}

/** @throws Refusal INVALID_INPUT where the unit has no such office, or the term has passed; OFFICE_TAKEN */
async function offer(
  needs: Needs,
  tx: Transaction,
  by: By,
  office: Term & { unitId: string; personId: string; offeredAs: 'staff' | 'board' },
): Promise<UnitOffice> {
  const { actor, now } = by;
  const unit = await findUnit(tx, office.unitId);
  if (!unit) throw new Refusal('NOT_FOUND');
  const fault = !rolesOf(unit.kind).includes(office.role)
    ? 'role'
    : office.untilOn < norwegianDay(now)
      ? 'untilOn'
      : null;
  if (fault) throw new Refusal('INVALID_INPUT', { fields: [{ path: `/${fault}`, code: 'INVALID' }] });
  if (await isTaken(tx, { ...office, isForOne: offices.isForOne(office.role) }))
    throw new Refusal('OFFICE_TAKEN');
  const id = randomUUID();
  await addOffice(tx, { id, ...office, offeredBy: actor.personId, at: now });
  await needs.announce(tx, { personId: office.personId, kind: 'office-offered', subjectId: id, now });
  return nowInUnit(tx, by, id, office.offeredAs);
}

/** At once: yesterday was its last day. One that has not had a day is as if it had never been offered. */
async function end(tx: Transaction, office: OfficeRow, now: Date): Promise<void> {
  const today = norwegianDay(now);
  if (['over', 'declined', 'withdrawn'].includes(offices.stateOf(office, today)))
    throw new Refusal('OFFICE_NOT_POSSIBLE');
  if (office.acceptedAt && office.fromOn < today) await setUntil(tx, office.id, addDays(today, -1));
  else await setAnswered(tx, office.id, 'withdrawn_at', now);
}

async function listMine(db: Database, personId: string, now: Date): Promise<{ offices: MyOffice[] }> {
  return { offices: (await offices.listOf(db, personId)).map((office) => myOfficeOf(office, now)) };
}

/** @throws Refusal NOT_FOUND, NOT_A_MEMBER, OFFICE_NOT_POSSIBLE */
async function accept(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  const office = await hold(tx, by, id);
  if (!by.actor.isMember) throw new Refusal('NOT_A_MEMBER');
  if (offices.stateOf(office, norwegianDay(by.now)) !== 'offered') throw new Refusal('OFFICE_NOT_POSSIBLE');
  await setAnswered(tx, id, 'accepted_at', by.now);
  await declare(tx, by, id);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE */
async function decline(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  const office = await hold(tx, by, id);
  if (offices.stateOf(office, norwegianDay(by.now)) !== 'offered') throw new Refusal('OFFICE_NOT_POSSIBLE');
  await setAnswered(tx, id, 'declined_at', by.now);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** The words are new, or the office came without them. @throws Refusal NOT_FOUND, NOT_A_MEMBER, OFFICE_NOT_POSSIBLE */
async function declareAnew(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  const office = await hold(tx, by, id);
  if (!by.actor.isMember) throw new Refusal('NOT_A_MEMBER');
  if (offices.stateOf(office, norwegianDay(by.now)) !== 'undeclared')
    throw new Refusal('OFFICE_NOT_POSSIBLE');
  await declare(tx, by, id);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE */
async function resign(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  const office = await hold(tx, by, id);
  if (!office.acceptedAt) throw new Refusal('OFFICE_NOT_POSSIBLE');
  await end(tx, office, by.now);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** A consent, as the one to contact: from 18. @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE where it cannot be shown */
async function showToNew(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  const office = await hold(tx, by, id);
  const today = norwegianDay(by.now);
  const { bornOn } = await findChapterContact(tx, office.personId);
  if (!offices.mayGreet(office, today) || !mayShowContact(bornOn, today))
    throw new Refusal('OFFICE_NOT_POSSIBLE');
  if (!office.isShown) await setShown(tx, id, by.now);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** @throws Refusal NOT_FOUND */
async function hideFromNew(tx: Transaction, by: By, id: string): Promise<MyOffice> {
  await hold(tx, by, id);
  await setShown(tx, id, null);
  return nowAs(tx, id, by.now, myOfficeOf);
}

/** @throws Refusal NOT_FOUND */
async function getUnit(db: Database, { actor, now }: By, unitId: string) {
  const { unit, powers, roles } = await getActingIn(db, actor.personId, unitId, norwegianDay(now));
  return {
    unit,
    powers,
    decidesReimbursements: decidesReimbursements(roles),
    above: await listUnitsAbove(db, unitId),
    below: await listUnitsBelow(db, unitId),
  };
}

/** @throws Refusal NOT_FOUND */
const listInUnit = (db: Database, by: By, unitId: string): Promise<{ offices: UnitOffice[] }> =>
  showList(db, by, async (tx) => {
    const today = norwegianDay(by.now);
    await getActingIn(tx, by.actor.personId, unitId, today);
    const rows = await offices.listIn(tx, unitId, today);
    return {
      shown: { offices: shownOf(rows, by.now) },
      look: { as: 'representative', list: 'list-offices', subjectId: unitId, fields: ['name'] },
      personIds: rows.map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, INVALID_INPUT, TOO_MANY_LOOKS */
const searchCandidates = (db: Database, by: By, unitId: string, search: string) =>
  inTransaction(db, async (tx) => {
    const { actor, now } = by;
    await getActingIn(tx, actor.personId, unitId, norwegianDay(now), 'offices');
    const words = search.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];
    if (words.join('').length < candidateSearchLimits.minimum)
      throw new Refusal('INVALID_INPUT', { fields: [{ path: '/search', code: 'TOO_SHORT' }] });
    const subject = `office-search:${actor.personId}`;
    if ((await countAttempt(tx, subject, now, new Date(now.getTime() + 3_600_000))) > searchesPerHour)
      throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: 3600 });
    const found = await listCandidates(tx, unitId, words);
    const candidates = found.slice(0, candidatesShown);
    const ids = candidates.map(({ id }) => id);
    const look = { reason: 'office-search', subjectId: unitId, fields: ['name', 'membership'] } as const;
    await logLooks(tx, by, { ...look, as: 'representative' }, ids);
    return { candidates, isMore: found.length > candidates.length };
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, INVALID_INPUT, OFFICE_TAKEN */
async function offerAsBoard(
  needs: Needs,
  tx: Transaction,
  by: By,
  unitId: string,
  office: Term & { personId: string },
): Promise<UnitOffice> {
  await getActingIn(tx, by.actor.personId, unitId, norwegianDay(by.now), 'offices');
  if (!(await isMemberIn(tx, office.personId, unitId)))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/personId', code: 'INVALID' }] });
  return offer(needs, tx, by, { ...office, unitId, offeredAs: 'board' });
}

/** @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE */
async function withdraw(tx: Transaction, by: By, id: string): Promise<UnitOffice> {
  const today = norwegianDay(by.now);
  const office = await offices.find(tx, id, { hold: true });
  const acting = office && (await actingIn(tx, by.actor.personId, office.unitId, today));
  if (!office || !acting?.powers.includes('offices')) throw new Refusal('NOT_FOUND');
  if (offices.stateOf(office, today) !== 'offered') throw new Refusal('OFFICE_NOT_POSSIBLE');
  await setAnswered(tx, id, 'withdrawn_at', by.now);
  return nowInUnit(tx, by, id, 'board');
}

const listUnits = async (db: Database, now: Date) => ({ units: await listUnitTree(db, norwegianDay(now)) });

/** @throws Refusal NOT_FOUND */
const listForStaff = (db: Database, by: By, unitId: string) =>
  showList(db, by, async (tx) => {
    const unit = await findUnit(tx, unitId);
    if (!unit) throw new Refusal('NOT_FOUND');
    const rows = await offices.listIn(tx, unitId, norwegianDay(by.now));
    return {
      shown: { unit, mayExport: await mayExport(tx, unitId), offices: shownOf(rows, by.now) },
      look: { list: 'list-offices', subjectId: unitId, fields: ['name'] },
      personIds: rows.map(({ personId }) => personId),
    };
  });

/** @throws Refusal NOT_FOUND, INVALID_INPUT, OFFICE_TAKEN */
async function offerAsStaff(
  needs: Needs,
  tx: Transaction,
  by: By,
  office: Term & { unitId: string; memberNumber: string },
) {
  const { memberNumber, ...rest } = office;
  const personId = await findMemberByNumber(tx, memberNumber);
  if (!personId) throw new Refusal('INVALID_INPUT', { fields: [{ path: '/memberNumber', code: 'INVALID' }] });
  return offer(needs, tx, by, { ...rest, personId, offeredAs: 'staff' });
}

/** @throws Refusal NOT_FOUND, OFFICE_NOT_POSSIBLE */
async function endAsStaff(tx: Transaction, by: By, id: string): Promise<UnitOffice> {
  const office = await offices.find(tx, id, { hold: true });
  if (!office) throw new Refusal('NOT_FOUND');
  await end(tx, office, by.now);
  return nowInUnit(tx, by, id, 'staff');
}
