import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { DerivedKeys } from './derived-keys.ts';

/**
 * Makes the RS256 key of an empty table. Of two servers that start at once one makes it, and both use it.
 */
async function insertFirstKey(db: QueryExecutorProvider, keys: DerivedKeys): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  Object.assign(jwk, { kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' });
  await sql`
    insert into idp_key (kid, sealed_key, is_first)
    values (${jwk.kid}, ${keys.seal(JSON.stringify(jwk))}, true) on conflict (is_first) do nothing`.execute(
    db,
  );
}

/** Newest first: the first signs, all verify. Makes the first key where there is none. Throws when the secret has changed. */
export async function loadSigningKeys(db: QueryExecutorProvider, keys: DerivedKeys): Promise<JWK[]> {
  const known = await readKeys(db, keys);
  if (known.length) return known;
  await insertFirstKey(db, keys);
  return readKeys(db, keys);
}

async function readKeys(db: QueryExecutorProvider, keys: DerivedKeys): Promise<JWK[]> {
  const { rows } = await sql<{ sealed_key: string }>`
    select sealed_key from idp_key where retired_at is null order by created_at desc, kid`.execute(db);
  return rows.map((row) => JSON.parse(keys.unseal(row.sealed_key)) as JWK);
}

/** What a verifier needs, without the private parts. */
export const publicKeySet = (keys: JWK[]): JSONWebKeySet => ({
  keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK & { kty: string }),
});
