/**
 * The keys of an outside issuer, fetched and kept. While the issuer is away the last good ones serve on, so that those
 * who are signed in notice nothing; after a failure it is left alone for a while.
 */
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
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
  ...{ timeoutMs: 5_000, freshMs: 600_000, cooldownMs: 30_000, pauseMs: 10_000, keptMs: 86_400_000 },
};

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).check(z.minLength(1)) });

/** @returns finds the key of a token; rejects with something else than a `JOSEError` while the issuer is away */
export function createRemoteKeys(url: string, times: Partial<KeyTimes> = {}): JWTVerifyGetKey {
  const { timeoutMs, freshMs, cooldownMs, pauseMs, keptMs } = { ...usual, ...times };
  let kept: { text: string; at: number } | null = null;
  let failedAt: number | null = null;

  async function fetchKeys(address: string, init: { headers: Headers; signal: AbortSignal }) {
    const now = Date.now();
    const mayAsk = failedAt === null || now - failedAt >= pauseMs;
    try {
      if (!mayAsk) throw new Error('The issuer is left alone for a while');
      const response = await fetch(address, {
        ...{ headers: init.headers, signal: init.signal },
        redirect: 'error',
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`The issuer answered ${response.status}`);
      }
      const text = await response.text();
      z.parse(KeySet, JSON.parse(text));
      kept = { text, at: now };
      failedAt = null;
    } catch (error) {
      if (mayAsk) failedAt = Date.now();
      if (!kept || now - kept.at > keptMs) throw error;
    }
    return new Response(kept.text);
  }

  const find = createRemoteJWKSet(new URL(url), {
    ...{ timeoutDuration: timeoutMs, cacheMaxAge: freshMs, cooldownDuration: cooldownMs },
    [customFetch]: fetchKeys,
  });
  return async (header, token) => {
    try {
      return await find(header, token);
    } catch (error) {
      // Perhaps it is a new key of the issuer's: that is not known before it answers.
      if (failedAt !== null && error instanceof errors.JWKSNoMatchingKey)
        throw new Error('The issuer cannot be asked for its keys', { cause: error });
      throw error;
    }
  };
}
