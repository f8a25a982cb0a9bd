/** Members who sign in with a code, change their details, send an enquiry and read its receipt, many at the same time. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { createCookieBrowser } from '../test/support/cookie-browser.ts';
import { codeIn, enterCode, redeemCode, requestCode, startSignIn } from '../test/support/sign-in.ts';
import type { BenchPortal } from './bench-portal.ts';

const emailOf = (n: number) => `reise${n}@medlem.example`;

/** So many members with an account at the provider each, and one account more whose person is no member. */
export async function fillJourneys({ db }: OpenDatabase, origin: string, count: number): Promise<void> {
  const statements = [
    sql`create temporary table traveller as
      select n, gen_random_uuid() as id, 'reise' || n || '@medlem.example' as email
      from generate_series(0, ${sql.lit(count)}) n`,
    sql`insert into idp_account (id, email, name) select id, email, 'Prøve Reisende' from traveller`,
    sql`insert into account (id, issuer, subject) select id, ${sql.lit(`${origin}/id`)}, id::text from traveller`,
    sql`insert into person (id, given_name, family_name, born_on, email, email_verified_at)
      select id, 'Prøve', 'Reisende', '1985-01-01', email, now() from traveller`,
    sql`insert into account_person (account_id, person_id) select id, id from traveller`,
    sql`insert into membership (id, person_id, number, joined_on, chapter_id)
      select gen_random_uuid(), id, (800000 + n)::text, '2020-01-01',
        (select id from unit where kind = 'chapter' order by name limit 1)
      from traveller where n > 0`,
    sql`drop table traveller`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}

type Travel = { portal: BenchPortal; n: number; thinkMs: number };

/** @throws Error at the first answer that is not as it should be */
async function travel({ portal, n, thinkMs }: Travel): Promise<void> {
  const { origin } = portal;
  // Each member is somewhere else: the limits are for each address.
  const address = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
  const think = () => delay(thinkMs);
  const browser = createCookieBrowser(origin, address);
  const started = await startSignIn(browser, origin);
  await think();
  await requestCode(browser, started.page, emailOf(n));
  const readCode = portal.readCode(emailOf(n));
  await think();
  const code = codeIn(await enterCode(browser, started.page, await readCode));
  const { accessToken } = await redeemCode(origin, { ...started, code });

  const ask = async (method: string, at: string, body?: object) => {
    const key = randomUUID();
    const send = () =>
      fetch(origin + at, {
        method,
        headers: {
          ...address,
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    let answer = await send();
    // Without room it waits as the browser does.
    while (answer.status === 503 && (await answer.clone().json()).retryAfter) {
      await delay(Number(answer.headers.get('retry-after')) * 1000 * (1 + Math.random()));
      answer = await send();
    }
    if (!answer.ok) throw new Error(`${method} ${at} answered ${answer.status}`);
    return answer.json();
  };
  const me = await ask('GET', '/api/me');
  if (!me.isMember) throw new Error('The person is no member');
  const before = await ask('GET', '/api/profile');
  await think();
  const { version, preferredName: _name, language, isAddressShielded, magazine } = before;
  const { country, careOf, addressLine, addressLine2, postalCode, postalPlace, newsEmail, newsSms } = before;
  const preferredName = `Reisende nummer ${n}`;
  await ask('PUT', '/api/profile', {
    version,
    preferredName,
    language,
    isAddressShielded,
    magazine,
    keepsChapter: true,
    country,
    careOf,
    addressLine,
    addressLine2,
    postalCode,
    postalPlace,
    newsEmail,
    newsSms,
  });
  await think();
  const words = { topic: 'other', subject: `Spørsmål ${n}`, message: 'Kommer dette fram?' };
  const { id, number } = await ask('POST', '/api/enquiries', words);
  await think();
  const receipt = await ask('GET', `/api/enquiries/${id}`);
  const after = await ask('GET', '/api/profile');
  if (receipt.number !== number || receipt.subject !== words.subject) throw new Error('Another receipt');
  if (after.preferredName !== preferredName) throw new Error('The change was not there');
}

/**
 * As many at the same time as are said, until all have been: each is a member of their own.
 * @returns what failed journeys failed at, and seconds for one of them in the middle
 */
export async function runJourneys(
  portal: BenchPortal,
  { journeys, atOnce, thinkMs }: { journeys: number; atOnce: number; thinkMs: number },
): Promise<{ failed: string[]; medianSeconds: number; seconds: number }> {
  const startedAt = performance.now();
  const failed: string[] = [];
  const times: number[] = [];
  let next = 1;
  const one = async (place: number) => {
    // They do not all come in the same second.
    await delay((place / atOnce) * thinkMs);
    while (next <= journeys) {
      const n = next;
      next += 1;
      const beganAt = performance.now();
      await travel({ portal, n, thinkMs }).catch((error: Error) => failed.push(error.message));
      times.push(performance.now() - beganAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, place) => one(place)));
  times.sort((a, b) => a - b);
  return {
    failed,
    medianSeconds: Math.round((times[times.length >> 1] ?? 0) / 100) / 10,
    seconds: Math.round((performance.now() - startedAt) / 1000),
  };
}

/** Planted: the journey of the person who is no member. @returns whether it was noticed */
export const isStrangerNoticed = (portal: BenchPortal): Promise<boolean> =>
  travel({ portal, n: 0, thinkMs: 0 }).then(
    () => false,
    (error: Error) => /no member/.test(error.message),
  );
