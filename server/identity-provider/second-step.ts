/**
 * What may be the second step. One factor is not enough to bring another: a phone or an address that is typed during a
 * sign-in is confirmed, notified, and counts only after a wait. What has been there long enough, or what the register has
 * known for long enough, counts at once.
 */
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { FirstStep } from './first-step.ts';
import type { Identifier } from './identifier.ts';
import { findAccountById } from './idp-accounts.ts';

/** Decisions of the portal; the provider itself has no member data. */
export type SecondFactors = {
  /** One that has been known to be theirs for long. */
  findProven(subject: string, kind: Identifier['kind']): Promise<string | null>;
  /** Sent to all current contact points, and usable at once. */
  addProven(subject: string, identifier: Identifier): Promise<void>;
  /** Sent to all current contact points. @returns from when it counts; null where it is another's */
  ask(subject: string, identifier: Identifier): Promise<Date | null>;
};

/** How long a new or changed factor does not count. */
const waitMs = 48 * 3_600_000;
/** A number that has not been typed for this time may have a new owner. */
const staleMs = 365 * 86_400_000;

export type SecondStep =
  /** A code goes there. */
  | { way: 'code'; to: Identifier }
  /** There is one, and it counts from then. */
  | { way: 'wait'; kind: Identifier['kind']; from: Date }
  | { way: 'type'; kind: Identifier['kind'] };
export type SecondSteps = ReturnType<typeof createSecondSteps>;

export function createSecondSteps(db: QueryExecutorProvider, clock: Clock, factors: SecondFactors) {
  const otherKind = (first: FirstStep) => (first.kind === 'email' ? 'phone' : 'email');

  /** @returns null where the account is gone */
  async function wayOf(first: FirstStep): Promise<SecondStep | null> {
    const account = await findAccountById(db, first.accountId);
    if (!account) return null;
    const kind = otherKind(first);
    const value = account[kind];
    const from = new Date(account[`${kind}Since`].getTime() + waitMs);
    if (value && from <= clock.now()) return { way: 'code', to: { kind, value } };
    const proven = await factors.findProven(first.accountId, kind);
    if (proven) return { way: 'code', to: { kind, value: proven } };
    return value ? { way: 'wait', kind, from } : { way: 'type', kind };
  }

  return {
    wayOf,

    /** After a right code to it. @returns a day for what counts later; null for what is another's */
    async take(first: FirstStep, identifier: Identifier): Promise<'counts' | Date | null> {
      const found = await wayOf(first);
      if (!found || identifier.kind !== otherKind(first) || found.way === 'wait') return null;
      if (found.way === 'type') return factors.ask(first.accountId, identifier);
      if (found.to.value !== identifier.value) return null;
      const account = await findAccountById(db, first.accountId);
      if (account?.[identifier.kind] !== identifier.value)
        await factors.addProven(first.accountId, identifier);
      return 'counts';
    },

    /** Whether the number may have been given to somebody else, and the account has something else to ask by. */
    async isStale({ accountId, kind }: Pick<FirstStep, 'accountId' | 'kind'>): Promise<boolean> {
      const account = kind === 'phone' ? await findAccountById(db, accountId) : null;
      return account?.email != null && clock.now().getTime() - account.phoneUsedAt.getTime() > staleMs;
    },

    /** A sign-in has ended well. */
    async noteUse(accountId: string): Promise<void> {
      await sql`update idp_account set phone_used_at = ${clock.now()} where id = ${accountId}`.execute(db);
    },
  };
}
