import type { JWK } from 'jose';
import type { QueryExecutorProvider } from 'kysely';
import type Provider from 'oidc-provider';
import {
  type AdapterFactory,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { endOfSignIn } from '#contract/sign-in-config.ts';
import { shortScope } from './embedded-client.ts';
import { cookieNames } from './host-cookies.ts';
import { findAccountById } from './idp-accounts.ts';
import type { LoginHints } from './login-hint.ts';
import { addressToAskAgain } from './page-languages.ts';
import { storedId } from './payload-adapter.ts';
import type { SignInPages } from './sign-in-pages.ts';

/** Lifetimes in seconds. An access token must live 600 s or more: the browser's library renews 300 s early. */
export type Lifetimes = {
  accessToken: number;
  /** From the sign-in, however often it is renewed. Without «Husk meg» the session is as long, and its cookie ends with the browser. */
  refreshToken: number;
  /** With «Husk meg». */
  rememberedSession: number;
  code: number;
};
export const defaultLifetimes: Lifetimes = {
  accessToken: 600,
  refreshToken: 86_400,
  rememberedSession: 14 * 86_400,
  code: 600,
};

export type ProviderParts = {
  db: QueryExecutorProvider;
  adapter: AdapterFactory;
  keys: JWK[];
  cookieKeys: string[];
  origin: string;
  mount: string;
  policy: string;
  clientId: string;
  api: { resource: string; audience: string; scope: string };
  publicSite: string;
  lifetimes: Lifetimes;
  /** In the language of the request. */
  pagesFor(ctx: KoaContextWithOIDC): SignInPages;
  hints: LoginHints;
  /** The provider that is made from this configuration. */
  provider(): Provider;
};

/** oidc-provider, set to behave as Azure AD B2C does towards the browser's library. */
export function providerConfiguration(o: ProviderParts): Configuration {
  const { origin, mount, lifetimes } = o;
  return {
    adapter: o.adapter,
    jwks: { keys: o.keys as never },
    cookies: {
      keys: o.cookieKeys,
      names: cookieNames,
      long: { httpOnly: true, sameSite: 'lax', path: mount },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    clients: [
      {
        client_id: o.clientId,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origin}/`],
        post_logout_redirect_uris: [...new Set([o.publicSite, `${origin}/`])],
      },
    ],
    // What the library needs depends on openid: apart from its API scope it asks for openid, profile and offline_access.
    claims: {
      openid: [
        'sub',
        'oid',
        'tfp',
        'signin_state',
        'preferred_username',
        'emails',
        'login_hint',
        endOfSignIn,
      ],
      profile: ['name'],
      acr: null,
      sid: null,
      auth_time: null,
      iss: null,
    },
    conformIdTokenClaims: false, // profile claims straight into the id token, as B2C does
    scopes: ['openid', 'offline_access', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, requestOrigin) => requestOrigin === origin,
    routes: {
      authorization: '/oauth2/v2.0/authorize',
      token: '/oauth2/v2.0/token',
      end_session: '/oauth2/v2.0/logout',
      jwks: '/discovery/v2.0/keys',
      userinfo: '/openid/v2.0/userinfo',
    },
    features: featuresOf(o),
    interactions: {
      policy: interactionPolicy.base(),
      url: (_ctx, interaction) => `${mount}/logg-inn/${interaction.uid}`,
    },
    ...accountClaims(o),
    loadExistingGrant: (ctx) => ownGrant(o, ctx),
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true, // with the grace period of the adapter
    // offline_access is dropped without prompt=consent (OpenID Connect Core 11). Azure does not, and renewal needs it.
    // The library always sends clidata, and a validator always runs, after the check of the scopes.
    extraParams: {
      clidata(ctx) {
        const params = ctx.oidc.params as { scope?: string };
        if (params.scope && !params.scope.split(' ').includes('offline_access'))
          params.scope += ' offline_access';
      },
      // The portal knows the account, and its session is over: read by the first page of a sign-in.
      session_ended: null,
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      IdToken: 3600,
      AuthorizationCode: 60,
      Interaction: 3600,
      Grant: Math.max(lifetimes.rememberedSession, lifetimes.refreshToken) + 86_400,
      Session: (_ctx, session) =>
        (session as { transient?: boolean }).transient ? lifetimes.refreshToken : lifetimes.rememberedSession,
      RefreshToken: refreshTokenLifetime(lifetimes.refreshToken),
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      const pages = o.pagesFor(ctx);
      const path = addressToAskAgain(ctx);
      ctx.body = ctx.oidc?.route === 'resume' ? pages.expired(path) : pages.refused(path);
    },
  };
}

/** Tokens for our API, and pages of our own when signing out; nothing else. */
const featuresOf = ({ api, lifetimes, pagesFor }: ProviderParts): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  revocation: { enabled: false },
  userinfo: { enabled: false },
  // Makes the access token a JWT for our API; the library never sends `resource`.
  resourceIndicators: {
    enabled: true,
    defaultResource: () => api.resource,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== api.resource) throw new errors.InvalidTarget();
      return {
        scope: api.scope,
        audience: api.audience,
        accessTokenTTL: lifetimes.accessToken,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => {
      ctx.body = pagesFor(ctx).signingOut(form, addressToAskAgain(ctx));
    },
    postLogoutSuccessSource: (ctx) => {
      ctx.body = pagesFor(ctx).signedOut(addressToAskAgain(ctx));
    },
  },
});

/** A renewed token keeps what was left of the first one's life. */
const refreshTokenLifetime = (seconds: number) => (ctx: KoaContextWithOIDC) => {
  const rotated = ctx.oidc.entities.RotatedRefreshToken as { remainingTTL?: number } | undefined;
  return rotated?.remainingTTL ?? seconds;
};

/** @returns when neither the refresh token nor the session lets the browser go on, in seconds; undefined outside the token endpoint */
async function endOf(o: ProviderParts, ctx: KoaContextWithOIDC, accountId: string) {
  const { RefreshToken, AuthorizationCode } = ctx.oidc.entities;
  const source = (RefreshToken ?? AuthorizationCode) as { exp?: number; sessionUid?: string } | undefined;
  if (!source) return undefined;
  const session = source.sessionUid ? await o.provider().Session.findByUid(source.sessionUid) : undefined;
  const sessionEnds = session?.accountId === accountId ? (session.exp ?? 0) : 0;
  return Math.max(RefreshToken?.exp ?? 0, sessionEnds);
}

/** What the tokens say of the person. */
function accountClaims(o: ProviderParts): Pick<Configuration, 'extraTokenClaims' | 'findAccount'> {
  return {
    extraTokenClaims: async (ctx, token) => {
      const { accountId, grantId } = token as { accountId?: string; grantId?: string };
      const account = accountId ? await findAccountById(o.db, accountId) : null;
      if (!account) return undefined;
      const { AuthorizationCode, RefreshToken } = ctx.oidc.entities;
      return {
        oid: account.id,
        tfp: o.policy,
        name: account.name,
        emails: account.email ? [account.email] : undefined,
        phone_number: account.phone ?? undefined,
        scp: shortScope(o.api.scope),
        auth_time: (RefreshToken ?? AuthorizationCode)?.authTime,
        amr: (RefreshToken ?? AuthorizationCode)?.amr,
        // Names the stored grant, so that the API can see that the person has signed out.
        sid: grantId && storedId(grantId),
        ver: '1.0',
      };
    },
    findAccount: async (ctx, id, token) => {
      const account = await findAccountById(o.db, id);
      if (!account) return undefined;
      const isRemembered = (token as { amr?: string[] } | undefined)?.amr?.includes('kmsi');
      return {
        accountId: id,
        claims: async () => ({
          sub: id,
          oid: id,
          tfp: o.policy,
          name: account.name,
          preferred_username: account.email ?? account.phone,
          emails: account.email ? [account.email] : undefined,
          // The library uses this in URLs to name the user, instead of the e-mail address.
          login_hint: o.hints.of(id),
          [endOfSignIn]: await endOf(o, ctx, id),
          // «Husk meg»: the library keeps its cache over a restart of the browser.
          ...(isRemembered ? { signin_state: ['kmsi'] } : undefined),
        }),
      };
    },
  };
}

/** Our own client: consent is never asked for. */
async function ownGrant(o: ProviderParts, ctx: KoaContextWithOIDC) {
  const { Grant } = o.provider();
  const { session, client, account } = ctx.oidc;
  const grantId = session?.grantIdFor(client!.clientId);
  const existing = grantId ? await Grant.find(grantId) : undefined;
  const grant =
    existing && existing.accountId === account!.accountId
      ? existing
      : new Grant({ clientId: client!.clientId, accountId: account!.accountId });
  grant.addOIDCScope('openid offline_access profile');
  grant.addResourceScope(o.api.resource, o.api.scope);
  await grant.save();
  return grant;
}
