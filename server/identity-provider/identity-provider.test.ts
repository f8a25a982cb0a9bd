import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { endOfSignIn } from '#contract/sign-in-config.ts';
import { type BrowserAnswer, createCookieBrowser } from '../../test/support/cookie-browser.ts';
import {
  type IdentityFixture,
  publicSite,
  startIdentityProvider,
  wrongCode,
} from '../../test/support/identity-provider-fixture.ts';
import {
  askForTokens,
  codeIn,
  enterCode,
  redeemCode,
  renewTokens,
  requestCode,
  signInForTokens,
  startSignIn,
} from '../../test/support/sign-in.ts';
import { createAccessTokenVerifier } from '../adapters/identity/verify-access-token.ts';
import { embeddedClient } from './embedded-client.ts';

describe('the embedded identity provider', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider();
  });
  after(() => f.stop());

  const signIn = (identifier: string, remember = false) =>
    signInForTokens({
      origin: f.origin,
      identifier,
      remember,
      readCode: async () => f.codeFor(identifier),
    });

  test('a whole sign-in gives tokens that the API takes, and an account whose name carries the marker', async () => {
    const tokens = await signIn('ny@medlem.example');
    const access = decodeJwt(tokens.accessToken);
    assert.equal(decodeProtectedHeader(tokens.accessToken).typ, 'at+jwt');
    assert.equal(access.exp! - access.iat!, 600);
    assert.ok(Math.abs(Number(access.auth_time) - Date.now() / 1000) < 10);
    assert.match(String(access.name), /^hefinn/);
    assert.equal(decodeJwt(tokens.idToken).preferred_username, 'ny@medlem.example');

    const verifier = createAccessTokenVerifier(f.provider.verifierConfig);
    const result = await verifier.verify(tokens.accessToken);
    assert.equal(result.outcome, 'valid');
    assert.deepEqual(result.outcome === 'valid' && result.access.emails, ['ny@medlem.example']);
    assert.equal((await verifier.verify(tokens.idToken)).outcome, 'invalid');
    const renewed = await renewTokens(f.origin, tokens.refreshToken);
    assert.equal(decodeJwt(renewed.accessToken).auth_time, access.auth_time);
  });

  test('the pages of a sign-in let the browser fetch the own page ahead, but not where it saves data', async () => {
    const ahead = '</assets/msal.js>; rel=prefetch, </assets/app.js>; rel=prefetch';
    for (const [saveData, expected] of [
      ['', ahead],
      ['on', null],
    ] as const) {
      const browser = createCookieBrowser(f.origin, { 'save-data': saveData });
      const { page } = await startSignIn(browser, f.origin);
      assert.equal((await browser.get(page)).headers.get('link'), expected);
      await requestCode(browser, page, `ahead-${saveData}@medlem.example`);
      const codePage = await browser.get(`${page}/kode`);
      assert.equal(codePage.headers.get('link'), expected);
      assert.match(String(codePage.headers.get('content-security-policy')), /script-src 'none'/);
    }
  });

  test('a known account is found by its phone, however it is written', async () => {
    const id = '0190a0a0-0000-7000-8000-000000000001';
    await sql`insert into idp_account (id, phone, name) values (${id}, '+4740000001', 'Kari Lund')`.execute(
      f.db,
    );
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin);
    await requestCode(browser, started.page, '0047 400 00 001');
    const code = codeIn(await enterCode(browser, started.page, f.codeFor('+4740000001')));
    const tokens = await redeemCode(f.origin, { ...started, code });
    assert.equal(decodeJwt(tokens.accessToken).oid, id);
    assert.equal(decodeJwt(tokens.accessToken).name, 'Kari Lund');
  });

  test('«Husk meg» is told to the browser’s library, and keeps the cookie', async () => {
    assert.deepEqual(decodeJwt((await signIn('husk@medlem.example', true)).idToken).signin_state, ['kmsi']);
    assert.equal(decodeJwt((await signIn('husk@medlem.example')).idToken).signin_state, undefined);
  });

  test('the browser is told when the sign-in ends, renewing does not move it, and asking with the session does', async () => {
    const endIn = (idToken: string) => Number(decodeJwt(idToken)[endOfSignIn]) - Date.now() / 1000;
    const near = (seconds: number, expected: number) =>
      assert.ok(Math.abs(seconds - expected) < 10, `${seconds}`);
    const identifier = 'slutt@medlem.example';
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin);
    await requestCode(browser, started.page, identifier);
    const code = codeIn(await enterCode(browser, started.page, f.codeFor(identifier)));
    const first = await redeemCode(f.origin, { ...started, code });
    near(endIn(first.idToken), 86_400);
    // As late as a day has half an hour left.
    const left = 1800;
    await sql`update idp_payload set payload = jsonb_set(payload::jsonb, '{exp}', to_jsonb(${Math.floor(Date.now() / 1000) + left}::int))
      where model in ('Session', 'RefreshToken')`.execute(f.db);
    const renewed = await renewTokens(f.origin, first.refreshToken);
    near(endIn(renewed.idToken), left);
    const again = await startSignIn(browser, f.origin, { params: { prompt: 'none' } });
    const prolonged = await redeemCode(f.origin, { ...again, code: codeIn(again.answer) });
    near(endIn(prolonged.idToken), 86_400);
    // It is no new sign-in: what needs a recent one still asks for it.
    assert.equal(decodeJwt(prolonged.accessToken).auth_time, decodeJwt(first.accessToken).auth_time);
    near(endIn((await renewTokens(f.origin, prolonged.refreshToken)).idToken), 86_400);
    near(endIn((await signIn('lenge@medlem.example', true)).idToken), 14 * 86_400);
  });

  test('keys, sessions and refresh tokens survive a restart', async () => {
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin);
    await requestCode(browser, started.page, 'varig@medlem.example');
    const code = codeIn(await enterCode(browser, started.page, f.codeFor('varig@medlem.example')));
    const tokens = await redeemCode(f.origin, { ...started, code });
    await f.restart();
    const verifier = createAccessTokenVerifier(f.provider.verifierConfig);
    assert.equal((await verifier.verify(tokens.accessToken)).outcome, 'valid');
    await renewTokens(f.origin, tokens.refreshToken);
    const again = await startSignIn(browser, f.origin, { params: { prompt: 'none' } });
    assert.ok(codeIn(again.answer));
    const { rows } = await sql<{ sealed_key: string }>`select sealed_key from idp_key`.execute(f.db);
    assert.equal(rows.length, 1);
    assert.doesNotMatch(Buffer.from(rows[0]!.sealed_key, 'base64url').toString('latin1'), /"d"/);
  });

  test('prompt=login asks again, and gives a new time of sign-in', async () => {
    const browser = createCookieBrowser(f.origin);
    const first = await startSignIn(browser, f.origin);
    await requestCode(browser, first.page, 'igjen@medlem.example');
    await enterCode(browser, first.page, f.codeFor('igjen@medlem.example'));
    const second = await startSignIn(browser, f.origin, { params: { prompt: 'login' } });
    assert.equal(second.answer.status, 200);
    assert.match(second.answer.body, /Telefonnummer eller e-post/);
    assert.match(second.answer.body, /<title>Logg inn en gang til – Logg inn – /);
    assert.match(second.answer.body, /Etterpå kommer du tilbake dit du var/);
    assert.doesNotMatch(first.answer.body, /en gang til/);
  });

  test('a user whose session has ended reads that on the first page', async () => {
    const browser = createCookieBrowser(f.origin);
    const again = await startSignIn(browser, f.origin, { params: { session_ended: 'yes' } });
    assert.match(again.answer.body, /<title>Logg inn på nytt – Logg inn – /);
    assert.match(again.answer.body, /Hvis du var i gang med å skrive noe, er det tatt vare på/);
    assert.match(again.answer.body, /id="identifier"[^>]* aria-describedby="notice identifier-help"/);
    const first = await startSignIn(createCookieBrowser(f.origin), f.origin);
    assert.doesNotMatch(first.answer.body, /på nytt/);
  });

  test('only the provider can read who the hint of a token means', async () => {
    const tokens = await signIn('hint@medlem.example');
    const hint = String(decodeJwt(tokens.idToken).login_hint);
    assert.doesNotMatch(Buffer.from(hint, 'base64url').toString('latin1'), /hint@|medlem/);
    const shown = async (login_hint: string) => {
      const { answer } = await startSignIn(createCookieBrowser(f.origin), f.origin, {
        params: { login_hint },
      });
      return /name="identifier"[^>]* value="([^"]*)"/.exec(answer.body)?.[1];
    };
    assert.equal(await shown(hint), 'hint@medlem.example');
    assert.equal(await shown(`${hint.slice(0, -4)}AAAA`), '');
    assert.equal(await shown('hint@medlem.example'), '');
  });

  test('signing out ends at the public site without state, and kills the tokens', async () => {
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin);
    await requestCode(browser, started.page, 'ut@medlem.example');
    const code = codeIn(await enterCode(browser, started.page, f.codeFor('ut@medlem.example')));
    const tokens = await redeemCode(f.origin, { ...started, code });
    const query = new URLSearchParams({
      client_id: embeddedClient.clientId,
      post_logout_redirect_uri: publicSite,
      state: 'noise',
    });
    const page = await browser.get(`/id/oauth2/v2.0/logout?${query}`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)![1]!;
    const action = new URL(/action="([^"]+)"/.exec(page.body)![1]!).pathname;
    const end = await browser.post(action, { xsrf, logout: 'yes' });
    assert.equal(end.headers.get('location'), publicSite);

    await assert.rejects(renewTokens(f.origin, tokens.refreshToken), /invalid_grant/);
    const verifier = createAccessTokenVerifier(f.provider.verifierConfig);
    assert.deepEqual(await verifier.verify(tokens.accessToken), { outcome: 'invalid', reason: 'REVOKED' });
  });

  test('a used refresh token serves a second tab for a minute; later it ends the whole sign-in', async () => {
    const tokens = await signIn('to-faner@medlem.example');
    const first = await renewTokens(f.origin, tokens.refreshToken);
    const [second, third] = await Promise.all([
      renewTokens(f.origin, tokens.refreshToken),
      renewTokens(f.origin, tokens.refreshToken),
    ]);
    // One token to continue with: a thief of the old one gets no chain of their own.
    assert.deepEqual([second.refreshToken, third.refreshToken], [first.refreshToken, first.refreshToken]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from idp_payload
      where model = 'RefreshToken' and consumed_at is null
        and payload ->> 'accountId' = ${String(decodeJwt(first.accessToken).oid)}`.execute(f.db);
    assert.equal(rows[0]!.n, 1);
    f.advance(61);
    await assert.rejects(renewTokens(f.origin, tokens.refreshToken), /invalid_grant/);
    await assert.rejects(renewTokens(f.origin, second.refreshToken), /invalid_grant/);
  });

  test('a day after the sign-in nothing of it can be renewed', async () => {
    const tokens = await signIn('i-gaar@medlem.example');
    f.advance(86_400 - 60);
    const { refreshToken } = await renewTokens(f.origin, tokens.refreshToken);
    assert.ok(refreshToken);
    const other = await signIn('i-dag@medlem.example');
    f.advance(86_401);
    await assert.rejects(renewTokens(f.origin, other.refreshToken), /invalid_grant/);
  });

  test('another person in the same browser is let in, also without scripts; an unknown page is said to be', async () => {
    const browser = createCookieBrowser(f.origin);
    const first = await startSignIn(browser, f.origin);
    await requestCode(browser, first.page, 'forste@medlem.example');
    await enterCode(browser, first.page, f.codeFor('forste@medlem.example'));
    const second = await startSignIn(browser, f.origin, { params: { prompt: 'login' } });
    await requestCode(browser, second.page, 'andre@medlem.example');
    const between = await enterCode(browser, second.page, f.codeFor('andre@medlem.example'));
    assert.match(between.body, /<html lang="nb">[\s\S]*Trykk på knappen[\s\S]*>Fortsett<\/button>/);
    const form = Object.fromEntries(
      [...between.body.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );
    const action = /action="([^"]+)"/.exec(between.body)![1]!;
    const code = codeIn(await browser.follow(await browser.post(action, form)));
    const tokens = await redeemCode(f.origin, { ...second, code });
    assert.equal(decodeJwt(tokens.idToken).preferred_username, 'andre@medlem.example');

    const missing = await browser.get('/id/finnes-ikke');
    assert.equal(missing.status, 404);
    assert.match(missing.body, /Vi fant ikke siden/);
    assert.match(missing.headers.get('content-security-policy') ?? '', /trusted-types 'none'/);
  });

  test('each page of a sign-in can be read in another language, also one that only says something', async () => {
    const browser = createCookieBrowser(f.origin);
    const { page } = await startSignIn(browser, f.origin);
    const english = async (answer: BrowserAnswer) => {
      const links = [...answer.body.matchAll(/<a href="([^"]+)" lang="en" hreflang="en">English<\/a>/g)];
      assert.equal(links.length, 1, answer.body);
      const chosen = await browser.get(links[0]![1]!.replaceAll('&#38;', '&'));
      assert.equal(chosen.status, 303);
      const shown = await browser.follow(chosen);
      assert.doesNotMatch(shown.url, /sprak/, 'after a reload it is in what was chosen last');
      await browser.follow(await browser.get(`${shown.url}${shown.url.includes('?') ? '&' : '?'}sprak=nb`));
      return shown;
    };
    const own = await english(await browser.get(page));
    assert.match(own.body, /<html lang="en"[\s\S]*Sign in/);
    assert.match(
      (await english(await browser.get('/id/finnes-ikke'))).body,
      /<html lang="en"[\s\S]*not find/i,
    );
    const signedOut = await browser.get('/id/oauth2/v2.0/logout/success');
    assert.match((await english(signedOut)).body, /<html lang="en"[\s\S]*signed out/i);
    assert.match(
      (await english(await browser.get('/id/oauth2/v2.0/authorize?client_id=x'))).body,
      /<html lang="en"/,
    );

    const gone = await createCookieBrowser(f.origin).post(page, { identifier: 'kari@medlem.example' });
    assert.equal(gone.status, 400);
    const elsewhere = createCookieBrowser(f.origin);
    const [, link] = /<a href="([^"]+)" lang="en"/.exec(gone.body)!;
    const expired = await elsewhere.follow(await elsewhere.get(link!));
    assert.equal(expired.status, 400);
    assert.match(expired.body, /<html lang="en"/);
  });

  test('who has to wait reads for how long in another language too; a moment that is none leads back', async () => {
    const browser = createCookieBrowser(f.origin);
    const { page } = await startSignIn(browser, f.origin);
    await requestCode(browser, page, 'vente@medlem.example');
    let answer = await browser.get(page);
    for (let tries = 0; answer.status !== 429 && tries < 40; tries += 1)
      answer = await enterCode(browser, page, wrongCode(f.codeFor('vente@medlem.example')));
    assert.equal(answer.status, 429);
    const [, path] = /<a href="([^"]+)" lang="nn"/.exec(answer.body)!;
    const inNynorsk = await browser.follow(await browser.get(path!.replaceAll('&#38;', '&')));
    assert.equal(inNynorsk.status, 429);
    const timeIn = (body: string) => /\d\d\.\d\d(?=\.<)/.exec(body)?.[0];
    assert.ok(timeIn(answer.body));
    assert.equal(timeIn(inNynorsk.body), timeIn(answer.body));
    assert.match(inNynorsk.body, /<html lang="nn"/);
    for (const til of ['', 'x', '1', '99999999999']) {
      const { status, headers } = await browser.get(`${page}/vent?til=${til}`);
      assert.deepEqual([status, headers.get('location')], [303, new URL(page, f.origin).pathname], til);
    }
  });

  test('another origin gets no tokens', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const { status, headers } = await askForTokens(f.origin, form, { from: 'https://evil.example' });
    assert.equal(status, 400);
    assert.equal(headers.get('access-control-allow-origin'), null);
  });

  test('a code serves once, with the right verifier only', async () => {
    const browser = createCookieBrowser(f.origin);
    const started = await startSignIn(browser, f.origin);
    await requestCode(browser, started.page, 'en@medlem.example');
    const code = codeIn(await enterCode(browser, started.page, f.codeFor('en@medlem.example')));
    await assert.rejects(redeemCode(f.origin, { verifier: 'x'.repeat(43), code }), /invalid_grant/);
    const other = await startSignIn(browser, f.origin);
    const second = { verifier: other.verifier, code: codeIn(other.answer) };
    const tokens = await redeemCode(f.origin, second);
    await assert.rejects(redeemCode(f.origin, second), /invalid_grant/);
    await assert.rejects(renewTokens(f.origin, tokens.refreshToken), /invalid_grant/);
  });

  for (const [what, params] of Object.entries({
    'a redirect address that is longer': { redirect_uri: 'http://127.0.0.1:3000/other' },
    'an unknown client': { client_id: 'nobody' },
    'no PKCE': { code_challenge: undefined, code_challenge_method: undefined },
    'plain PKCE': { code_challenge_method: 'plain' },
    'the implicit flow': { response_type: 'token' },
  }))
    test(`refused: ${what}`, async () => {
      const { answer } = await startSignIn(createCookieBrowser(f.origin), f.origin, { params });
      const location = answer.headers.get('location') ?? '';
      assert.doesNotMatch(location, /code=/);
      assert.ok(answer.status === 400 || location.startsWith(`${f.origin}/#error=`), String(answer.status));
      if (answer.status === 400) assert.match(answer.body, /Innloggingen kunne ikke starte/);
    });
});
