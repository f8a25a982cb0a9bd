import type { AttemptCounter, Limit } from './attempt-counter.ts';
import { networkOf } from './identifier.ts';

/**
 * How often codes are sent and tried. A sign-in that succeeds gives back what it used: only failures add up.
 *
 * Limits that lock are for one caller and one identifier: a caller cannot use up another's. What protects an account from
 * all callers together is that codes grow longer while somebody is guessing. The chance of a right guess, for one
 * account and day: 30 of 10^6 + 1,000 of 10^8 + 100,000 of 10^10, and 10 of 10^6 for a known browser = 6 of 10^5.
 */
export type SignInLimits = {
  /** Of one network, whatever it asks for. */
  perAddress: Limit;
  /** Of one caller for one identifier. */
  codesPerHour: Limit;
  codesPerDay: Limit;
  /** Wrong codes of one caller for one identifier, however many codes were sent; then they are locked. */
  tries: Limit;
  /** Codes to one identifier, by all callers; then they are sent one at a time. */
  codesToOne: Limit;
  slowedTo: Limit;
  /** Codes compared in a day for one identifier over all callers, by number of digits. */
  guesses: readonly { digits: number; limit: number }[];
  /** The same for codes of the first length typed in one known browser. */
  guessesOfKnown: number;
  resendAfterSeconds: number;
};

const day = 86_400;
export const defaultSignInLimits: SignInLimits = {
  perAddress: { limit: 25, windowSeconds: 5 * 60 },
  codesPerHour: { limit: 5, windowSeconds: 3600 },
  codesPerDay: { limit: 10, windowSeconds: day },
  tries: { limit: 6, windowSeconds: 15 * 60, lock: true },
  codesToOne: { limit: 20, windowSeconds: 3600 },
  slowedTo: { limit: 1, windowSeconds: 60 },
  guesses: [
    { digits: 6, limit: 30 },
    { digits: 8, limit: 1000 },
    { digits: 10, limit: 100_000 },
  ],
  guessesOfKnown: 10,
  resendAfterSeconds: 30,
};

/** Who asks: an address, and the word of a browser that knows the identifier; null for a stranger's. */
export type SignInCaller = { address: string; browser: string | null };
export type LimitKeeper = ReturnType<typeof createLimitKeeper>;

/** Counts for each caller and identifier. Everything that answers a number answers the seconds to wait, or zero. */
export function createLimitKeeper(counter: AttemptCounter, limits: SignInLimits) {
  const ofAddress = ({ address }: SignInCaller) => `address ${networkOf(address)}`;
  const ofPair = (what: string, { address, browser }: SignInCaller, identifier: string) =>
    `${what} ${browser ? `browser ${browser}` : networkOf(address)} ${identifier}`;
  const ofGuess = (digits: number, caller: SignInCaller, identifier: string) =>
    caller.browser && digits === limits.guesses[0]?.digits
      ? { subject: ofPair('guesses', caller, identifier), limit: limits.guessesOfKnown }
      : {
          subject: `guesses-${digits} ${identifier}`,
          limit: limits.guesses.find((one) => one.digits === digits)?.limit ?? 0,
        };

  /** Uses one of each, or none at all. */
  async function takeAll(wanted: readonly (readonly [string, Limit])[]): Promise<number> {
    const taken: string[] = [];
    for (const [subject, limit] of wanted) {
      const seconds = await counter.take(subject, limit);
      if (seconds) {
        for (const earlier of taken) await counter.refund(earlier, 1);
        return seconds;
      }
      taken.push(subject);
    }
    return 0;
  }

  return {
    async takeForSending(caller: SignInCaller, identifier: string): Promise<number> {
      const locked = await counter.wait(ofPair('tries', caller, identifier), limits.tries);
      if (locked) return locked;
      const own = [
        [ofPair('codes-hour', caller, identifier), limits.codesPerHour],
        [ofPair('codes-day', caller, identifier), limits.codesPerDay],
      ] as const;
      if (caller.browser) return takeAll(own);
      const toOne = `codes-to ${identifier}`;
      const isSlowed = (await counter.wait(toOne, limits.codesToOne)) > 0;
      return takeAll([
        [ofAddress(caller), limits.perAddress],
        ...own,
        isSlowed ? [`codes-slowed ${identifier}`, limits.slowedTo] : [toOne, limits.codesToOne],
      ]);
    },

    /** @param codes how many were sent. @param addressUses what the sign-in has used of the network's limit */
    async refundSending(caller: SignInCaller, identifier: string, codes: number, addressUses: number) {
      for (const what of ['codes-hour', 'codes-day'])
        await counter.refund(ofPair(what, caller, identifier), codes);
      if (caller.browser) return;
      await counter.refund(`codes-to ${identifier}`, codes);
      await counter.refund(ofAddress(caller), addressUses);
    },

    /** How long the next code has to be. @returns null where none is long enough today */
    async digitsFor(caller: SignInCaller, identifier: string): Promise<number | null> {
      for (const { digits } of limits.guesses) {
        const { subject, limit } = ofGuess(digits, caller, identifier);
        if (!(await counter.wait(subject, { limit, windowSeconds: day }))) return digits;
      }
      return null;
    },

    /** Counts a try before anything is compared. `too-short`: codes of this length are no longer compared today. */
    async takeTry(
      caller: SignInCaller,
      { identifier, digits }: { identifier: string; digits: number },
    ): Promise<number | 'too-short'> {
      const seconds = await takeAll([
        ...(caller.browser ? [] : ([[ofAddress(caller), limits.perAddress]] as const)),
        [ofPair('tries', caller, identifier), limits.tries],
      ]);
      if (seconds) return seconds;
      const { subject, limit } = ofGuess(digits, caller, identifier);
      return (await counter.take(subject, { limit, windowSeconds: day })) ? 'too-short' : 0;
    },

    lockedFor: (caller: SignInCaller, identifier: string): Promise<number> =>
      counter.wait(ofPair('tries', caller, identifier), limits.tries),

    /** After a right code. @param tries of this code, the right one with them */
    async forgetTries(
      caller: SignInCaller,
      { identifier, digits }: { identifier: string; digits: number },
      tries: number,
    ): Promise<void> {
      await counter.forget(ofPair('tries', caller, identifier));
      await counter.refund(ofGuess(digits, caller, identifier).subject, tries);
    },
  };
}
