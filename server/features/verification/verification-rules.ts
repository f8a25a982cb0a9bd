/** Who a record belongs to, and how often something may be tried (docs/rules/account-access.md). */
import type { CodeOutcome, ContactKind } from '#contract/verification-endpoints.ts';
import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

export const codeLimits = {
  lifetimeMs: 10 * 60_000,
  triesPerCode: 6,
  resendAfterMs: 60_000,
  /** Of one kind, asked for by one person. */
  perHour: 5,
  /** Of all kinds, asked for by one person: six tries at each are 6e-5 of what six digits can be. */
  perDay: 10,
  /** Wrong ones in an hour, whichever codes they were tried on; then nothing is compared until the hour is over. */
  wrongPerHour: 6,
};
export const claimsPerDay = 5;

export type Candidate = { personId: string; givenName: string; familyName: string; bornOn: string | null };

/**
 * The one record that is surely theirs: born on the day that was typed, and with a name that was typed. Where several
 * fit, as twins do, the given name decides. Null where none or more than one fits.
 */
export function provenCandidate<C extends Candidate>(
  candidates: readonly C[],
  typed: { name: string; bornOn: string },
): C | null {
  const words = new Set(wordsOf(typed.name));
  const isNamed = (name: string) => wordsOf(name).some((word) => words.has(word));
  const fitting = candidates.filter(
    ({ bornOn, givenName, familyName }) => bornOn === typed.bornOn && isNamed(`${givenName} ${familyName}`),
  );
  const named = fitting.length > 1 ? fitting.filter(({ givenName }) => isNamed(givenName)) : fitting;
  return named.length === 1 ? named[0]! : null;
}

/** Case, accents and hyphens make no difference. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** An address is one address however it is written; a number has no spaces. */
export const normalisedContact = (kind: ContactKind, value: string): string =>
  kind === 'email' ? value.trim().toLowerCase() : value.replace(/[\s()-]/g, '').replace(/^00/, '+');

export type CodeState = {
  attempts: number;
  expiresAt: Date;
  usedAt: Date | null;
  replacedAt: Date | null;
};

/** Why a code is not even compared; null when it is. `attempts` has this try in it. */
export function whyNotCompared(code: CodeState, now: Date): Exclude<CodeOutcome, 'verified'> | null {
  if (code.usedAt) return 'used';
  if (code.replacedAt || code.expiresAt <= now) return 'expired';
  return code.attempts > codeLimits.triesPerCode ? 'too-many' : null;
}

/** Who asked is one person; newest first, of the last day. */
export type AskedCode = { kind: ContactKind; askedAt: Date };

/** When the next code of a kind may be asked for; null when it is now. */
export function mayAskAgainAt(asked: readonly AskedCode[], kind: ContactKind, now: Date): Date | null {
  const ofKind = asked.filter((code) => code.kind === kind);
  const after = (code: AskedCode | undefined, ms: number) => (code ? code.askedAt.getTime() + ms : 0);
  const at = Math.max(
    after(ofKind[0], codeLimits.resendAfterMs),
    after(ofKind[codeLimits.perHour - 1], 3_600_000),
    after(asked[codeLimits.perDay - 1], 86_400_000),
  );
  return at > now.getTime() ? new Date(at) : null;
}

/** Enough for a colleague to see which one is meant. */
export const maskedContact = (kind: ContactKind, value: string): string =>
  kind === 'email' ? maskedEmail(value) : maskedPhone(value);
