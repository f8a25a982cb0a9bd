/** Claiming the record that the register has of somebody. Nothing is said of a record that is not proven. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Claim, ClaimOutcome, MatchRequest } from '#contract/verification-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import { listClaimable } from '../record-access/record-access-service.ts';
import type { AccountTies, TiedBy } from './account-tie-service.ts';
import { isProven, listCandidates } from './claim-repository.ts';
import { type Candidate, claimsPerDay, normalisedContact, provenCandidate } from './verification-rules.ts';

const byThemselves: TiedBy = { enquiryId: null, actorId: null, reason: null };

export type ClaimService = ReturnType<typeof createClaimService>;

/**
 * @param needs.words what a match request says: it is an enquiry, and is in the person's own list too
 */
export function createClaimService(needs: {
  ties: Pick<AccountTies, 'tieAccount'>;
  secret: Buffer;
  enquiries: Pick<EnquiryService, 'send'>;
  recordSought: Events['recordSought'];
  words(
    request: MatchRequest & { contact: string[] },
    language: Language,
  ): { subject: string; message: string };
}) {
  const key = Buffer.from(hkdfSync('sha256', needs.secret, '', 'claim attempts', 32));
  const subjectOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  async function isAllowed(tx: Transaction, subject: string, now: Date): Promise<boolean> {
    const windowEnds = new Date(now.getTime() + 86_400_000);
    return (await countAttempt(tx, subjectOf(subject), now, windowEnds)) <= claimsPerDay;
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
      await needs.ties.tieAccount(tx, { ...tie, provenBy: 'birth-date' }, byThemselves, now);
      return 'linked';
    },

    /** @throws Refusal TOO_MANY_ENQUIRIES */
    async requestMatch(tx: Transaction, actor: Actor, request: MatchRequest, language: Language, now: Date) {
      const { emails, phone } = contactOf(actor);
      const contact = phone ? [...emails, phone] : emails;
      const enquiry = { topic: 'membership' as const, ...needs.words({ ...request, contact }, language) };
      const receipt = await needs.enquiries.send(tx, actor, enquiry, now, 'match-request');
      const { name, bornOn } = request;
      await needs.recordSought(tx, {
        enquiryId: receipt.id,
        kind: 'claim',
        accountId: actor.accountId,
        name,
        bornOn,
        emails,
        phone,
        evidence: null,
        askedAt: now,
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
