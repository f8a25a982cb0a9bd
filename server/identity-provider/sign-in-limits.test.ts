/** Requests by strangers neither lock a user out nor let the strangers in. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createCookieBrowser } from '../../test/support/cookie-browser.ts';
import {
  type IdentityFixture,
  startIdentityProvider,
  wrongCode,
} from '../../test/support/identity-provider-fixture.ts';
import { codeIn, enterCode, requestCode, startSignIn } from '../../test/support/sign-in.ts';
import { defaultSignInLimits } from './sign-in-limits.ts';

describe('limits of the sign-in', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider();
  });
  after(() => f.stop());

  let networks = 0;
  const elsewhere = () => `10.${Math.floor(++networks / 250)}.${networks % 250}.7`;
  const browserAt = (address: string) => createCookieBrowser(f.origin, { 'x-forwarded-for': address });
  async function begin(identifier: string, browser = browserAt(elsewhere())) {
    const { page } = await startSignIn(browser, f.origin, { params: { prompt: 'login' } });
    const answer = await requestCode(browser, page, identifier);
    return { browser, page, status: answer.status, body: answer.body, code: f.sent.at(-1)?.code ?? '' };
  }
  const type = ({ browser, page }: Awaited<ReturnType<typeof begin>>, code: string) =>
    enterCode(browser, page, code);
  const isIn = async (begun: Awaited<ReturnType<typeof begin>>) =>
    codeIn(await type(begun, begun.code)) !== '';

  test('a stranger who asks for codes until they get no more stops only themselves', async () => {
    const stranger = elsewhere();
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await begin('mona@eksempel.example', browserAt(stranger))).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
    assert.ok(await isIn(await begin('mona@eksempel.example')));
  });

  test('a stranger who guesses until they are locked locks only themselves', async () => {
    const stranger = await begin('laast@eksempel.example');
    for (let n = 0; n < 6; n++) await type(stranger, wrongCode(stranger.code));
    assert.equal((await type(stranger, stranger.code)).status, 429);
    assert.ok(await isIn(await begin('laast@eksempel.example')));
  });

  test('a stranger in the same network does not stop a browser that has been signed in with before', async () => {
    const network = elsewhere();
    const own = browserAt(network);
    assert.ok(await isIn(await begin('samme@eksempel.example', own)));
    for (let n = 0; n < 6; n++) await begin('samme@eksempel.example', browserAt(network));
    assert.equal((await begin('samme@eksempel.example', browserAt(network))).status, 429);
    assert.ok(await isIn(await begin('samme@eksempel.example', own)));
    // Only for what it has signed in with, and only with the provider's own hash.
    for (let n = 0; n < 6; n++) await begin('annen@eksempel.example', browserAt(network));
    assert.equal((await begin('annen@eksempel.example', own)).status, 429);
    const forged = browserAt(network);
    const cookie = [...own.jar.values()].find(({ name }) => name === 'idp_known')!;
    const value = `${'A'.repeat(22)}.${cookie.value.split('.')[1]}`;
    forged.jar.set('idp_known', { ...cookie, value });
    assert.equal((await begin('samme@eksempel.example', forged)).status, 429);
    assert.doesNotMatch(cookie.value, /eksempel|@/);
  });

  test('a known browser has limits too', async () => {
    const own = browserAt(elsewhere());
    assert.ok(await isIn(await begin('kjent@eksempel.example', own)));
    const begun = await begin('kjent@eksempel.example', own);
    for (let n = 0; n < 6; n++) await type(begun, wrongCode(begun.code));
    assert.equal((await type(begun, begun.code)).status, 429);
  });

  test('however many guess at one account, thirty codes of six digits are compared; then codes are longer', async () => {
    const to = 'gjettet@eksempel.example';
    const compared = async () =>
      (
        await sql<{ n: number }>`select coalesce(sum(attempts), 0)::int as n from idp_sign_in_code
          where identifier = ${to}`.execute(f.db)
      ).rows[0]!.n;
    const strangers = [];
    for (let n = 0; n < 12; n++) strangers.push(await begin(to));
    assert.ok(strangers.every(({ code }) => code.length === 6));
    const tries = await Promise.all(
      strangers.flatMap((one) => Array.from({ length: 6 }, () => type(one, wrongCode(one.code)))),
    );
    assert.ok(tries.every(({ status }) => status === 400 || status === 429));
    assert.equal(await compared(), 30);
    const waiting = strangers.find(({ code }) => code)!;
    assert.notEqual((await type(waiting, waiting.code)).status, 303);

    const owner = await begin(to);
    assert.match(owner.body, /kode på åtte sifre/);
    assert.equal(owner.code.length, 8);
    assert.match((await type(owner, '123456')).body, /Skriv koden på åtte sifre/);
    assert.ok(await isIn(owner));
    f.advance(86_401);
    assert.equal((await begin(to)).code.length, 6);
  });

  test('codes to one address leave one a minute when many ask, and a known browser does not wait', async () => {
    const to = 'flom@eksempel.example';
    const own = browserAt(elsewhere());
    assert.ok(await isIn(await begin(to, own)));
    const statuses = [];
    for (let n = 0; n < 23; n++) statuses.push((await begin(to)).status);
    assert.deepEqual(
      [statuses.filter((status) => status === 200).length, statuses.slice(-2)],
      [21, [429, 429]],
    );
    assert.ok(await isIn(await begin(to, own)));
    f.advance(61);
    assert.equal((await begin(to)).status, 200);
  });

  test('the chance of a right guess is at most six in a hundred thousand for an account and a day', () => {
    const { guesses, guessesOfKnown } = defaultSignInLimits;
    const chances = guesses.map(({ digits, limit }) => limit / 10 ** digits);
    const sum = chances.reduce((one, other) => one + other, guessesOfKnown / 10 ** guesses[0]!.digits);
    assert.ok(sum <= 6.0001e-5, String(sum));
  });
});
