import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { type QueryExecutorProvider, sql } from 'kysely';
import Provider from 'oidc-provider';
import type { SignInConfig } from '#contract/sign-in-config.ts';
import { smsCallingCodes } from '#contract/values/sign-in-methods.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createAttemptCounter } from './attempt-counter.ts';
import { browserSignInConfig } from './browser-sign-in-config.ts';
import { deriveKeys } from './derived-keys.ts';
import { shortScope } from './embedded-client.ts';
import { createFirstSteps } from './first-step.ts';
import { createKnownBrowsers } from './known-browser.ts';
import { createLiveProvider } from './live-provider.ts';
import { createLoginHints } from './login-hint.ts';
import { createCodeStore } from './one-time-code.ts';
import type { PageLanguages } from './page-languages.ts';
import { createPageLayout, type SignInLayout } from './page-layout.ts';
import { createSecurityHeaders } from './page-security.ts';
import { createAdapterFactory } from './payload-adapter.ts';
import { defaultLifetimes, type Lifetimes, providerConfiguration } from './provider-configuration.ts';
import { attachProviderEvents } from './provider-events.ts';
import { mountProvider } from './provider-mount.ts';
import { renewToOneSuccessor } from './refresh-rotation.ts';
import { createSecondSteps, type SecondFactors } from './second-step.ts';
import { createSignInAttempts, type SendCode } from './sign-in-attempt.ts';
import { createLimitKeeper, defaultSignInLimits, type SignInLimits } from './sign-in-limits.ts';
import type { SignInLog } from './sign-in-log.ts';
import { createSignInPages } from './sign-in-pages.ts';
import { type KeyAges, loadSigningKeys, rotateSigningKeys } from './signing-keys.ts';

const mountPath = '/id';
/** How the provider names itself in its tokens. @param origin where the portal is */
export const issuerAt = (origin: string): string => `${origin}${mountPath}`;

export type IdentityProviderOptions = {
  db: QueryExecutorProvider;
  /** Where the portal is, without a slash at the end. */
  origin: string;
  policy: 'B2C_1A_SUSI_PhoneOrEmail';
  clientId: string;
  /** resource: our name for the API; audience: its id; scope: what the browser asks for, a URL ending in the short name. */
  api: { resource: string; audience: string; scope: string };
  /** Where signing out ends. */
  publicSite: string;
  /** At least 32 bytes, the same at every start; under another one the stored keys cannot be read. */
  secret: Uint8Array | readonly Uint8Array[];
  /** Resolves when the message is on its way, and at the same speed for everybody. */
  sendCode: SendCode;
  secondFactors: SecondFactors;
  layout: SignInLayout;
  /** Where the e-mail with the code comes from, so that it can be recognised. */
  senderEmail: string;
  languages: PageLanguages;
  /** Hrefs of what most users need when they have signed in; their browsers fetch it while they look for the code. */
  fetchedAhead: readonly string[];
  log: SignInLog;
  clock: Clock;
  lifetimes?: Partial<Lifetimes>;
  limits?: Partial<SignInLimits>;
  /** Calling codes to which text messages are sent; the portal's unless said. */
  smsCountries?: readonly string[];
  rotationGraceSeconds?: number;
  keyAges?: KeyAges;
};

export type IdentityProvider = {
  mount(app: FastifyInstance): Promise<void>;
  /** For the browser. */
  browserConfig: SignInConfig;
  issuer: string;
  /** What an access token of ours must be; hand it to `createAccessTokenVerifier`. */
  verifierConfig: {
    issuer: string;
    audience: string;
    jwks(): JSONWebKeySet;
    scope: string;
    policy: string;
    typ: 'at+jwt';
    clientIds: string[];
    isRevoked(claims: JWTPayload): Promise<boolean>;
  };
  /** Deletes what has expired, and changes signing keys that are old. The mount does it every quarter of an hour. */
  tend(): Promise<void>;
};

/**
 * An OpenID provider of our own: a person signs in with a phone number or an e-mail address and a one-time code.
 * Knows nothing of members. Keys, sessions and refresh tokens are in the database and survive a restart.
 * @throws when the secret is not the one that the stored keys were sealed with
 */
export async function createIdentityProvider(o: IdentityProviderOptions): Promise<IdentityProvider> {
  const { db, clock, origin, policy, log } = o;
  const issuer = issuerAt(origin);
  const lifetimes = { ...defaultLifetimes, ...o.lifetimes };
  const keys = deriveKeys(o.secret);
  const pages = createSignInPages(createPageLayout(o.layout), o.senderEmail);
  const hints = createLoginHints(keys, db);
  const limits = { ...defaultSignInLimits, ...o.limits };
  const counter = createAttemptCounter(db, clock, (subject) => keys.hash('subject', subject));
  const secondSteps = createSecondSteps(db, clock, o.secondFactors);
  const attempts = createSignInAttempts({
    db,
    clock,
    limits,
    secondSteps,
    codes: createCodeStore(db, clock, keys, lifetimes.code),
    keeper: createLimitKeeper(counter, limits),
    sendCode: o.sendCode,
  });
  const adapter = createAdapterFactory(db, clock, o.rotationGraceSeconds);
  const live = await createLiveProvider(
    () => loadSigningKeys(db, keys, clock.now()),
    (signingKeys) => {
      const provider: Provider = new Provider(
        issuer,
        providerConfiguration({
          db,
          origin,
          policy,
          lifetimes,
          pagesFor: (ctx) => pages[o.languages.of(ctx)],
          hints,
          adapter,
          keys: signingKeys,
          cookieKeys: keys.cookieKeys,
          mount: mountPath,
          clientId: o.clientId,
          api: o.api,
          publicSite: o.publicSite,
          provider: () => provider,
        }),
      );
      provider.proxy = true; // believes X-Forwarded-Proto, which the mount overwrites
      renewToOneSuccessor(provider, (token) => keys.hash('renewal', token));
      attachProviderEvents(provider, { origin, log, pages, languageOf: o.languages.of });
      return provider;
    },
  );
  const urlFor = (route: string) => live.current().urlFor(route);

  async function tend(): Promise<void> {
    const now = clock.now();
    await rotateSigningKeys(db, keys, now, o.keyAges);
    await live.refresh();
    await sql`delete from idp_payload where expires_at <= ${now}`.execute(db);
    await sql`delete from idp_sign_in_code where expires_at <= ${now}`.execute(db);
    await sql`delete from idp_first_step where expires_at <= ${now}`.execute(db);
    await sql`delete from idp_counter where window_ends <= ${now}`.execute(db);
  }

  return {
    issuer,
    browserConfig: browserSignInConfig({
      origin,
      policy,
      mount: mountPath,
      clientId: o.clientId,
      scope: o.api.scope,
      publicSite: o.publicSite,
      endpoints: {
        authorization: urlFor('authorization'),
        token: urlFor('token'),
        endSession: urlFor('end_session'),
        keys: urlFor('jwks'),
      },
    }),
    verifierConfig: {
      issuer,
      policy,
      typ: 'at+jwt',
      audience: o.api.audience,
      jwks: live.publicKeys,
      scope: shortScope(o.api.scope),
      clientIds: [o.clientId],
      isRevoked: async (claims) => {
        const { rows } = await sql`select 1 from idp_payload where model = 'Grant'
          and id = ${String(claims.sid)} and expires_at > ${clock.now()}`.execute(db);
        return rows.length === 0;
      },
    },
    tend,
    mount: (app) =>
      mountProvider(app, {
        provider: live.current,
        answer: live.answer,
        mount: mountPath,
        policy,
        attempts,
        pages,
        languages: o.languages,
        origin,
        clock,
        log,
        tend,
        hints,
        browsers: createKnownBrowsers({
          isHttps: origin.startsWith('https:'),
          mount: mountPath,
          hash: (value) => keys.hash('browser', value),
        }),
        firstSteps: createFirstSteps(db, clock, lifetimes.code),
        secondSteps,
        headers: createSecurityHeaders(origin, o.publicSite),
        fetchedAhead: o.fetchedAhead,
        countries: o.smsCountries ?? smsCallingCodes,
      }),
  };
}
