import { createHash, randomBytes } from 'node:crypto';
import { embeddedClient } from '#server/identity-provider/embedded-client.ts';
import { type BrowserAnswer, type CookieBrowser, createCookieBrowser } from './cookie-browser.ts';

export type Tokens = { accessToken: string; refreshToken: string; idToken: string };
type ClientChoice = { clientId?: string; scope?: string };

/**
 * Signs in over the real HTTP flow, as a browser without scripts would: authorize, identifier, code, token.
 * @param readCode reads the one-time code that was sent, from the inbox or the log of a test
 */
export async function signInForTokens(
  o: {
    origin: string;
    identifier: string;
    readCode: () => Promise<string>;
    remember?: boolean;
  } & ClientChoice,
): Promise<Tokens> {
  const browser = createCookieBrowser(o.origin);
  const started = await startSignIn(browser, o.origin, o);
  await requestCode(browser, started.page, o.identifier);
  const redirect = await enterCode(browser, started.page, await o.readCode(), o.remember);
  return redeemCode(o.origin, { ...started, code: codeIn(redirect) }, o);
}

/** The way to the provider's first page. `page` is the path of this sign-in. */
export async function startSignIn(
  browser: CookieBrowser,
  origin: string,
  o: ClientChoice & { params?: Record<string, string | undefined> } = {},
): Promise<{ verifier: string; page: string; answer: BrowserAnswer }> {
  const verifier = randomBytes(32).toString('base64url');
  const params = {
    client_id: o.clientId ?? embeddedClient.clientId,
    redirect_uri: `${origin}/`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: `${o.scope ?? embeddedClient.api.scope} openid profile offline_access`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    clidata: '1',
    ...o.params,
  };
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given);
  const answer = await browser.follow(await browser.get(`/id/oauth2/v2.0/authorize?${query}`));
  return { verifier, page: new URL(answer.url).pathname, answer };
}

export const requestCode = async (browser: CookieBrowser, page: string, identifier: string) =>
  browser.follow(await browser.post(page, { identifier }));

export const enterCode = async (browser: CookieBrowser, page: string, code: string, remember = false) =>
  browser.follow(
    await browser.post(`${page}/kode`, { code, ...(remember ? { remember: 'yes' } : undefined) }),
  );

/** The authorization code in the redirect back to the portal. */
export function codeIn(answer: BrowserAnswer): string {
  const location = answer.headers.get('location') ?? '';
  const code = new URLSearchParams(location.split('#')[1]).get('code');
  if (!code) throw new Error(`No authorization code: ${answer.status} ${location || answer.body}`);
  return code;
}

/** One request to the token endpoint, as a page of the portal would send it. */
export async function askForTokens(
  origin: string,
  form: Record<string, string>,
  o: { clientId?: string; from?: string } = {},
): Promise<{ status: number; headers: Headers; body: Record<string, string> }> {
  const response = await fetch(`${origin}/id/oauth2/v2.0/token`, {
    method: 'POST',
    headers: { origin: o.from ?? origin },
    body: new URLSearchParams({ client_id: o.clientId ?? embeddedClient.clientId, ...form }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export async function redeemCode(
  origin: string,
  started: { verifier: string; code: string },
  o: ClientChoice = {},
): Promise<Tokens> {
  const { verifier, code } = started;
  return tokensIn(
    await askForTokens(
      origin,
      { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${origin}/` },
      o,
    ),
  );
}

export async function renewTokens(
  origin: string,
  refreshToken: string,
  o: ClientChoice = {},
): Promise<Tokens> {
  const scope = `${o.scope ?? embeddedClient.api.scope} openid profile offline_access`;
  return tokensIn(
    await askForTokens(origin, { grant_type: 'refresh_token', refresh_token: refreshToken, scope }, o),
  );
}

function tokensIn({ status, body }: Awaited<ReturnType<typeof askForTokens>>): Tokens {
  const { access_token: accessToken, refresh_token: refreshToken, id_token: idToken } = body;
  if (!accessToken || !refreshToken || !idToken)
    throw new Error(`No tokens: ${status} ${body.error} ${body.error_description}`);
  return { accessToken, refreshToken, idToken };
}
