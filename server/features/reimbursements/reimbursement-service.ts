/**
 * Money that somebody elected has laid out: claimed with receipts, decided and paid by another. Each look at a claim is
 * logged, and each act is kept with who and when.
 */
import { randomUUID } from 'node:crypto';
import type { NewReimbursement } from '#contract/new-reimbursement.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type {
  NewReimbursementAct,
  OwnReimbursement,
  Reimbursement,
  ReimbursementList,
} from '#contract/reimbursement-endpoints.ts';
import {
  decidesReimbursements,
  type ReimbursementAct,
  reimbursementLimits,
  stateAfter,
} from '#contract/reimbursement-values.ts';
import { readTypedAmount } from '#contract/values/typed-amount.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fileToSend, getClaimFile, sendAttachments } from '../attachments/attachment-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { getActingIn, offices, unitsAmong } from '../offices/office-service.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { listStaff } from '../staff-desk/staff-member-service.ts';
import {
  addClaim,
  addClaimEvent,
  type ClaimRow,
  changeClaim,
  claimsShown,
  findClaim,
  listClaims,
  listClaimsOf,
  listClaimsOfUnit,
} from './reimbursement-repository.ts';
import {
  canBePaidOn,
  claimNumber,
  claimsPerDay,
  decidersOf,
  eventOf,
  needsNote,
} from './reimbursement-rules.ts';
import { listed, logClaim, showClaim, showOwn } from './reimbursement-shown-service.ts';

const dayMs = 86_400_000;
type Some = Database | Transaction;
type By = { actor: Actor; now: Date; requestId: string };
/** For the unit that somebody is elected in, or for the whole organisation. */
type Deciding = {
  as: 'unit' | 'organisation';
  /** @throws Refusal NOT_FOUND where the reader may not decide it */
  open(db: Some, by: By, claim: ClaimRow | undefined): Promise<ClaimRow>;
};

export type Reimbursements = ReturnType<typeof createReimbursements>;

export function createReimbursements(needs: { announce: Announce }) {
  return {
    ...ofClaimant(needs),
    inUnit: { list: listInUnit, ...ofDecider(needs, { as: 'unit', open: openInUnit }) },
    inOrganisation: {
      list: listInOrganisation,
      ...ofDecider(needs, { as: 'organisation', open: openInOrganisation }),
    },
  };
}

/** What somebody elected does, and sees of their own also when the office is over. */
function ofClaimant({ announce }: { announce: Announce }) {
  return {
    /** @throws Refusal NOT_FOUND, INVALID_INPUT for a day to come or a file that is not ready, TOO_MANY_ENQUIRIES */
    async claim(tx: Transaction, { actor, now }: By, unitId: string, claim: NewReimbursement) {
      const today = norwegianDay(now);
      await getActingIn(tx, actor.personId, unitId, today);
      if (claim.spentOn > today) throw invalid('/spentOn');
      const { personId } = actor;
      const ends = new Date(now.getTime() + dayMs);
      if ((await countAttempt(tx, `reimbursement:${personId}`, now, ends)) > claimsPerDay)
        throw new Refusal('TOO_MANY_ENQUIRIES', { retryAfterSeconds: dayMs / 1000 });
      const id = randomUUID();
      const { attachments: ids, amount, ...typed } = claim;
      const amountOre = readTypedAmount(amount) ?? 0;
      const { name: claimantName } = actor;
      const sequence = await addClaim(tx, {
        ...typed,
        id,
        unitId,
        personId,
        claimantName,
        amountOre,
        sentAt: now,
      });
      const form = `reimbursement.${unitId}`;
      await sendAttachments(tx, { ids, ownerId: personId, form, claimId: id });
      await discardSentDraft(tx, personId, form);
      await addEvent(tx, actor, { claimId: id, kind: 'sent', note: '', actedAs: 'sender', at: now });
      const deciders = await findDeciders(tx, { unitId, personId }, today);
      const kind = deciders.length > 0 ? 'reimbursement-waits' : 'reimbursement-organisation';
      for (const decider of deciders.length > 0 ? deciders : await findTreasurers(tx, personId))
        await announce(tx, { personId: decider, kind, subjectId: unitId, now });
      return { id, number: claimNumber(today, sequence), receivedAt: now.toISOString(), answerBy: null };
    },

    async listOwn(db: Database, { actor }: By): Promise<{ claims: OwnReimbursement[] }> {
      return { claims: await showOwn(db, await listClaimsOf(db, actor.personId)) };
    },
  };
}

/** What the one who decides reads and does. */
function ofDecider({ announce }: { announce: Announce }, { as, open }: Deciding) {
  async function show(tx: Transaction, by: By, claim: ClaimRow): Promise<Reimbursement> {
    const { whole, namedIds } = await showClaim(tx, claim);
    await logClaim(tx, by, as, claim, namedIds);
    return whole;
  }

  return {
    /** @throws Refusal NOT_FOUND */
    read: (db: Database, by: By, id: string): Promise<Reimbursement> =>
      inTransaction(db, async (tx) => show(tx, by, await open(tx, by, await findClaim(tx, id)))),

    /** @throws Refusal NOT_FOUND */
    async getFile(db: Database, by: By, id: string) {
      const file = await inTransaction(db, async (tx) => {
        const { claimId, ...found } = await getClaimFile(tx, id);
        await logClaim(tx, by, as, await open(tx, by, await findClaim(tx, claimId)));
        return found;
      });
      return fileToSend(db, file);
    },

    /**
     * @throws Refusal NOT_FOUND also for one's own; CHANGED_ELSEWHERE where another has acted meanwhile, or the claim
     *   does not stand so that this can be done; INVALID_INPUT without the note or the day that the act needs
     */
    async act(tx: Transaction, by: By, id: string, doing: NewReimbursementAct): Promise<Reimbursement> {
      const claim = await open(tx, by, await findClaim(tx, id, { hold: true }));
      const { act, version } = doing;
      const state = stateAfter(claim.state, act);
      // What is in a file for the bank is paid, or taken out, with the file.
      const isBound = claim.paymentFileId !== null && claim.state === 'approved';
      if (claim.version !== version || !state || isBound) throw new Refusal('CHANGED_ELSEWHERE');
      const paidOn = act === 'pay' ? dayOfPayment(doing, claim, norwegianDay(by.now)) : claim.paidOn;
      const note = needsNote(act) ? doing.note : '';
      if (needsNote(act) && note.length < reimbursementLimits.note.minimum) throw invalid('/note');
      await changeClaim(tx, id, { state, paidOn, at: by.now });
      await addEvent(tx, by.actor, {
        claimId: id,
        kind: eventOf[act],
        note,
        actedAs: as,
        at: by.now,
      });
      const { personId } = claim;
      if (personId) await announce(tx, { personId, kind: noticeOf[act], subjectId: id, now: by.now });
      return show(tx, by, (await findClaim(tx, id))!);
    },
  };
}

const noticeOf = {
  approve: 'reimbursement-approved',
  return: 'reimbursement-returned',
  reopen: 'reimbursement-changed',
  pay: 'reimbursement-paid',
  correct: 'reimbursement-changed',
} as const satisfies Record<ReimbursementAct, NoticeKind>;

function dayOfPayment({ paidOn }: NewReimbursementAct, { spentOn }: ClaimRow, today: string): string {
  if (!paidOn || !canBePaidOn(paidOn, spentOn, today)) throw invalid('/paidOn');
  return paidOn;
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
async function listInUnit(db: Database, by: By, unitId: string): Promise<ReimbursementList> {
  const { personId } = by.actor;
  const today = norwegianDay(by.now);
  const { roles } = await getActingIn(db, personId, unitId, today);
  if (!decidesReimbursements(roles)) throw new Refusal('FORBIDDEN');
  return showList(db, by, async (tx) => {
    const holders = await listHolders(tx, unitId, today);
    const rows = await listClaimsOfUnit(tx, unitId, personId);
    const own = rows.filter((claim) => decidersOf(claim.personId, holders).includes(personId));
    return listed(own, rows.length > claimsShown, {
      as: 'representative',
      list: 'list-unit-reimbursements',
      subjectId: unitId,
    });
  });
}

const listInOrganisation = (db: Database, by: By): Promise<ReimbursementList> =>
  showList(db, by, async (tx) => {
    const rows = await listClaims(tx, by.actor.personId);
    return listed(rows, rows.length > claimsShown, { list: 'list-reimbursements' });
  });

async function openInUnit(db: Some, { actor, now }: By, claim: ClaimRow | undefined): Promise<ClaimRow> {
  if (!claim) throw new Refusal('NOT_FOUND');
  const { personId, unit } = claim;
  const deciders = await findDeciders(db, { personId, unitId: unit.id }, norwegianDay(now));
  if (!deciders.includes(actor.personId)) throw new Refusal('NOT_FOUND');
  return claim;
}

async function openInOrganisation(_db: Some, { actor }: By, claim: ClaimRow | undefined): Promise<ClaimRow> {
  if (!claim || claim.personId === actor.personId) throw new Refusal('NOT_FOUND');
  return claim;
}

/** Those who hold an office in a unit today, each with all of them. */
async function listHolders(db: Some, unitId: string, today: string) {
  const rows = await offices.listIn(db, unitId, today);
  return [...new Set(rows.map(({ personId }) => personId))].flatMap((personId) =>
    unitsAmong(
      rows.filter((one) => one.personId === personId),
      today,
    ).map(({ roles }) => ({ personId, roles })),
  );
}

const findDeciders = async (
  db: Some,
  { unitId, personId }: { unitId: string; personId: string | null },
  today: string,
): Promise<string[]> => decidersOf(personId, await listHolders(db, unitId, today));

/** Of the organisation, for a claim that no other person in the unit can decide. */
const findTreasurers = async (db: Some, claimantId: string): Promise<string[]> =>
  (await listStaff(db)).flatMap(({ personId, roles }) =>
    roles.includes('treasurer') && personId !== claimantId ? [personId] : [],
  );

/** Kept with who did it. */
export const addEvent = (
  tx: Transaction,
  { personId: actorId, name: actorName }: Actor,
  event: Omit<Parameters<typeof addClaimEvent>[1], 'id' | 'actorId' | 'actorName'>,
): Promise<void> => addClaimEvent(tx, { id: randomUUID(), actorId, actorName, ...event });

const invalid = (path: string): Refusal =>
  new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });
