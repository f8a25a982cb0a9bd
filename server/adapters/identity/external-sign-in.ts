import * as z from 'zod/mini';
import type { SignInConfig } from '#contract/sign-in-config.ts';
import type { AccessTokenVerifier } from '#server/ports/access-token.ts';
import { type ClaimNames, createAccessTokenVerifier } from './verify-access-token.ts';

/** An outside provider. Values for Azure AD B2C and Entra External ID are in the tests beside this file. */
export type ExternalSignInConfig = {
  /** The address that ends in `/.well-known/openid-configuration`. */
  discoveryUrl: string;
  /** The API's id at the provider. */
  audience: string;
  /** The browser's client id. */
  clientId: string;
  /** As the browser asks for it: `https://…/api/user_data`, or the short name. */
  scope: string;
  policy?: string;
  /** Unless said, the discovery address without its end. */
  authority?: string;
  /** Unless said, the issuer that the discovery document names. */
  issuer?: string;
  /** `amr=mfa`, `acrs=c1`: one of them is asked for. */
  strongSignIn?: readonly string[];
  postLogoutRedirectUri: string;
  /** How long the provider lets a sign-in last, where that is known. */
  signInSeconds?: number;
  /** `iframe` only where the provider shares our site, on a domain of our own. */
  silentRenewal?: SignInConfig['silentRenewal'];
  claims?: ClaimNames;
  typ?: string;
};

/** The last discovery document that was good, for a start while the provider is away. */
export type DiscoveryCopy = { load(): Promise<string | null>; save(text: string): Promise<void> };

const DiscoveryDocument = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.url(),
  jwks_uri: z.url(),
});
type DiscoveryDocument = z.infer<typeof DiscoveryDocument>;

/**
 * Fetches the provider's discovery document, with retries, and makes of it what the browser and the API need.
 * @throws when it can neither be fetched nor taken from the copy
 */
export async function createExternalSignIn(
  config: ExternalSignInConfig,
  o: { copy?: DiscoveryCopy; retryAfterMs?: number[]; fetch?: typeof globalThis.fetch } = {},
): Promise<{ signInConfig: SignInConfig; verifier: AccessTokenVerifier; issuer: string }> {
  const document = await readDiscovery(config.discoveryUrl, o);
  const authority = (
    config.authority ?? config.discoveryUrl.replace(/(\/v2\.0)?\/\.well-known\/openid-configuration.*$/, '')
  ).replace(/^http:/, 'https:');
  const issuer = config.issuer ?? document.issuer;
  return {
    issuer,
    signInConfig: {
      clientId: config.clientId,
      authority,
      // Entra External ID's issuer has another host than its endpoints; the library must trust both.
      knownAuthorities: [...new Set([new URL(authority).host, new URL(document.issuer).host])],
      authorityMetadata: JSON.stringify(document),
      scope: config.scope,
      strongSignIn: strongRequest(config.strongSignIn ?? []),
      postLogoutRedirectUri: config.postLogoutRedirectUri,
      silentRenewal: config.silentRenewal ?? 'refresh-token',
      ...(config.signInSeconds && { signInSeconds: config.signInSeconds }),
    },
    verifier: createAccessTokenVerifier({
      issuer,
      audience: config.audience,
      jwks: document.jwks_uri,
      scope: config.scope.split('/').pop() ?? config.scope,
      policy: config.policy,
      typ: config.typ,
      clientIds: [config.clientId],
      claims: config.claims,
    }),
  };
}

/** How an authorisation request asks for it: `acr_values` of OpenID, and Entra's authentication contexts as a claim. */
export function strongRequest(ways: readonly string[]): Record<string, string> {
  const valuesOf = (claims: readonly string[]) =>
    ways
      .map((way) => way.split('='))
      .flatMap(([claim = '', value = '']) => (claims.includes(claim) ? [value] : []));
  const [levels, contexts] = [valuesOf(['acr', 'amr']), valuesOf(['acrs'])];
  return {
    ...(levels.length > 0 && { acr_values: levels.join(' ') }),
    ...(contexts.length > 0 && {
      claims: JSON.stringify({ access_token: { acrs: { essential: true, values: contexts } } }),
    }),
  };
}

async function readDiscovery(
  url: string,
  {
    copy,
    retryAfterMs = [200, 500, 1000, 2000],
    fetch = globalThis.fetch,
  }: Parameters<typeof createExternalSignIn>[1] = {},
): Promise<DiscoveryDocument> {
  let problem: unknown;
  for (const pause of [0, ...retryAfterMs]) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(5000) });
      if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      const document = z.parse(DiscoveryDocument, await response.json());
      await copy?.save(JSON.stringify(document));
      return document;
    } catch (error) {
      problem = error;
    }
  }
  const kept = await copy?.load();
  if (kept) return z.parse(DiscoveryDocument, JSON.parse(kept));
  throw new Error(`The identity provider's discovery document could not be had from ${url}`, {
    cause: problem,
  });
}
