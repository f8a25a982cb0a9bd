import { createHash } from 'node:crypto';

const maxEntries = 10_000;
const maxSeconds = 60;

/** Verified tokens, for at most a minute and never past their expiry. The token itself is not kept. */
export function createVerifiedTokenCache<Claims>() {
  const entries = new Map<string, { until: number; claims: Claims }>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');
  return {
    /** @param now seconds since 1970 */
    find(token: string, now: number): Claims | null {
      const entry = entries.get(keyOf(token));
      return entry && entry.until > now ? entry.claims : null;
    },
    keep(token: string, claims: Claims, expiresAt: number, now: number): void {
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value!); // the oldest goes
      entries.set(keyOf(token), { until: Math.min(expiresAt, now + maxSeconds), claims });
    },
  };
}
