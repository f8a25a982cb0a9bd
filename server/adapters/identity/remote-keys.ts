/**
 * The keys of an outside issuer, fetched and kept. While the issuer is away the last good ones serve on, so that those
 * who are signed in notice nothing; after a failure it is left alone for a while.
 */
import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

export type KeyTimes = {
  /** How long one fetch may take, the whole answer included. */
  timeoutMs: number;
  /** Fetched again after this. */
  freshMs: number;
  /** A key that is unknown asks the issuer again, at most this often. */
  cooldownMs: number;
  /** After a failure the issuer is not asked for this long. */
  pauseMs: number;
  /** The last good keys serve on for this long: a key that was withdrawn meanwhile is not trusted for ever. */
  keptMs: number;
};
const usual: KeyTimes = {
  timeoutMs: 5_000,
  freshMs: 600_000,
  cooldownMs: 30_000,
  pauseMs: 10_000,
  keptMs: 86_400_000,
};

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.minLength(1)) });

/** @returns finds the key of a token; rejects with something else than a `JOSEError` while the issuer is away */
export function createRemoteKeys(url: string, times: Partial<KeyTimes> = {}): JWTVerifyGetKey {
  const { timeoutMs, freshMs, cooldownMs, pauseMs, keptMs } = { ...usual, ...times };
  let known: { find: JWTVerifyGetKey; at: number } | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<JWTVerifyGetKey> | null = null;

  async function fetchKeys(): Promise<JWTVerifyGetKey> {
    if (Date.now() - failedAt < pauseMs) throw new Error('The issuer is left alone for a while');
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`The issuer answered ${response.status}`);
      }
      const find = createLocalJWKSet(z.parse(KeySet, await response.json()));
      known = { find, at: Date.now() };
      return find;
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  }

  /** One fetch, however many wait for it. */
  function refresh(): Promise<JWTVerifyGetKey> {
    fetching ??= fetchKeys().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return async (header, token) => {
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY;
    if (!known || age > keptMs) return (await refresh())(header, token);
    // While the keys are known, no request waits for the issuer.
    if (age >= freshMs) refresh().catch(() => {});
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || age < cooldownMs) throw error;
      return (await refresh())(header, token);
    }
  };
}
