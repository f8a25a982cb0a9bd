import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createCookieBrowser } from '../../test/support/cookie-browser.ts';
import {
  type IdentityFixture,
  startIdentityProvider,
  wrongCode,
} from '../../test/support/identity-provider-fixture.ts';
import { codeIn, enterCode, requestCode, signInForTokens, startSignIn } from '../../test/support/sign-in.ts';

describe('signing in with a one-time code', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider({ limits: { perAddress: { limit: 1000, windowSeconds: 300 } } });
  });
  after(() => f.stop());

  /** A browser that stands on the page for the code. */
  async function begin(identifier: string) {
    const browser = createCookieBrowser(f.origin);
    const { page } = await startSignIn(browser, f.origin);
    const answer = await requestCode(browser, page, identifier);
    return { browser, page, answer, code: () => f.codeFor(identifier) };
  }

  test('the pages say what they must, under the strict policy', async () => {
    const { browser, page, answer } = await begin('side@medlem.example');
    const first = await browser.get(page);
    for (const text of [
      '<html lang="nb"',
      '>Logg inn</h1>',
      '>Telefonnummer eller e-post</label>',
      '>Fortsett<',
    ])
      assert.ok(first.body.includes(text), text);
    for (const text of [
      '>Engangskode</label>',
      'autocomplete="one-time-code"',
      'inputmode="numeric"',
      '>Husk meg</label>',
      '>Logg inn</button>',
      '>Send koden på nytt<',
    ])
      assert.ok(answer.body.includes(text), text);
    assert.doesNotMatch(first.body + answer.body, /<script|style=/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /trusted-types 'none'/);
    assert.match(policy, /script-src 'none'/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.match(policy, /form-action 'self' https:\/\/www\.humanistlaget\.example/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
  });

  test('the code is read with where it was sent; what a press has led to is in the title', async () => {
    const { browser, page, answer } = await begin('lest@medlem.example');
    assert.match(answer.body, /<input[^>]+id="code"[^>]+aria-describedby="sent-to"/);
    assert.match(answer.body, /id="sent-to">Vi har sendt en kode på seks sifre til lest@medlem\.example/);
    const tooSoon = await browser.post(`${page}/ny-kode`);
    assert.match(tooSoon.body, /<title>Ingen ny kode ennå – Skriv inn koden/);
    assert.match(tooSoon.body, /<input[^>]+id="code"[^>]+aria-describedby="notice sent-to"/);
    assert.match(tooSoon.body, /id="notice"/);
    f.advance(31);
    const resent = await browser.follow(await browser.post(`${page}/ny-kode`));
    assert.match(resent.body, /<title>Ny kode er sendt – Skriv inn koden/);
  });

  test('what cannot be read is said by the field, with the text kept', async () => {
    const browser = createCookieBrowser(f.origin);
    const { page } = await startSignIn(browser, f.origin);
    const answer = await requestCode(browser, page, 'kari<b>@');
    assert.equal(answer.status, 400);
    assert.match(answer.body, /<title>Feil: Logg inn/);
    assert.match(answer.body, /value="kari&#60;b&#62;@"/);
    assert.match(answer.body, /aria-invalid="true"/);
    assert.match(answer.body, /aria-describedby="identifier-help identifier-error"/);
    assert.match(answer.body, /class="ds-error-summary" tabindex="-1" autofocus/);
    assert.match((await requestCode(browser, page, '+46701234567')).body, /ikke sende SMS til dette landet/);
  });

  test('known and unknown get the same answers until the code is right', async () => {
    await signInForTokens({
      origin: f.origin,
      identifier: 'kjent@medlem.example',
      readCode: async () => f.codeFor('kjent@medlem.example'),
    });
    const answers = [];
    for (const identifier of ['kjent@medlem.example', 'ukjen@medlem.example']) {
      const { browser, page, answer, code } = await begin(identifier);
      const wrong = await enterCode(browser, page, wrongCode(code()));
      const plain = ({ status, body }: typeof answer) => [
        status,
        body
          .replaceAll(identifier, 'X')
          .replaceAll(page, '/')
          .replace(/value="\d{6}"/g, ''),
      ];
      answers.push([plain(answer), plain(wrong)]);
    }
    assert.deepEqual(answers[0], answers[1]);
  });

  test('six wrong codes lock the identifier for a quarter of an hour, and the right code is refused', async () => {
    const { browser, page, code } = await begin('laast@medlem.example');
    for (let i = 0; i < 5; i++) assert.equal((await enterCode(browser, page, wrongCode(code()))).status, 400);
    assert.equal((await enterCode(browser, page, wrongCode(code()))).status, 429);
    const locked = await enterCode(browser, page, code());
    assert.equal(locked.status, 429);
    assert.match(locked.body, /For mange forsøk/);
    const seconds = Number(locked.headers.get('retry-after'));
    assert.ok(seconds > 800 && seconds <= 900, String(seconds));

    const other = createCookieBrowser(f.origin);
    const started = await startSignIn(other, f.origin);
    assert.equal((await requestCode(other, started.page, 'laast@medlem.example')).status, 429);
    f.advance(901);
    const later = await begin('laast@medlem.example');
    assert.ok(codeIn(await enterCode(later.browser, later.page, later.code())));
  });

  test('of a hundred tries at once at most six are compared', async () => {
    const { browser, page, code } = await begin('samtidig@medlem.example');
    const wrong = wrongCode(code());
    const answers = await Promise.all(Array.from({ length: 100 }, () => enterCode(browser, page, wrong)));
    assert.ok(answers.every(({ status }) => status === 400 || status === 429));
    const { rows } = await sql<{ attempts: number }>`
      select attempts from idp_sign_in_code where identifier = 'samtidig@medlem.example'`.execute(f.db);
    assert.equal(rows[0]!.attempts, 6);
    assert.equal((await enterCode(browser, page, code())).status, 429);
  });

  test('a right code sent five times at once is used once', async () => {
    const { browser, page, code } = await begin('en-gang@medlem.example');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post(`${page}/kode`, { code: code() })),
    );
    assert.equal(answers.filter(({ status }) => status === 303).length, 1);
  });

  test('a code dies after ten minutes, and when a new one is asked for', async () => {
    const { browser, page, code } = await begin('gammel@medlem.example');
    const first = code();
    const tooSoon = await browser.post(`${page}/ny-kode`);
    assert.equal(tooSoon.status, 429);
    f.advance(31);
    const resent = await browser.follow(await browser.post(`${page}/ny-kode`));
    assert.match(resent.body, /Vi har sendt deg en ny kode/);
    if (first !== code()) assert.equal((await enterCode(browser, page, first)).status, 400);
    f.advance(601);
    const late = await enterCode(browser, page, code());
    assert.equal(late.status, 400);
    assert.match(late.body, /gjelder ikke lenger/);
  });

  test('a code that is asked for in another browser leaves the one that is being typed alone', async () => {
    const old = await begin('to-steder@medlem.example');
    const oldCode = old.code();
    const newer = await begin('to-steder@medlem.example');
    const newerCode = newer.code();
    if (oldCode !== newerCode) assert.equal((await enterCode(old.browser, old.page, newerCode)).status, 400);
    assert.ok(codeIn(await enterCode(old.browser, old.page, oldCode)));
    assert.ok(codeIn(await enterCode(newer.browser, newer.page, newerCode)));
  });

  test('another browser cannot take over a sign-in', async () => {
    const { page, code } = await begin('stjaalet@medlem.example');
    const thief = createCookieBrowser(f.origin);
    const answer = await enterCode(thief, page, code());
    assert.equal(answer.status, 400);
    assert.match(answer.body, /Innloggingen er utløpt/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /trusted-types 'none'/);
  });

  test('five codes an hour, ten a day; a sign-in gives back what it used', async () => {
    for (let i = 0; i < 12; i++)
      await signInForTokens({
        origin: f.origin,
        identifier: 'flittig@medlem.example',
        readCode: async () => f.codeFor('flittig@medlem.example'),
      });
    for (let i = 0; i < 5; i++) assert.equal((await begin('plaget@medlem.example')).answer.status, 200);
    const sixth = await begin('plaget@medlem.example');
    assert.equal(sixth.answer.status, 429);
    f.advance(3601);
    for (let i = 0; i < 5; i++) await begin('plaget@medlem.example');
    f.advance(3601);
    assert.equal((await begin('plaget@medlem.example')).answer.status, 429);
  });

  test('cancelling leads back to the portal with the reason', async () => {
    const { browser, page } = await begin('avbryt@medlem.example');
    const answer = await browser.follow(await browser.post(`${page}/avbryt`));
    assert.match(answer.headers.get('location') ?? '', /#error=access_denied&error_description=AADB2C90091/);
  });

  test('nothing in the database can be used to sign in', async () => {
    const { code } = await begin('lagret@medlem.example');
    const { rows } = await sql`select row_to_json(c)::text as text from idp_sign_in_code c
      where identifier = 'lagret@medlem.example'`.execute(f.db);
    assert.ok(!JSON.stringify(rows).includes(`"${code()}`));
    const { rows: payloads } = await sql<{ n: number }>`
      select count(*)::int as n from idp_payload where payload ? 'jti'`.execute(f.db);
    assert.equal(payloads[0]!.n, 0);
  });
});

describe('limits per address', () => {
  test('twenty-five failures in five minutes are enough, and an honest sign-in costs nothing', async () => {
    const f = await startIdentityProvider();
    try {
      for (let i = 0; i < 30; i++)
        await signInForTokens({
          origin: f.origin,
          identifier: 'ofte@medlem.example',
          readCode: async () => f.codeFor('ofte@medlem.example'),
        });
      const statuses = [];
      for (let i = 0; i < 26; i++) {
        const browser = createCookieBrowser(f.origin);
        const { page } = await startSignIn(browser, f.origin);
        statuses.push((await requestCode(browser, page, `gjett${i}@medlem.example`)).status);
      }
      assert.deepEqual(new Set(statuses.slice(0, 25)), new Set([200]));
      assert.equal(statuses[25], 429);
    } finally {
      await f.stop();
    }
  });

  test('a code that could not be sent is said so, and costs nothing', async () => {
    const f = await startIdentityProvider({ sendCode: () => Promise.reject(new Error('no mail server')) });
    try {
      const browser = createCookieBrowser(f.origin);
      const { page } = await startSignIn(browser, f.origin);
      for (let i = 0; i < 7; i++) {
        const answer = await requestCode(browser, page, 'uten@medlem.example');
        assert.equal(answer.status, 503);
        assert.match(answer.body, /Vi fikk ikke sendt koden/);
      }
    } finally {
      await f.stop();
    }
  });
});
