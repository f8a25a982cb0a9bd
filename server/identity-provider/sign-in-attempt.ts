import type { QueryExecutorProvider } from 'kysely';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FirstStep } from './first-step.ts';
import type { Identifier } from './identifier.ts';
import { findOrCreateAccount } from './idp-accounts.ts';
import type { CodeStore } from './one-time-code.ts';
import type { SecondSteps } from './second-step.ts';
import type { LimitKeeper, SignInCaller, SignInLimits } from './sign-in-limits.ts';

export type SendCode = (to: Identifier, code: string, language: Language) => Promise<void>;
export type CodeRequest =
  | { outcome: 'sent' }
  /** A code was sent a moment ago, and still serves. */
  | { outcome: 'too-soon'; seconds: number; digits: number }
  | { outcome: 'wait'; seconds: number }
  | { outcome: 'not-sent'; error: unknown };
export type CodeTry =
  | { outcome: 'right'; accountId: string; isNew: boolean; kind: Identifier['kind'] }
  /** In the second step: proved, but not this account's. */
  | { outcome: 'of-another' }
  /** In the second step: confirmed, notified, and no second step before then. */
  | { outcome: 'later'; from: Date }
  | { outcome: 'wrong' }
  | { outcome: 'expired' }
  | { outcome: 'wait'; seconds: number };
export type SignInAttempts = ReturnType<typeof createSignInAttempts>;

/** The rules of signing in with a one-time code. Nothing is looked up before the code is right, so known and unknown are alike. */
export function createSignInAttempts(o: {
  db: QueryExecutorProvider;
  clock: Clock;
  codes: CodeStore;
  limits: Pick<SignInLimits, 'resendAfterSeconds'>;
  keeper: LimitKeeper;
  secondSteps: Pick<SecondSteps, 'take'>;
  sendCode: SendCode;
}) {
  const { codes, keeper, limits } = o;
  const secondsSince = (moment: Date) => (o.clock.now().getTime() - moment.getTime()) / 1000;

  return {
    findPending: codes.findPending,

    /** Sends a code for this sign-in. `force`: the person asked for a new one; else one sent a moment ago still serves. */
    async requestCode(
      interaction: string,
      to: Identifier,
      caller: SignInCaller & { language: Language },
      force = false,
    ): Promise<CodeRequest> {
      const pending = await codes.findPending(interaction);
      const isRecent = pending && secondsSince(pending.sent_at) < limits.resendAfterSeconds;
      if (isRecent && pending.identifier === to.value) {
        if (!force) return { outcome: 'sent' };
        return {
          outcome: 'too-soon',
          digits: pending.digits,
          seconds: Math.ceil(limits.resendAfterSeconds - secondsSince(pending.sent_at)),
        };
      }
      const digits = await keeper.digitsFor(caller, to.value);
      if (digits === null) return { outcome: 'wait', seconds: 3600 };
      const seconds = await keeper.takeForSending(caller, to.value);
      if (seconds) return { outcome: 'wait', seconds };
      const code = await codes.issue(interaction, to, digits);
      try {
        await o.sendCode(to, code, caller.language);
        return { outcome: 'sent' };
      } catch (error) {
        await codes.abandon(interaction);
        await keeper.refundSending(caller, to.value, 1, 1);
        return { outcome: 'not-sent', error };
      }
    },

    /**
     * Tries a code. Every try is counted before anything is compared.
     * @param first what has been proved before: this one has to be of the other kind, and of the same account
     */
    async tryCode(
      interaction: string,
      code: string,
      caller: SignInCaller,
      first: FirstStep | null = null,
    ): Promise<CodeTry> {
      const pending = await codes.findPending(interaction);
      if (!pending || pending.kind === first?.kind) return { outcome: 'expired' };
      const { identifier } = pending;
      const counted = await keeper.takeTry(caller, pending);
      if (counted === 'too-short') return { outcome: 'expired' };
      if (counted) return { outcome: 'wait', seconds: counted };

      const redeemed = await codes.redeem(interaction, identifier, code);
      if (redeemed === 'wrong') {
        const locked = await keeper.lockedFor(caller, identifier);
        return locked ? { outcome: 'wait', seconds: locked } : { outcome: 'wrong' };
      }
      if (redeemed === 'expired') return { outcome: 'expired' };

      await keeper.forgetTries(caller, pending, pending.attempts + 1);
      await keeper.refundSending(caller, identifier, pending.codes_sent, pending.address_used + 1);
      const { kind } = pending;
      const value = identifier;
      if (first) {
        const { accountId } = first;
        const taken = await o.secondSteps.take(first, { kind, value });
        if (taken === null) return { outcome: 'of-another' };
        if (taken !== 'counts') return { outcome: 'later', from: taken };
        return { outcome: 'right', accountId, isNew: false, kind };
      }
      const account = await findOrCreateAccount(o.db, { kind, value });
      return { outcome: 'right', accountId: account.id, isNew: account.isNew, kind };
    },
  };
}
