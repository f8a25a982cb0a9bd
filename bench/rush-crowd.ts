/** Thousands of signed-in people without thousands of sign-ins: the trial holds the provider's key, and signs by itself. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { embeddedClient, shortScope } from '#server/identity-provider/embedded-client.ts';
import type { Database } from '#server/platform/database/database.ts';

const session = 'rush';

/** Puts a key of our own into the provider's empty table, and one sign-in that lasts. @param secret the server's, 32 bytes */
export async function createTokenMaker(db: Database, secret: Buffer) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const sealed = deriveKeys(secret).seal(JSON.stringify({ ...jwk, kid, use: 'sig', alg: 'RS256' }));
  await sql`insert into idp_key (kid, sealed_key, is_first) values (${kid}, ${sealed}, true)`.execute(db);
  await sql`insert into idp_payload (model, id, payload, expires_at)
    values ('Grant', ${session}, '{}', now() + interval '1 day')`.execute(db);
  return (origin: string, subject: string): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      iss: `${origin}/id`,
      aud: embeddedClient.api.audience,
      sub: subject,
      oid: subject,
      jti: randomUUID(),
      iat: now,
      exp: now + 7200,
      auth_time: now,
      name: 'Rush Person',
      sid: session,
      scp: shortScope(embeddedClient.api.scope),
      tfp: 'B2C_1A_SUSI_PhoneOrEmail',
      client_id: embeddedClient.clientId,
    })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
      .sign(privateKey);
  };
}

export type RushPerson = { id: string; subject: string; token: string };

/** Members, each with an account of their own. @param chapterId where they belong */
export async function addRushPeople(
  db: Database,
  count: number,
  origin: string,
  tokenFor: (origin: string, subject: string) => Promise<string>,
): Promise<RushPerson[]> {
  const people: RushPerson[] = [];
  for (let n = 0; n < count; n += 1) {
    const subject = randomUUID();
    people.push({ id: randomUUID(), subject, token: await tokenFor(origin, subject) });
  }
  const ids = people.map(({ id }) => id);
  const subjects = people.map(({ subject }) => subject);
  await sql`insert into person (id, given_name, family_name, born_on, email)
    select id, 'Prøve', 'Person', '1985-01-01', n || '@rush.example'
    from unnest(${ids}::uuid[]) with ordinality as p (id, n)`.execute(db);
  await sql`insert into account (id, issuer, subject)
    select id, ${`${origin}/id`}, subject from unnest(${ids}::uuid[], ${subjects}::text[]) as p (id, subject)`.execute(
    db,
  );
  await sql`insert into account_person (account_id, person_id) select id, id from unnest(${ids}::uuid[]) as p (id)`.execute(
    db,
  );
  await sql`insert into membership (id, person_id, number, joined_on)
    select gen_random_uuid(), id, (700000 + n)::text, '2020-01-01'
    from unnest(${ids}::uuid[]) with ordinality as p (id, n)`.execute(db);
  return people;
}

export type RushAnswer = { status: number; body: Record<string, unknown>; ms: number };
const agent = new http.Agent({ keepAlive: true, maxSockets: 2000 });

/** One request as a browser makes it; a connection that is cut off counts as 0. */
export function askOnce(
  origin: string,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  options: { body?: object; key?: string } = {},
): Promise<RushAnswer> {
  const payload = options.body && JSON.stringify(options.body);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string) =>
      resolve({ status, body: readJson(text), ms: performance.now() - startedAt });
    const request = http.request(
      origin + path,
      {
        method,
        agent,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'POST' && { 'idempotency-key': options.key ?? randomUUID() }),
          ...(payload && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(payload)),
          }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        response.on('end', () => end(response.statusCode ?? 0, text)).on('error', () => end(0, ''));
      },
    );
    request.on('error', () => end(0, '')).end(payload);
  });
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
