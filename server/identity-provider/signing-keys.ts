import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { DerivedKeys } from './derived-keys.ts';

/** Inserts a new RS256 key. It becomes the signing key at the next start; tokens of the older ones still verify. */
export async function addSigningKey(db: QueryExecutorProvider, keys: DerivedKeys): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  Object.assign(jwk, { kid: await calculateJwkThumbprint(jwk), use: 'sig', alg: 'RS256' });
  await sql`insert into idp_key (kid, sealed_key) values (${jwk.kid}, ${keys.seal(JSON.stringify(jwk))})`.execute(
    db,
  );
  return jwk;
}

/** Newest first: the first signs, all verify. Makes the first key where there is none. Throws when the secret has changed. */
export async function loadSigningKeys(db: QueryExecutorProvider, keys: DerivedKeys): Promise<JWK[]> {
  const { rows } = await sql<{ sealed_key: string }>`
    select sealed_key from idp_key where retired_at is null order by created_at desc, kid`.execute(db);
  if (rows.length === 0) return [await addSigningKey(db, keys)];
  return rows.map((row) => JSON.parse(keys.unseal(row.sealed_key)) as JWK);
}

/** What a verifier needs, without the private parts. */
export const publicKeySet = (keys: JWK[]): JSONWebKeySet => ({
  keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }) as JWK & { kty: string }),
});
