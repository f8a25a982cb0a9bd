/**
 * Member service finds out whose record an account belongs to. Every look at a record is logged in the transaction of
 * the look; who decides cannot be who asked. Nothing is tied or untied here: a second person has to let it through.
 */

import type { SeenField } from '#contract/look-values.ts';
import type { MatchCase, MatchDecision, MatchRecord, MatchSearch } from '#contract/match-endpoints.ts';
import type { RecoveryRow } from '#contract/recovery-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { setAgreedLanguage } from '#server/platform/database/agreed-language.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { JoiningService } from '../joining/joining-service.ts';
import { listTieWays } from '../record-access/record-access-service.ts';
import type { AccessCases } from '../recovery/access-case-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import {
  findEnquiryOwner,
  findMatchCase,
  findMatchCaseForChange,
  type MatchCaseRow,
  setDecided,
} from './match-case-repository.ts';
import { type TellApplicant, tellApplicantJob } from './match-ending-service.ts';
import {
  findRecords,
  hasInCommon,
  holdRecord,
  listSignIns,
  type RecordRow,
} from './match-record-repository.ts';
import { likeliness, maskedContact, recordsShown, searchesPerHour, wantedOf } from './match-rules.ts';

const caseFields: SeenField[] = ['name', 'birth-date', 'contact-points'];

export type Act = { actor: Actor; now: Date; requestId: string };
export type MatchDeskService = ReturnType<typeof createMatchDeskService>;

type Needs = {
  jobs: Pick<Jobs, 'enqueue'>;
  enquiries: Pick<EnquiryService, 'answer'>;
  access: Pick<AccessCases, 'start' | 'newestOfMatch' | 'newestUntying' | 'isRunningFor'>;
  joining: Pick<JoiningService, 'approve' | 'letGoOn'>;
};

export const createMatchDeskService = (needs: Needs) => ({
  ...withNeeds(needs, { getCase, decide, listSignIns: showSignIns, untie }),
  search,
});

const look = (tx: Transaction, act: Act, enquiryId: string, personId: string, remark: string | null) =>
  logLooks(tx, act, { reason: 'enquiry', subjectId: enquiryId, fields: caseFields, remark }, [personId]);

/** @throws Refusal NOT_FOUND, FORBIDDEN, CHANGED_ELSEWHERE */
async function holdUndecided(tx: Transaction, { actor }: Act, enquiryId: string): Promise<MatchCaseRow> {
  const row = await findMatchCaseForChange(tx, enquiryId);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.personId === actor.personId || row.accountId === actor.accountId) throw new Refusal('FORBIDDEN');
  if (row.outcome) throw new Refusal('CHANGED_ELSEWHERE');
  return row;
}

/** @throws Refusal NOT_FOUND */
async function ownerOf(db: Database, enquiryId: string): Promise<string | null> {
  const owner = await findEnquiryOwner(db, enquiryId);
  if (owner === undefined) throw new Refusal('NOT_FOUND');
  return owner;
}

/** @throws Refusal NOT_FOUND, RECOVERY_NOT_HERE, RECOVERY_RUNNING; INVALID_INPUT where only a recovery will do */
async function askToTie(
  needs: Needs,
  tx: Transaction,
  act: Act,
  row: MatchCaseRow,
  personId: string,
  remark: string,
) {
  if (!(await holdRecord(tx, personId, row.personId))) throw new Refusal('NOT_FOUND');
  // The applicant may have claimed a record by themselves until it was held.
  const applicant = (await findMatchCase(tx, row.enquiryId))?.personId;
  if (applicant !== row.personId) throw new Refusal('NOT_FOUND');
  await look(tx, act, row.enquiryId, personId, remark);
  const record = { personId, hasInCommon: await hasInCommon(tx, personId, row) };
  const way = (await listTieWays(tx, [record], act.now)).get(personId);
  if (way === 'not-here') throw new Refusal('RECOVERY_NOT_HERE');
  if (way !== 'tie') throw new Refusal('INVALID_INPUT', { fields: [{ path: '/personId', code: 'INVALID' }] });
  const { enquiryId, accountId } = row;
  await needs.access.start(tx, act, { kind: 'tie', personId, accountId, enquiryId, remark });
}

/** The case with the applicant in it, whose data is logged as seen; also where it answers a decision. */
async function shown(needs: Needs, tx: Transaction, act: Act, row: MatchCaseRow): Promise<MatchCase> {
  await look(tx, act, row.enquiryId, row.personId, null);
  const access = await needs.access.newestOfMatch(tx, act, row.enquiryId);
  if (access) await look(tx, act, row.enquiryId, access.personId, null);
  return caseOf(row, access?.row ?? null);
}

async function signInsOf(needs: Needs, db: Database, act: Act, personId: string) {
  const signIns = (await listSignIns(db, personId)).map((one) => ({
    ...one,
    tiedAt: one.tiedAt?.toISOString() ?? null,
    canBeUntied: one.provenBy === 'birth-date' || one.provenBy === 'staff',
  }));
  return { signIns, untying: await needs.access.newestUntying(db, act, personId) };
}

async function finishJoining(needs: Needs, tx: Transaction, row: MatchCaseRow, now: Date) {
  const { personId, accountId, emails, phone, declarations, textVersion, signInReference } = row;
  if (row.isNumberTaken) throw new Refusal('NUMBER_TAKEN');
  if (!declarations || !textVersion || !signInReference) throw new Refusal('NOT_FOUND');
  const applicant = { personId, accountId, signIn: { emails, phone }, signInReference };
  const declared = { ...declarations, textVersion };
  // The evidence is written now, of words that were read then.
  await setAgreedLanguage(tx, row.textLanguage);
  const isDone = await needs.joining.approve(tx, applicant, declared, { joinedAt: row.askedAt, now });
  if (!isDone) throw new Refusal('CHANGED_ELSEWHERE');
}

/** @throws Refusal NOT_FOUND */
const getCase = (needs: Needs, db: Database, act: Act, enquiryId: string): Promise<MatchCase | null> =>
  inTransaction(db, async (tx) => {
    const owner = await ownerOf(tx, enquiryId);
    const row = owner ? await findMatchCase(tx, enquiryId) : undefined;
    return row ? shown(needs, tx, act, row) : null;
  });

/** @throws Refusal NOT_FOUND, FORBIDDEN, CHANGED_ELSEWHERE, TOO_MANY_LOOKS */
async function search(tx: Transaction, act: Act, enquiryId: string, search: MatchSearch) {
  const row = await holdUndecided(tx, act, enquiryId);
  const windowEnds = new Date(act.now.getTime() + 3_600_000);
  const searches = await countAttempt(tx, `match-search:${act.actor.personId}`, act.now, windowEnds);
  if (searches > searchesPerHour) throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: 3600 });
  const found = (await findRecords(tx, wantedOf(search), row)).sort(
    (one, other) =>
      likeliness(other.matches) - likeliness(one.matches) || one.personId.localeCompare(other.personId),
  );
  const first = found.slice(0, recordsShown);
  const fields: SeenField[] = [...caseFields, 'membership'];
  await logLooks(
    tx,
    act,
    { reason: 'search', subjectId: enquiryId, fields, remark: search.reason },
    first.map(({ personId }) => personId),
  );
  const ways = await listTieWays(tx, first, act.now);
  const records = first.map((one) => recordOf(one, ways.get(one.personId) ?? 'not-here'));
  return { records, isMore: found.length > first.length };
}

/**
 * A link is only requested: the case stays open until a colleague has approved it and it has not been stopped in time.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CHANGED_ELSEWHERE, NUMBER_TAKEN, ENQUIRY_CLOSED, RECOVERY_NOT_HERE,
 *   RECOVERY_RUNNING (of the record, or begun from this case), INVALID_INPUT where only a recovery will do
 */
async function decide(needs: Needs, tx: Transaction, act: Act, enquiryId: string, decision: MatchDecision) {
  const { actor, now } = act;
  const row = await holdUndecided(tx, act, enquiryId);
  const { outcome, reason, message } = decision;
  if (outcome === 'joined' && row.kind !== 'joining') throw new Refusal('NOT_FOUND');
  if (await needs.access.isRunningFor(tx, enquiryId, now)) throw new Refusal('RECOVERY_RUNNING');
  await needs.enquiries.answer(tx, actor, enquiryId, { message, attachments: [] }, now);
  if (outcome === 'linked') {
    await askToTie(needs, tx, act, row, decision.personId, reason);
    return shown(needs, tx, act, row);
  }
  if (outcome === 'joined') await finishJoining(needs, tx, row, now);
  if (outcome === 'refused' && row.kind === 'joining') await needs.joining.letGoOn(tx, row.personId);
  await setDecided(tx, enquiryId, { outcome, by: actor.personId, reason, at: now });
  await needs.jobs.enqueue<TellApplicant>(tx, tellApplicantJob, { enquiryId });
  const decided = await findMatchCase(tx, enquiryId);
  return decided ? shown(needs, tx, act, decided) : null;
}

/** @throws Refusal NOT_FOUND */
const showSignIns = (needs: Needs, db: Database, act: Act, enquiryId: string) =>
  inTransaction(db, async (tx) => {
    const owner = await ownerOf(tx, enquiryId);
    if (owner) await look(tx, act, enquiryId, owner, null);
    return owner ? signInsOf(needs, tx, act, owner) : { signIns: [], untying: null };
  });

/**
 * Asks a colleague to take a wrong sign-in away.
 * @throws Refusal NOT_FOUND, FORBIDDEN, RECOVERY_NOT_HERE, RECOVERY_RUNNING
 */
async function untie(
  needs: Needs,
  tx: Transaction,
  act: Act,
  enquiryId: string,
  asked: { accountId: string; reason: string },
) {
  const { accountId, reason: remark } = asked;
  const personId = await ownerOf(tx, enquiryId);
  if (!personId) throw new Refusal('NOT_FOUND');
  if (accountId === act.actor.accountId) throw new Refusal('FORBIDDEN');
  // Before the look, as where it is tied: the access log has one end, and is held by who wrote last.
  await lockPerson(tx, personId);
  await look(tx, act, enquiryId, personId, remark);
  const { signIns } = await signInsOf(needs, tx, act, personId);
  if (!signIns.some((one) => one.accountId === accountId && one.canBeUntied)) throw new Refusal('NOT_FOUND');
  await needs.access.start(tx, act, { kind: 'untie', personId, accountId, enquiryId, remark });
  return signInsOf(needs, tx, act, personId);
}

function caseOf(row: MatchCaseRow, access: RecoveryRow | null): MatchCase {
  const { kind, name, bornOn, emails, phone, isNumberTaken, outcome, decidedAt, decidedBy: by } = row;
  return {
    kind,
    name,
    bornOn,
    emails,
    phone,
    isNumberTaken,
    askedAt: row.askedAt.toISOString(),
    access,
    decision: outcome && decidedAt && { outcome, at: decidedAt.toISOString(), by, reason: row.reason ?? '' },
  };
}

function recordOf(
  { givenName, familyName, email, phone, hasInCommon: _hasInCommon, ...row }: RecordRow,
  way: MatchRecord['way'],
): MatchRecord {
  return {
    ...row,
    way,
    name: `${givenName} ${familyName}`.trim(),
    ...maskedContact(email, phone),
  };
}
