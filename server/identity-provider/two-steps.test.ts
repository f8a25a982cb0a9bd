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
  const proven = new Map<string, string>();
  const told: object[] = [];
  const added: object[] = [];
  before(async () => {
    f = await startIdentityProvider({
      limits: { perAddress: { limit: 1000, windowSeconds: 300 } },
      secondFactors: {
        findProven: async (subject) => proven.get(subject) ?? null,
        addProven: async (subject, one) => void added.push({ subject, ...one }),
        async ask(subject, one) {
          if (one.value.startsWith('opptatt')) return null;
          told.push({ subject, ...one });
          return new Date(Date.now() + 48 * 3_600_000);
        },
      },
    });
  });
  after(() => f.stop());

  const account = async (number: number, email: string | null, phone: string | null) => {
    const id = `0190a0a0-0000-7000-8000-00000000000${number}`;
    const since = new Date(Date.now() - 3 * 86_400_000);
    await sql`insert into idp_account (id, email, phone, name, email_since, phone_since)
      values (${id}, ${email}, ${phone}, 'Liv Moen', ${since}, ${since})`.execute(f.db);
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

  test('one factor brings no other: what is typed is proved and notified, and counts neither now nor to sign in with', async () => {
    const id = await account(3, null, '+4740000013');
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
    assert.match(taken.body, /brukes av en annen brukerkonto/);
    await say('tyv@person.example');
    const later = await enterCode(browser, page, f.codeFor('tyv@person.example'));
    assert.match(later.body, /Dette kan brukes om to døgn/);
    assert.deepEqual(told.at(-1), { subject: id, kind: 'email', value: 'tyv@person.example' });
    const done = await browser.follow(await browser.post(`${page}/uten`));
    const claims = decodeJwt((await redeemCode(f.origin, { ...started, code: codeIn(done) })).accessToken);
    assert.deepEqual([claims.oid, claims.amr, claims.emails], [id, ['otp'], undefined]);
    const thief = await begin({});
    await requestCode(thief.browser, thief.page, 'tyv@person.example');
    const own = await enterCode(thief.browser, thief.page, f.codeFor('tyv@person.example'));
    const other = decodeJwt(
      (await redeemCode(f.origin, { ...thief.started, code: codeIn(own) })).accessToken,
    );
    assert.notEqual(other.oid, id);
    const { rows } = await sql`select interaction from idp_first_step`.execute(f.db);
    assert.deepEqual(rows, []);
  });

  test('one that was changed a moment ago is no second step for two days', async () => {
    await account(6, 'ny-telefon@medlem.example', '+4740000016');
    await sql`update idp_account set phone_since = now() where phone = '+4740000016'`.execute(f.db);
    const { browser, page } = await begin();
    await requestCode(browser, page, 'ny-telefon@medlem.example');
    const waits = await enterCode(browser, page, f.codeFor('ny-telefon@medlem.example'));
    assert.match(waits.body, /Dette kan brukes om to døgn/);
    f.advance(48 * 3600 + 60);
    const later = await begin();
    await requestCode(later.browser, later.page, 'ny-telefon@medlem.example');
    const asked = await enterCode(later.browser, later.page, f.codeFor('ny-telefon@medlem.example'));
    assert.match(asked.body, /Ett steg til<\/h1>/);
  });

  test('what the register has known for long is the second step at once, and is not asked for', async () => {
    const id = await account(7, 'kjent@medlem.example', null);
    proven.set(id, '+4740000017');
    const { browser, started, page } = await begin();
    await requestCode(browser, page, 'kjent@medlem.example');
    const second = await enterCode(browser, page, f.codeFor('kjent@medlem.example'));
    assert.match(second.body, /••\u00a0••\u00a0••\u00a017/);
    const done = await enterCode(browser, page, f.codeFor('+4740000017'));
    assert.deepEqual(
      decodeJwt((await redeemCode(f.origin, { ...started, code: codeIn(done) })).accessToken).amr,
      ['otp', 'mfa'],
    );
    assert.deepEqual(added.at(-1), { subject: id, kind: 'phone', value: '+4740000017' });
  });

  test('a number that has not been used for a year may be somebody else’s by now: the e-mail address is asked too', async () => {
    const id = await account(8, 'gammel@medlem.example', '+4740000018');
    await sql`update idp_account set phone_used_at = now() - interval '366 days' where phone = '+4740000018'`.execute(
      f.db,
    );
    const stranger = await begin({});
    await requestCode(stranger.browser, stranger.page, '40000018');
    const asked = await enterCode(stranger.browser, stranger.page, f.codeFor('+4740000018'));
    assert.match(asked.body, /g•••@medlem.example/);
    const around = await stranger.browser.follow(await stranger.browser.post(`${stranger.page}/uten`));
    assert.doesNotMatch(around.headers.get('location') ?? '', /code=/);
    const owner = await begin({});
    await requestCode(owner.browser, owner.page, '40000018');
    await enterCode(owner.browser, owner.page, f.codeFor('+4740000018'));
    const done = await enterCode(owner.browser, owner.page, f.codeFor('gammel@medlem.example'));
    assert.equal(
      decodeJwt((await redeemCode(f.origin, { ...owner.started, code: codeIn(done) })).accessToken).oid,
      id,
    );
    const again = await begin({});
    await requestCode(again.browser, again.page, '40000018');
    assert.ok(codeIn(await enterCode(again.browser, again.page, f.codeFor('+4740000018'))));
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
