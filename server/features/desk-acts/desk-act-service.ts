/**
 * Member service corrects what is known of a person: with a reason, shown before and after, told to the person, and put
 * back within 30 days unless it has changed since. Each function runs in the caller's transaction.
 */
import { randomUUID } from 'node:crypto';
import type { CorrectedField, Correction, DeskAct, PersonDetails } from '#contract/desk-act-endpoints.ts';
import type { SeenField } from '#contract/look-values.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import { persons } from '../persons/person-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { Act, DeskCaseService } from '../staff-desk/desk-case-service.ts';
import type { DeskPersonService } from '../staff-desk/desk-person-service.ts';
import {
  type ActRow,
  addAct,
  addActNumbers,
  type DetailsRow,
  findAct,
  findDetails,
  listActs,
  listChapterNames,
} from './desk-act-repository.ts';
import {
  type ActValue,
  isSameValue,
  maskedNumber,
  shownValue,
  undoingOf,
  type Valued,
} from './desk-act-rules.ts';
import { createDetailsWriter } from './details-writer-service.ts';

type Ground = { enquiryId?: string | undefined; reasonId?: string | undefined };

/** What one sees of a person by correcting it. */
const seenBy: Record<CorrectedField, SeenField[]> = {
  name: ['name'],
  'birth-date': ['name', 'birth-date'],
  number: ['name', 'birth-date', 'fodselsnummer'],
  address: ['name', 'address'],
  email: ['name', 'contact-points'],
  phone: ['name', 'contact-points'],
  language: ['name'],
  chapter: ['name', 'membership'],
};
/** With these one gets into an account, or is taken for the person. */
const needRecentSignIn: readonly CorrectedField[] = ['email', 'phone', 'number'];

type Corrected = ActRow & { kind: CorrectedField };
const isCorrection = (row: ActRow): row is Corrected => row.kind !== 'joined';

export type DeskActService = ReturnType<typeof createDeskActService>;

type Needs = Parameters<typeof createDetailsWriter>[0] & {
  seal: NumberSeal;
  announce: Announce;
  persons: Pick<DeskPersonService, 'groundFor' | 'countOnce'>;
  cases: Pick<DeskCaseService, 'tellChange'>;
};

const contextOf = (needs: Needs) => ({ ...needs, writer: createDetailsWriter(needs) });
type Context = ReturnType<typeof contextOf>;

/** @param needs what is corrected, and who is told */
export const createDeskActService = (needs: Needs) =>
  withNeeds(contextOf(needs), { getDetails, correct, undo });

/** The values of an act, with the whole numbers where they are still kept. */
function keptValue(context: Context, row: Corrected, which: 'before' | 'after'): ActValue {
  if (row.kind !== 'number') return row[which] as ActValue;
  const sealed = which === 'before' ? row.sealedBefore : row.sealedAfter;
  return sealed && context.seal.open(row.id, sealed);
}

/** Held until the transaction ends. @throws Refusal NOT_FOUND, FORBIDDEN, SIGN_IN_AGAIN, REASON_NEEDED */
async function open(
  context: Context,
  tx: Transaction,
  by: Act,
  personId: string,
  kind: CorrectedField,
  why: Ground,
) {
  const { actor, now } = by;
  if (needRecentSignIn.includes(kind)) requireRecentSignIn(actor, now);
  const ground = await context.persons.groundFor(tx, by, personId, why);
  await lockPerson(tx, personId);
  const facts = await findDetails(tx, personId);
  if (!facts) throw new Refusal('NOT_FOUND');
  const isShielded = kind === 'address' && facts.isAddressShielded;
  if (isShielded && actor.isSupervisor) requireRecentSignIn(actor, now);
  const isClosed = isShielded && !actor.isSupervisor;
  const isDeadContact = (kind === 'email' || kind === 'phone') && facts.isDead;
  if (personId === actor.personId || isClosed || isDeadContact) throw new Refusal('FORBIDDEN');
  return { ground, facts };
}

/** The act's row, the line in the case, the look and the notice; nothing where the value is as before. */
async function record(
  context: Context,
  tx: Transaction,
  by: Act,
  act: {
    kind: CorrectedField;
    before: ActValue;
    personId: string;
    enquiryId: string | null;
    reason: string;
    undoes: string | null;
  },
): Promise<boolean> {
  const { kind, personId, enquiryId } = act;
  const facts = (await findDetails(tx, personId))!;
  const after = context.writer.valueIn(kind, facts);
  if (isSameValue(kind, act.before, after)) return false;
  const id = randomUUID();
  const kept = (value: ActValue) =>
    kind === 'number' && typeof value === 'string' ? maskedNumber(value) : value;
  const row = { ...act, id, staffId: by.actor.personId, at: by.now };
  await addAct(tx, { ...row, before: kept(act.before), after: kept(after) });
  if (kind === 'number') {
    const sealed = (value: ActValue) => (typeof value === 'string' ? context.seal.seal(id, value) : null);
    await addActNumbers(tx, { actId: id, before: sealed(act.before), after: sealed(after) });
  }
  const isHidden = kind === 'address' && facts.isAddressShielded;
  const shown = (value: ActValue) => (isHidden ? null : shownValue({ kind, value } as Valued));
  if (enquiryId) {
    const change = { field: kind, before: shown(act.before), after: shown(after) };
    await context.cases.tellChange(tx, by, enquiryId, change);
  }
  // Of contact points the old and the new one are told, with a link that stops it.
  if (kind !== 'email' && kind !== 'phone')
    await context.announce(tx, { personId, kind: 'details-corrected', subjectId: id, now: by.now });
  return true;
}

async function show(context: Context, tx: Transaction, by: Act, personId: string): Promise<PersonDetails> {
  const facts = await findDetails(tx, personId);
  if (!facts) throw new Refusal('NOT_FOUND');
  const { address, isAddressShielded, chapter, sealedNumber } = facts;
  const { version, givenName, familyName, bornOn, language, isMember } = facts;
  const rows = await listActs(tx, personId);
  return {
    version,
    givenName,
    familyName,
    bornOn,
    language,
    isMember,
    isAddressShielded,
    hasFodselsnummer: sealedNumber !== null,
    address: isAddressShielded ? null : address,
    mayCorrectAddress: !isAddressShielded || by.actor.isSupervisor,
    chapterId: chapter?.id ?? null,
    chapters: await listChapterNames(tx),
    isOwn: personId === by.actor.personId,
    acts: rows.map((row) => shownAct(context, row, facts, by)),
  };
}

function shownAct(context: Context, row: ActRow, facts: DetailsRow, { actor, now }: Act): DeskAct {
  const { id, reason, by, happenedAt, undoes } = row;
  const when = happenedAt.toISOString();
  if (!isCorrection(row)) {
    const after = row.after as string;
    const { kind } = row;
    return {
      id,
      kind,
      before: null,
      after,
      reason,
      by,
      happenedAt: when,
      isUndoing: false,
      undoing: 'never',
    };
  }
  const { kind } = row;
  const isHidden = kind === 'address' && facts.isAddressShielded;
  const shown = (value: unknown) => {
    if (isHidden) return null;
    return kind === 'number' ? (value as string | null) : shownValue({ kind, value } as Valued);
  };
  const mayUndo = !isHidden || actor.isSupervisor;
  const isUnchanged =
    mayUndo && isSameValue(kind, keptValue(context, row, 'after'), context.writer.valueIn(kind, facts));
  const isUndone = row.isUndone || undoes !== null;
  return {
    id,
    kind,
    reason,
    by,
    before: shown(row.before),
    after: shown(row.after),
    happenedAt: when,
    isUndoing: undoes !== null,
    undoing: undoingOf({ happenedAt, isUndone, isUnchanged }, now),
  };
}

/** @throws Refusal NOT_FOUND, REASON_NEEDED, TOO_MANY_LOOKS */
const getDetails = (context: Context, db: Database, by: Act, personId: string, why: Ground) =>
  inTransaction(db, async (tx) => {
    const ground = await context.persons.groundFor(tx, by, personId, why);
    await context.persons.countOnce(tx, by, 'details');
    const shown = await show(context, tx, by, personId);
    const fields: SeenField[] = ['name', 'birth-date', 'membership', 'contact-points'];
    if (!shown.isAddressShielded) fields.push('address');
    await logLooks(tx, by, { ...ground, fields }, [personId]);
    return shown;
  });

/** @throws Refusal as `open`; CHANGED_ELSEWHERE, INVALID_INPUT, NOT_A_MEMBER */
async function correct(context: Context, tx: Transaction, by: Act, personId: string, change: Correction) {
  const kind = change.field;
  const { ground, facts } = await open(context, tx, by, personId, kind, change);
  if (facts.version !== change.version) throw new Refusal('CHANGED_ELSEWHERE');
  const before = context.writer.valueIn(kind, facts);
  const wanted = await context.writer.wantedValue(tx, change);
  if (!isSameValue(kind, before, wanted.value)) await context.writer.write(tx, facts, wanted, by);
  const enquiryId = ground.reason === 'enquiry' ? (ground.subjectId ?? null) : null;
  const act = { kind, before, personId, enquiryId, reason: change.reason, undoes: null };
  if (await record(context, tx, by, act)) await persons.hold(tx, personId);
  const shown = await show(context, tx, by, personId);
  await logLooks(tx, by, { ...ground, fields: seenBy[kind] }, [personId]);
  return shown;
}

/** @throws Refusal as `open`; NOT_FOUND where it is late or undone, CHANGED_ELSEWHERE where it has changed since */
async function undo(
  context: Context,
  tx: Transaction,
  by: Act,
  actId: string,
  why: Ground & { reason: string },
) {
  const found = await findAct(tx, actId);
  if (!found || !isCorrection(found)) throw new Refusal('NOT_FOUND');
  const { personId, kind } = found;
  const { ground, facts } = await open(context, tx, by, personId, kind, why);
  const row = (await findAct(tx, actId)) as Corrected;
  const state = shownAct(context, row, facts, by).undoing;
  if (state === 'changed') throw new Refusal('CHANGED_ELSEWHERE');
  if (state !== 'possible') throw new Refusal('NOT_FOUND');
  const before = context.writer.valueIn(kind, facts);
  const former = { kind, value: keptValue(context, row, 'before') } as Valued;
  await context.writer.putBack(tx, facts, former, by);
  const enquiryId = ground.reason === 'enquiry' ? (ground.subjectId ?? null) : null;
  await record(context, tx, by, { kind, before, personId, enquiryId, reason: why.reason, undoes: actId });
  await persons.hold(tx, personId);
  const shown = await show(context, tx, by, personId);
  await logLooks(tx, by, { ...ground, fields: seenBy[kind] }, [personId]);
  return shown;
}
