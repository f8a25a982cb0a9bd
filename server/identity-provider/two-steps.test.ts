import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { createCookieBrowser } from '../../test/support/cookie-browser.ts';
import { type IdentityFixture, startIdentityProvider } from '../../test/support/identity-provider-fixture.ts';
import {
  codeIn,
  enterCode,
  redeemCode,
  renewTokens,
  requestCode,
  startSignIn,
} from '../../test/support/sign-in.ts';

describe('signing in in two steps', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider({ limits: { perAddress: { limit: 1000, windowSeconds: 300 } } });
  });
  after(() => f.stop());

  const account = async (number: number, email: string | null, phone: string | null) => {
    const id = `0190a0a0-0000-7000-8000-00000000000${number}`;
    await sql`insert into idp_account (id, email, phone, name) values (${id}, ${email}, ${phone}, 'Liv Moen')`.execute(
      f.db,
    );
    return id;
  };
  async function begin(params: Record<string, string> = { acr_values: 'mfa', prompt: 'login' }) {
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin, { params });
    return { browser, started, page: started.page };
  }

  test('a code to the one, a code to the other, and the token says so, also when it is renewed', async () => {
    const id = await account(1, 'to@medlem.example', '+4740000011');
    const { browser, started, page } = await begin();
    await requestCode(browser, page, 'to@medlem.example');
    const second = await enterCode(browser, page, f.codeFor('to@medlem.example'), true);
    assert.match(second.body, /Ett steg til<\/h1>/);
    assert.match(second.body, /••\u00a0••\u00a0••\u00a011/);
    assert.doesNotMatch(second.body, /4000|Husk meg/);
    const done = await enterCode(browser, page, f.codeFor('+4740000011'));
    const tokens = await redeemCode(f.origin, { ...started, code: codeIn(done) });
    const access = decodeJwt(tokens.accessToken);
    assert.deepEqual([access.oid, access.amr], [id, ['otp', 'mfa', 'kmsi']]);
    assert.deepEqual(
      decodeJwt((await renewTokens(f.origin, tokens.refreshToken)).accessToken).amr,
      access.amr,
    );
  });

  test('who did not ask for it has one step, and the token says no more than that', async () => {
    await account(2, 'ett@medlem.example', '+4740000012');
    const { browser, started, page } = await begin({});
    await requestCode(browser, page, 'ett@medlem.example');
    const done = await enterCode(browser, page, f.codeFor('ett@medlem.example'));
    const tokens = await redeemCode(f.origin, { ...started, code: codeIn(done) });
    assert.deepEqual(decodeJwt(tokens.accessToken).amr, ['otp']);
  });

  test('what is not known yet is asked for, proved, and the account’s from then on; another’s is not', async () => {
    await account(3, null, '+4740000013');
    await account(4, 'opptatt@medlem.example', null);
    const { browser, started, page } = await begin();
    await requestCode(browser, page, '40000013');
    const asked = await enterCode(browser, page, f.codeFor('+4740000013'));
    assert.match(asked.body, />E-post<\/label>/);
    const say = async (identifier: string) =>
      browser.follow(await browser.post(`${page}/andre`, { identifier }));
    // The same kind again proves nothing more.
    assert.match((await say('40000019')).body, /Skriv en e-postadresse som/);
    await say('opptatt@medlem.example');
    const taken = await enterCode(browser, page, f.codeFor('opptatt@medlem.example'));
    assert.match(taken.body, /brukes av en annen konto/);
    await say('min@medlem.example');
    const done = await enterCode(browser, page, f.codeFor('min@medlem.example'));
    const tokens = await redeemCode(f.origin, { ...started, code: codeIn(done) });
    assert.deepEqual(decodeJwt(tokens.accessToken).emails, ['min@medlem.example']);
    const { rows } = await sql`select interaction from idp_first_step`.execute(f.db);
    assert.deepEqual(rows, []);
  });

  test('two codes to the same are one step', async () => {
    await account(5, 'samme@medlem.example', '+4740000015');
    const { browser, page } = await begin();
    await requestCode(browser, page, 'samme@medlem.example');
    await enterCode(browser, page, f.codeFor('samme@medlem.example'));
    // Begun again, it is the first step again.
    await requestCode(browser, page, 'samme@medlem.example');
    const again = await enterCode(browser, page, f.codeFor('samme@medlem.example'));
    assert.match(again.body, /Ett steg til<\/h1>/);
    // A code of the kind that has been proved, however it got there, is none.
    await sql`update idp_sign_in_code set kind = 'email'`.execute(f.db);
    const same = await enterCode(browser, page, f.codeFor('+4740000015'));
    assert.match(same.body, /gjelder ikke lenger/);
  });

  test('who has proved nothing is shown no second step', async () => {
    const { browser, page } = await begin();
    assert.match(
      (await browser.follow(await browser.get(`${page}/andre`))).body,
      /Telefonnummer eller e-post/,
    );
    const posted = await browser.follow(
      await browser.post(`${page}/andre`, { identifier: 'x@medlem.example' }),
    );
    assert.match(posted.body, /Telefonnummer eller e-post/);
  });
});
