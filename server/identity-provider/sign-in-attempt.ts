import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { AttemptCounter, Limit } from './attempt-counter.ts';
import type { FirstStep } from './first-step.ts';
import type { Identifier } from './identifier.ts';
import { networkOf } from './identifier.ts';
import { addToAccount, findOrCreateAccount } from './idp-accounts.ts';
import type { CodeStore } from './one-time-code.ts';

/** How often codes are sent and tried. A sign-in that succeeds gives back what it used: only failures add up. */
export type SignInLimits = {
  perAddress: Limit;
  codesPerHour: Limit;
  codesPerDay: Limit;
  /** Wrong codes of one identifier, however many codes were sent; then it is locked. */
  tries: Limit;
  resendAfterSeconds: number;
};

export const defaultSignInLimits: SignInLimits = {
  perAddress: { limit: 25, windowSeconds: 5 * 60 },
  codesPerHour: { limit: 5, windowSeconds: 3600 },
  codesPerDay: { limit: 10, windowSeconds: 86_400 },
  tries: { limit: 6, windowSeconds: 15 * 60, lock: true },
  resendAfterSeconds: 30,
};

export type SendCode = (to: Identifier, code: string) => Promise<void>;
export type CodeRequest =
  | { outcome: 'sent' }
  /** A code was sent a moment ago, and still serves. */
  | { outcome: 'too-soon'; seconds: number }
  | { outcome: 'wait'; seconds: number }
  | { outcome: 'not-sent'; error: unknown };
export type CodeTry =
  | { outcome: 'right'; accountId: string; isNew: boolean; kind: Identifier['kind'] }
  /** In the second step: proved, but not this account's. */
  | { outcome: 'of-another' }
  | { outcome: 'wrong' }
  | { outcome: 'expired' }
  | { outcome: 'wait'; seconds: number };
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/** The rules of signing in with a one-time code. Nothing is looked up before the code is right, so known and unknown are alike. */
export function createSignInAttempts(o: {
  db: QueryExecutorProvider;
  clock: Clock;
  codes: CodeStore;
  counter: AttemptCounter;
  limits: SignInLimits;
  sendCode: SendCode;
}) {
  const { codes, counter, limits } = o;
  const addressSubject = (address: string) => `address ${networkOf(address)}`;
  const subjects = (identifier: string) => ({
    hour: `codes-hour ${identifier}`,
    day: `codes-day ${identifier}`,
    tries: `tries ${identifier}`,
  });
  const secondsSince = (moment: Date) => (o.clock.now().getTime() - moment.getTime()) / 1000;

  /** Uses one of each limit, or none at all. Zero, or the seconds to wait. */
  async function takeForSending(address: string, identifier: string): Promise<number> {
    const subject = subjects(identifier);
    const locked = await counter.wait(subject.tries, limits.tries);
    if (locked) return locked;
    const taken: string[] = [];
    for (const [name, limit] of [
      [addressSubject(address), limits.perAddress],
      [subject.hour, limits.codesPerHour],
      [subject.day, limits.codesPerDay],
    ] as const) {
      const seconds = await counter.take(name, limit);
      if (seconds) {
        for (const earlier of taken) await counter.refund(earlier, 1);
        return seconds;
      }
      taken.push(name);
    }
    return 0;
  }

  return {
    findPending: codes.findPending,

    /** Sends a code for this sign-in. `force`: the person asked for a new one; else one sent a moment ago still serves. */
    async requestCode(
      interaction: string,
      to: Identifier,
      address: string,
      force = false,
    ): Promise<CodeRequest> {
      const pending = await codes.findPending(interaction);
      const isRecent = pending && secondsSince(pending.sent_at) < limits.resendAfterSeconds;
      if (isRecent && pending.identifier === to.value) {
        if (!force) return { outcome: 'sent' };
        return {
          outcome: 'too-soon',
          seconds: Math.ceil(limits.resendAfterSeconds - secondsSince(pending.sent_at)),
        };
      }
      const seconds = await takeForSending(address, to.value);
      if (seconds) return { outcome: 'wait', seconds };
      const code = await codes.issue(interaction, to);
      try {
        await o.sendCode(to, code);
        return { outcome: 'sent' };
      } catch (error) {
        await codes.abandon(interaction);
        const subject = subjects(to.value);
        for (const name of [addressSubject(address), subject.hour, subject.day])
          await counter.refund(name, 1);
        return { outcome: 'not-sent', error };
      }
    },

    /**
     * Tries a code of six digits. Every try is counted before anything is compared.
     * @param first what has been proved before: this one has to be of the other kind, and of the same account
     */
    async tryCode(
      interaction: string,
      code: string,
      address: string,
      first: FirstStep | null = null,
    ): Promise<CodeTry> {
      const pending = await codes.findPending(interaction);
      if (!pending || pending.kind === first?.kind) return { outcome: 'expired' };
      const subject = subjects(pending.identifier);
      const seconds =
        (await counter.take(addressSubject(address), limits.perAddress)) ||
        (await counter.take(subject.tries, limits.tries));
      if (seconds) return { outcome: 'wait', seconds };

      const redeemed = await codes.redeem(interaction, pending.identifier, code);
      if (redeemed === 'wrong') {
        const locked = await counter.wait(subject.tries, limits.tries);
        return locked ? { outcome: 'wait', seconds: locked } : { outcome: 'wrong' };
      }
      if (redeemed === 'expired') return { outcome: 'expired' };

      await counter.forget(subject.tries);
      await counter.refund(subject.hour, pending.codes_sent);
      await counter.refund(subject.day, pending.codes_sent);
      await counter.refund(addressSubject(address), pending.address_used + 1);
      const { kind, identifier: value } = pending;
      if (first) {
        const { accountId } = first;
        if (!(await addToAccount(o.db, accountId, { kind, value }))) return { outcome: 'of-another' };
        return { outcome: 'right', accountId, isNew: false, kind };
      }
      const account = await findOrCreateAccount(o.db, { kind, value });
      return { outcome: 'right', accountId: account.id, isNew: account.isNew, kind };
    },
  };
}
