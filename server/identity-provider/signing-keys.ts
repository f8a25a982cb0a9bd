/**
 * The keys that tokens are signed with. Each is published before it signs, signs for a time, and stays published until
 * all tokens it has signed have expired: a verifier never meets an unpublished key.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { DerivedKeys } from './derived-keys.ts';

/** In days. */
export type KeyAges = {
  /** So old a signing key gets a successor. */
  signs: number;
  /** How long a successor is published before it signs: longer than clients cache a key set. */
  published: number;
  /** How long a key is published after its successor began to sign: longer than a token lives. */
  kept: number;
};
export const defaultKeyAges: KeyAges = { signs: 90, published: 1, kept: 2 };
const dayMs = 86_400_000;

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' };
}

/** Makes the RS256 key of an empty table. Of two servers that start at once one makes it, and both use it. */
async function insertFirstKey(db: QueryExecutorProvider, keys: DerivedKeys, now: Date): Promise<void> {
  const jwk = await newKey();
  await sql`
    insert into idp_key (kid, sealed_key, is_first, created_at, signs_from)
    values (${jwk.kid}, ${keys.seal(JSON.stringify(jwk))}, true, ${now}, ${now}) on conflict (is_first) do nothing`.execute(
    db,
  );
}

type KeyRow = { kid: string; sealed: string; signsFrom: Date };

async function readRows(db: QueryExecutorProvider): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select kid, sealed_key as sealed, signs_from as "signsFrom" from idp_key
    where retired_at is null order by signs_from desc, kid`.execute(db);
  return rows;
}

/**
 * @returns the key that signs now, then all others that are published. Makes the first one where there is none.
 * @throws when the secret has changed
 */
export async function loadSigningKeys(
  db: QueryExecutorProvider,
  keys: DerivedKeys,
  now: Date,
): Promise<JWK[]> {
  let rows = await readRows(db);
  if (rows.length === 0) {
    await insertFirstKey(db, keys, now);
    rows = await readRows(db);
  }
  const signs = rows.find(({ signsFrom }) => signsFrom <= now) ?? rows[0]!;
  return [signs, ...rows.filter((row) => row !== signs)].map(
    ({ sealed }) => JSON.parse(keys.unseal(sealed)) as JWK,
  );
}

/**
 * Gives an old key its successor, and retires keys that are no longer needed. Safe to run again, and in several processes
 * at once: a key has one successor.
 */
export async function rotateSigningKeys(
  db: QueryExecutorProvider,
  keys: DerivedKeys,
  now: Date,
  ages: KeyAges = defaultKeyAges,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const [newest] = await readRows(db);
  if (newest && newest.signsFrom <= daysAgo(ages.signs)) {
    const jwk = await newKey();
    await sql`
      insert into idp_key (kid, sealed_key, follows, created_at, signs_from)
      values (${jwk.kid}, ${keys.seal(JSON.stringify(jwk))}, ${newest.kid}, ${now}, ${daysAgo(-ages.published)})
      on conflict (follows) do nothing`.execute(db);
  }
  await sql`
    update idp_key k set retired_at = ${now} where retired_at is null and exists (
      select from idp_key n where n.follows = k.kid and n.signs_from <= ${daysAgo(ages.kept)})`.execute(db);
}

/** What a verifier needs, without the private parts. */
export const publicKeySet = (keys: JWK[]): JSONWebKeySet => ({
  keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK & { kty: string }),
});
