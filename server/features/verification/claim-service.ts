/** Claiming the record that the register has of somebody. Nothing is said of a record that is not proven. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Claim, ClaimOutcome, MatchRequest } from '#contract/verification-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { StartMatchCase } from '../matching/match-case-service.ts';
import { listClaimable } from '../record-access/record-access-service.ts';
import {
  addPlaceholder,
  addTie,
  type Brought,
  fillContact,
  findBrought,
  hasPerson,
  moveBack,
  removeTie,
  setContactUnproven,
} from './account-tie-repository.ts';
import {
  isProven,
  linkPerson,
  listCandidates,
  listPlaceholders,
  mergePlaceholder,
  setContactProven,
} from './claim-repository.ts';
import { type Candidate, claimsPerDay, normalisedContact, provenCandidate } from './verification-rules.ts';

export const tellOfClaimJob = { name: 'tell-of-claim' };
export const tellOfUntyingJob = { name: 'tell-of-untying' };
export type TellOfClaim = { personId: string };

type Tie = {
  accountId: string;
  personId: string;
  /** What the sign-in has proven. */
  contact: Brought['contact'];
  provenBy: 'birth-date' | 'staff';
  /** Those who must hear of it hear it in other words. */
  isToldElsewhere?: boolean;
};
export type TiedBy = { enquiryId: string | null; actorId: string | null; reason: string | null };
const byThemselves: TiedBy = { enquiryId: null, actorId: null, reason: null };

export type ClaimService = ReturnType<typeof createClaimService>;

/**
 * @param needs.words what a match request says: it is an enquiry, and stands in the person's own list too
 * @param needs.accountProven the account is no longer one that joins; its name loses the marker
 */
export function createClaimService(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  secret: Buffer;
  enquiries: Pick<EnquiryService, 'send'>;
  startMatchCase: StartMatchCase;
  words(request: MatchRequest & { contact: string[] }): { subject: string; message: string };
  accountProven(tx: Transaction, proven: { accountId: string; personId: string }): Promise<void>;
}) {
  const key = Buffer.from(hkdfSync('sha256', needs.secret, '', 'claim attempts', 32));
  const subjectOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  async function isAllowed(tx: Transaction, subject: string, now: Date): Promise<boolean> {
    const windowEnds = new Date(now.getTime() + 86_400_000);
    return (await countAttempt(tx, subjectOf(subject), now, windowEnds)) <= claimsPerDay;
  }

  /**
   * Ties an account to a record. What the account had goes with it; every contact point of the record is told.
   * @param by who of member service did it, with which enquiry and why; nobody where the person has proven it
   * @returns false where it was tied already
   */
  async function tieAccount(tx: Transaction, tie: Tie, by: TiedBy, now: Date): Promise<boolean> {
    const { accountId, personId, contact, provenBy } = tie;
    if (!(await linkPerson(tx, accountId, personId, provenBy))) return false;
    const placeholders = await listPlaceholders(tx, accountId, personId);
    const brought = await findBrought(tx, placeholders, contact);
    for (const placeholder of placeholders) await mergePlaceholder(tx, placeholder, personId);
    // Before anything is filled in: those that the record had must hear of it.
    if (provenBy === 'staff') await fillContact(tx, personId, contact);
    await setContactProven(tx, personId, contact, now);
    await addTie(tx, { accountId, personId, isTied: true, provenBy, ...by, brought, at: now });
    if (!tie.isToldElsewhere) await needs.jobs.enqueue<TellOfClaim>(tx, tellOfClaimJob, { personId });
    await needs.accountProven(tx, { accountId, personId });
    return true;
  }

  return {
    /** The same answer, and the same work, whether there is no such record, something typed is wrong, or it may not be claimed. */
    async claim(tx: Transaction, actor: Actor, typed: Claim, now: Date): Promise<ClaimOutcome> {
      if (!(await isAllowed(tx, `account ${actor.accountId}`, now))) return 'too-many';
      const compared: Candidate[] = [];
      const candidates = await listCandidates(tx, contactOf(actor));
      const claimable = await listClaimable(
        tx,
        candidates.map(({ personId }) => personId),
        now,
      );
      for (const candidate of candidates) {
        if (await isAllowed(tx, `record ${candidate.personId}`, now)) compared.push(candidate);
      }
      if (candidates.length === 0) await isAllowed(tx, `no record ${actor.accountId}`, now);
      const proven = provenCandidate(compared, typed);
      if (!proven) return 'not-found';
      const { accountId } = actor;
      // Sent twice: it is theirs by now.
      if (await isProven(tx, accountId, proven.personId)) return 'linked';
      if (!claimable.has(proven.personId)) return 'not-found';
      const tie = { accountId, personId: proven.personId, contact: contactOf(actor) };
      await tieAccount(tx, { ...tie, provenBy: 'birth-date' }, byThemselves, now);
      return 'linked';
    },

    tieAccount,

    /**
     * Undoes a claim that was not theirs: the account gets its own person again, with what it had brought. What was
     * changed meanwhile in the other's name stays: member service looks at it with the member.
     * @returns false where the account is not tied to the person by a claim
     */
    async untieAccount(
      tx: Transaction,
      { accountId, personId }: { accountId: string; personId: string },
      by: TiedBy,
      now: Date,
    ): Promise<boolean> {
      const brought = await removeTie(tx, accountId, personId);
      if (brought === undefined) return false;
      if (brought) await setContactUnproven(tx, personId, brought.contact);
      if ((brought && brought.enquiries.length > 0) || !(await hasPerson(tx, accountId))) {
        const own = await addPlaceholder(tx, accountId, brought, now);
        if (brought) await moveBack(tx, brought, personId, own);
        await needs.jobs.enqueue<TellOfClaim>(tx, tellOfUntyingJob, { personId: own });
      }
      const untied = { accountId, personId, isTied: false, provenBy: null, brought: null };
      await addTie(tx, { ...untied, ...by, at: now });
      await needs.jobs.enqueue<TellOfClaim>(tx, tellOfUntyingJob, { personId });
      return true;
    },

    /** @throws Refusal TOO_MANY_ENQUIRIES */
    async requestMatch(tx: Transaction, actor: Actor, request: MatchRequest, now: Date) {
      const { emails, phone } = contactOf(actor);
      const contact = phone ? [...emails, phone] : emails;
      const enquiry = { topic: 'membership' as const, ...needs.words({ ...request, contact }) };
      const receipt = await needs.enquiries.send(tx, actor, enquiry, now, 'match-request');
      const { name, bornOn } = request;
      await needs.startMatchCase(tx, {
        ...{ enquiryId: receipt.id, kind: 'claim', accountId: actor.accountId, name, bornOn, emails, phone },
        ...{ evidence: null, askedAt: now },
      });
      return receipt;
    },
  };
}

/** What the identity provider has verified. */
function contactOf({ signIn }: Actor): { emails: string[]; phone: string | null } {
  return {
    emails: signIn.emails.map((email) => normalisedContact('email', email)),
    phone: signIn.phone && normalisedContact('phone', signIn.phone),
  };
}
