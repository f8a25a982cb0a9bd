/** Where answers to a unit's letters go. An address is used when its link has been opened. */
import type { ReplyAddress } from '#contract/reply-address-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { createLinkCodes } from '#server/platform/link-codes.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getActingIn } from '../offices/office-service.ts';
import { clearReplyAddress, findReplyAddress, setPending, takeProven } from './reply-address-repository.ts';

/** Carries the unit: its one pending address is found when the letter leaves. */
export const proveReplyAddressJob = { name: 'prove-reply-address' };
export type ProveReplyAddress = { unitId: string };

const lastsMs = 7 * 86_400_000;
const linksPerDay = 5;

/** The code of a link, a new one for each request. */
export function createReplyCodes(secret: Buffer) {
  const { codeOf, hashOf } = createLinkCodes(secret, 'reply address');
  return {
    /** @param kept the hash that was stored of it */
    codeOf: (unitId: string, askedAt: Date, kept?: Buffer | null): string =>
      codeOf(`${unitId} ${askedAt.getTime()}`, kept),
    hashOf,
  };
}

type By = { actor: Actor; now: Date };
export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

export function createReplyAddresses(needs: { jobs: Pick<Jobs, 'enqueue'>; secret: Buffer }) {
  const codes = createReplyCodes(needs.secret);

  /** @throws Refusal NOT_FOUND */
  async function show(db: Database | Transaction, unitId: string, now: Date): Promise<ReplyAddress> {
    const row = await findReplyAddress(db, unitId);
    if (!row) throw new Refusal('NOT_FOUND');
    const { email, pendingEmail, askedAt, expiresAt } = row;
    return {
      email,
      pending:
        pendingEmail === null || !askedAt
          ? null
          : {
              email: pendingEmail,
              isSent: expiresAt !== null,
              askedAt: askedAt.toISOString(),
              isExpired: expiresAt !== null && expiresAt <= now,
            },
    };
  }

  return {
    show,

    /** @throws Refusal NOT_FOUND, TOO_MANY_MESSAGES */
    async set(tx: Transaction, unitId: string, email: string, now: Date): Promise<ReplyAddress> {
      await show(tx, unitId, now);
      if (email === '') {
        await clearReplyAddress(tx, unitId);
        return show(tx, unitId, now);
      }
      const until = new Date(now.getTime() + 86_400_000);
      if ((await countAttempt(tx, `reply-address:${unitId}`, now, until)) > linksPerDay)
        throw new Refusal('TOO_MANY_MESSAGES', { retryAfterSeconds: 86_400 });
      const proof = {
        hash: codes.hashOf(codes.codeOf(unitId, now)),
        expiresAt: new Date(now.getTime() + lastsMs),
      };
      await setPending(tx, { unitId, email: email.toLowerCase(), at: now, proposedBy: null, proof });
      await needs.jobs.enqueue<ProveReplyAddress>(tx, proveReplyAddressJob, { unitId });
      return show(tx, unitId, now);
    },

    /** @throws Refusal NOT_FOUND, FORBIDDEN */
    async seen(db: Database, { actor, now }: By, unitId: string): Promise<ReplyAddress> {
      await getActingIn(db, actor.personId, unitId, norwegianDay(now), 'write');
      return show(db, unitId, now);
    },

    /** @throws Refusal NOT_FOUND, FORBIDDEN */
    async propose(tx: Transaction, { actor, now }: By, unitId: string, email: string): Promise<ReplyAddress> {
      await getActingIn(tx, actor.personId, unitId, norwegianDay(now), 'write');
      const proposal = {
        unitId,
        email: email.toLowerCase(),
        at: now,
        proposedBy: actor.personId,
        proof: null,
      };
      await setPending(tx, proposal);
      return show(tx, unitId, now);
    },

    async prove(tx: Transaction, code: string, now: Date): Promise<{ outcome: 'proven' | 'gone' }> {
      return { outcome: (await takeProven(tx, codes.hashOf(code), now)) ? 'proven' : 'gone' };
    },
  };
}
