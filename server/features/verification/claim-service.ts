/** Claiming the record that the register has of somebody. Nothing is said of a record that is not proven. */
import { createHmac, hkdfSync } from 'node:crypto';
import type { Claim, ClaimOutcome, MatchRequest } from '#contract/verification-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import {
  linkPerson,
  listCandidates,
  listPlaceholders,
  mergePlaceholder,
  setContactProven,
} from './claim-repository.ts';
import { type Candidate, claimsPerDay, normalisedContact, provenCandidate } from './verification-rules.ts';

export const tellOfClaimJob = { name: 'tell-of-claim' };
export type TellOfClaim = { personId: string };

export type ClaimService = ReturnType<typeof createClaimService>;

/**
 * @param needs.words what a match request says: it is an enquiry, and stands in the person's own list too
 * @param needs.accountProven the account is no longer one that joins; its name loses the marker
 */
export function createClaimService(needs: {
  jobs: Pick<Jobs, 'enqueue'>;
  secret: Buffer;
  enquiries: Pick<EnquiryService, 'send'>;
  words(request: MatchRequest & { contact: string[] }): { subject: string; message: string };
  accountProven(tx: Transaction, proven: { accountId: string; personId: string }): Promise<void>;
}) {
  const key = Buffer.from(hkdfSync('sha256', needs.secret, '', 'claim attempts', 32));
  const subjectOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  async function isAllowed(tx: Transaction, subject: string, now: Date): Promise<boolean> {
    const windowEnds = new Date(now.getTime() + 86_400_000);
    return (await countAttempt(tx, subjectOf(subject), now, windowEnds)) <= claimsPerDay;
  }

  async function link(tx: Transaction, actor: Actor, { personId }: Candidate, now: Date) {
    const { accountId } = actor;
    if (!(await linkPerson(tx, accountId, personId))) return;
    for (const placeholder of await listPlaceholders(tx, accountId)) {
      await mergePlaceholder(tx, placeholder, personId);
    }
    await setContactProven(tx, personId, contactOf(actor), now);
    await needs.jobs.enqueue<TellOfClaim>(tx, tellOfClaimJob, { personId });
    await needs.accountProven(tx, { accountId, personId });
  }

  return {
    /** The same answer, and the same work, whether there is no such record or something typed is wrong. */
    async claim(tx: Transaction, actor: Actor, typed: Claim, now: Date): Promise<ClaimOutcome> {
      if (!(await isAllowed(tx, `account ${actor.accountId}`, now))) return 'too-many';
      const compared: Candidate[] = [];
      const candidates = await listCandidates(tx, contactOf(actor));
      for (const candidate of candidates) {
        if (await isAllowed(tx, `record ${candidate.personId}`, now)) compared.push(candidate);
      }
      if (candidates.length === 0) await isAllowed(tx, `no record ${actor.accountId}`, now);
      const proven = provenCandidate(compared, typed);
      if (!proven) return 'not-found';
      await link(tx, actor, proven, now);
      return 'linked';
    },

    /** @throws Refusal TOO_MANY_ENQUIRIES */
    requestMatch(tx: Transaction, actor: Actor, request: MatchRequest, now: Date) {
      const { emails, phone } = contactOf(actor);
      const contact = phone ? [...emails, phone] : emails;
      const enquiry = { topic: 'membership' as const, ...needs.words({ ...request, contact }) };
      return needs.enquiries.send(tx, actor, enquiry, now, 'match-request');
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
