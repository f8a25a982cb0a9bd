/**
 * Member service finds out whose record an account belongs to. Every look at a record is logged in the transaction of
 * the look; who decides cannot be who asked.
 */
import type { SeenField } from '#contract/desk-person-endpoints.ts';
import type { MatchCase, MatchDecision, MatchRecord, MatchSearch } from '#contract/match-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { JoiningService } from '../joining/joining-service.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import type { ClaimService } from '../verification/claim-service.ts';
import {
  findEnquiryOwner,
  findMatchCase,
  findMatchCaseForChange,
  type MatchCaseRow,
  reopenMatchCases,
  setDecided,
} from './match-case-repository.ts';
import {
  countSearch,
  findRecords,
  holdRecord,
  listSignIns,
  type RecordRow,
} from './match-record-repository.ts';
import { likeliness, maskedContact, recordsShown, searchesPerHour, wantedOf } from './match-rules.ts';

/** The applicant may not be reached where the record says: they are told where they signed in. Carries ids only. */
export const tellApplicantJob = { name: 'tell-applicant-of-match' };
export type TellApplicant = { enquiryId: string };

const caseFields: SeenField[] = ['name', 'birth-date', 'contact-points'];

export type Act = { actor: Actor; now: Date; requestId: string };
export type MatchDeskService = ReturnType<typeof createMatchDeskService>;

export function createMatchDeskService(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  enquiries: Pick<EnquiryService, 'answer'>;
  claims: Pick<ClaimService, 'tieAccount' | 'untieAccount'>;
  joining: Pick<JoiningService, 'approve' | 'letGoOn'>;
}) {
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

  async function link(tx: Transaction, act: Act, row: MatchCaseRow, personId: string, reason: string) {
    if (!(await holdRecord(tx, personId, row.personId))) throw new Refusal('NOT_FOUND');
    await look(tx, act, row.enquiryId, personId, reason);
    const { accountId, emails, phone, enquiryId } = row;
    await needs.claims.tieAccount(
      tx,
      { accountId, personId, contact: { emails, phone }, provenBy: 'staff' },
      { enquiryId, actorId: act.actor.personId, reason },
      act.now,
    );
  }

  async function finishJoining(tx: Transaction, row: MatchCaseRow, now: Date) {
    const { personId, accountId, emails, phone, declarations, textVersion, signInReference } = row;
    if (row.isNumberTaken) throw new Refusal('NUMBER_TAKEN');
    if (!declarations || !textVersion || !signInReference) throw new Refusal('NOT_FOUND');
    const applicant = { personId, accountId, signIn: { emails, phone }, signInReference };
    const declared = { endorsesPurpose: declarations.endorsesPurpose, textVersion };
    const isDone = await needs.joining.approve(tx, applicant, declared, { joinedAt: row.askedAt, now });
    if (!isDone) throw new Refusal('CHANGED_ELSEWHERE');
  }

  return {
    /** @throws Refusal NOT_FOUND */
    getCase: (db: Database, act: Act, enquiryId: string): Promise<MatchCase | null> =>
      inTransaction(db, async (tx) => {
        const owner = await ownerOf(tx, enquiryId);
        const row = owner ? await findMatchCase(tx, enquiryId) : undefined;
        if (row) await look(tx, act, enquiryId, row.personId, null);
        return row ? caseOf(row) : null;
      }),

    /** @throws Refusal NOT_FOUND, FORBIDDEN, CHANGED_ELSEWHERE, TOO_MANY_LOOKS */
    async search(tx: Transaction, act: Act, enquiryId: string, search: MatchSearch) {
      const row = await holdUndecided(tx, act, enquiryId);
      if ((await countSearch(tx, act.actor.personId, act.now)) > searchesPerHour)
        throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: 3600 });
      const found = (await findRecords(tx, wantedOf(search), row.personId)).sort(
        (one, other) =>
          likeliness(other.matches) - likeliness(one.matches) || one.personId.localeCompare(other.personId),
      );
      const shown = found.slice(0, recordsShown);
      const fields: SeenField[] = [...caseFields, 'membership'];
      await logLooks(
        tx,
        act,
        { reason: 'search', subjectId: enquiryId, fields, remark: search.reason },
        shown.map(({ personId }) => personId),
      );
      return { records: shown.map(recordOf), isMore: found.length > shown.length };
    },

    /**
     * The answer is written first, while the enquiry is the applicant's; after a tie both are the member's.
     * @throws Refusal NOT_FOUND, FORBIDDEN, CHANGED_ELSEWHERE, NUMBER_TAKEN, ENQUIRY_CLOSED
     */
    async decide(
      tx: Transaction,
      act: Act,
      enquiryId: string,
      decision: MatchDecision,
    ): Promise<MatchCase | null> {
      const { actor, now } = act;
      const row = await holdUndecided(tx, act, enquiryId);
      const { outcome, reason, message } = decision;
      if (outcome === 'joined' && row.kind !== 'joining') throw new Refusal('NOT_FOUND');
      await needs.enquiries.answer(tx, actor, enquiryId, { message, attachments: [] }, false, now);
      if (outcome === 'linked') await link(tx, act, row, decision.personId, reason);
      if (outcome === 'joined') await finishJoining(tx, row, now);
      if (outcome === 'refused' && row.kind === 'joining') await needs.joining.letGoOn(tx, row.personId);
      await setDecided(tx, enquiryId, { outcome, by: actor.personId, reason, at: now });
      await needs.jobs.enqueue<TellApplicant>(tx, tellApplicantJob, { enquiryId });
      const decided = await findMatchCase(tx, enquiryId);
      return decided ? caseOf(decided) : null;
    },

    /** @throws Refusal NOT_FOUND */
    listSignIns: (db: Database, act: Act, enquiryId: string) =>
      inTransaction(db, async (tx) => {
        const owner = await ownerOf(tx, enquiryId);
        if (owner) await look(tx, act, enquiryId, owner, null);
        return owner ? signInsOf(tx, owner) : [];
      }),

    /** @throws Refusal NOT_FOUND, FORBIDDEN */
    async untie(
      tx: Transaction,
      act: Act,
      enquiryId: string,
      untying: { accountId: string; reason: string },
    ) {
      const { actor, now } = act;
      const personId = await ownerOf(tx, enquiryId);
      if (!personId) throw new Refusal('NOT_FOUND');
      if (untying.accountId === actor.accountId) throw new Refusal('FORBIDDEN');
      await look(tx, act, enquiryId, personId, untying.reason);
      const tie = { accountId: untying.accountId, personId };
      const by = { enquiryId, actorId: actor.personId, reason: untying.reason };
      if (!(await needs.claims.untieAccount(tx, tie, by, now))) throw new Refusal('NOT_FOUND');
      await reopenMatchCases(tx, untying.accountId);
      return signInsOf(tx, personId);
    },
  };
}

async function signInsOf(db: Database, personId: string) {
  const signIns = await listSignIns(db, personId);
  return signIns.map((one) => ({
    ...one,
    tiedAt: one.tiedAt?.toISOString() ?? null,
    canBeUntied: one.provenBy === 'birth-date' || one.provenBy === 'staff',
  }));
}

function caseOf(row: MatchCaseRow): MatchCase {
  const { kind, name, bornOn, emails, phone, isNumberTaken, outcome, decidedAt, decidedBy: by } = row;
  return {
    ...{ kind, name, bornOn, emails, phone, isNumberTaken, askedAt: row.askedAt.toISOString() },
    decision: outcome && decidedAt && { outcome, at: decidedAt.toISOString(), by, reason: row.reason ?? '' },
  };
}

function recordOf({ givenName, familyName, email, phone, ...row }: RecordRow): MatchRecord {
  return {
    ...row,
    name: `${givenName} ${familyName}`.trim(),
    ...maskedContact(email, phone),
  };
}
