/** Signing in: the provider of our own, or an outside one. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmbeddedAccountNames } from '#server/adapters/identity/embedded-account-names.ts';
import { createEmbeddedAccountRemoval } from '#server/adapters/identity/embedded-account-removal.ts';
import { createEmbeddedSessionEnding } from '#server/adapters/identity/embedded-session-ending.ts';
import { createEmbeddedSignInIdentifiers } from '#server/adapters/identity/embedded-sign-in-identifiers.ts';
import { createExternalSignIn } from '#server/adapters/identity/external-sign-in.ts';
import { createGraphAccountNames } from '#server/adapters/identity/graph-account-names.ts';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import type { Config, ExternalIdentityConfig } from '#server/config/config.ts';
import type { languageAtSignIn } from '#server/features/session/language-service.ts';
import type { SignInChanges } from '#server/features/verification/sign-in-change-service.ts';
import { embeddedClient } from '#server/identity-provider/embedded-client.ts';
import { createIdentityProvider, issuerAt } from '#server/identity-provider/identity-provider.ts';
import type { PageLanguages } from '#server/identity-provider/page-languages.ts';
import type { SecondFactors } from '#server/identity-provider/second-step.ts';
import { signInCode } from '#server/letters/sign-in-letters.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { chosenIn, keepLanguage, languageOf, rememberLanguage } from '#server/platform/http/page-language.ts';
import type { loadWebPages } from '#server/platform/http/web-pages.ts';
import type { Log } from '#server/platform/log.ts';
import { secretsOf } from '#server/platform/server-secret.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { Clock } from '#server/ports/clock.ts';

type Parts = Pick<Ports, 'db' | 'clock' | 'mail' | 'sms'> & {
  config: Config;
  log: Log;
  pages: ReturnType<typeof loadWebPages>;
};

/** What the portal may do at the identity provider. */
export function identityPorts({ graph, externalIdentity }: Config, db: Database, clock: Clock) {
  if (externalIdentity) {
    const accounts = graph && createGraphAccountNames(graph, clock);
    return {
      accountNames: accounts,
      accountRemoval: accounts,
      outside: accounts,
      identifiers: null,
      sessionEnding: null,
    };
  }
  return {
    accountNames: createEmbeddedAccountNames(db),
    accountRemoval: createEmbeddedAccountRemoval(db),
    identifiers: createEmbeddedSignInIdentifiers(),
    sessionEnding: createEmbeddedSessionEnding(db),
    outside: null,
  };
}

function createSecondFactors({ db, clock }: Parts, changes: SignInChanges, issuer: string): SecondFactors {
  const asked = (subject: string, identifier: Parameters<SecondFactors['ask']>[1], isProven: boolean) =>
    inTransaction(db, (tx) =>
      changes.askedAtSignIn(tx, { issuer, subject }, identifier, isProven, clock.now()),
    );
  return {
    findProven: (subject, kind) => changes.findProven(db, { issuer, subject }, kind, clock.now()),
    addProven: async (subject, identifier) => void (await asked(subject, identifier, true)),
    ask: (subject, identifier) => asked(subject, identifier, false),
  };
}

/** What the pages of a sign-in ask of the portal. */
type Services = {
  session: { languageAtSignIn: LanguageAtSignIn };
  verification: { signInChanges: { own: SignInChanges } };
};
type LanguageAtSignIn = typeof languageAtSignIn;

/** The pages of a sign-in are in the language of the portal's other pages, which may be another when it has ended. */
function pageLanguages({ db, clock, config: { origin } }: Parts, atSignIn: LanguageAtSignIn): PageLanguages {
  const isSecure = origin.startsWith('https:');
  return {
    of: languageOf,
    keep: (request, reply) => keepLanguage(request, reply, { isSecure, now: clock.now() }),
    async signedIn(request, reply, subject) {
      const shown = await atSignIn(db, { issuer: issuerAt(origin), subject }, chosenIn(request));
      if (shown) rememberLanguage(request, reply, { ...shown, isSecure });
    },
  };
}

/** The provider at `/id`. */
export async function embeddedIdentity(parts: Parts, secret: Buffer, { session, verification }: Services) {
  const { config, log, clock, db, mail, sms, pages } = parts;
  const { stylesheets, favicon, ownPage } = pages.manifest;
  const { organisation, origin, afterSignOut } = config;
  const provider = await createIdentityProvider({
    db,
    origin,
    policy: 'B2C_1A_SUSI_PhoneOrEmail',
    ...embeddedClient,
    publicSite: afterSignOut,
    secret: secretsOf(secret),
    secondFactors: createSecondFactors(parts, verification.signInChanges.own, issuerAt(origin)),
    async sendCode(to, code, language) {
      const letter = signInCode({ code, language });
      const id = crypto.randomUUID();
      if (to.kind === 'email')
        await mail.send({ id, to: to.value, subject: letter.subject, text: letter.text, language });
      else await sms.send({ id, to: to.value, text: letter.sms });
    },
    layout: { stylesheets, favicon, organisationName: organisation.name },
    senderEmail: organisation.sender.email,
    languages: pageLanguages(parts, session.languageAtSignIn),
    fetchedAhead: ownPage,
    ...(config.signInSeconds && { lifetimes: { refreshToken: config.signInSeconds } }),
    log,
    clock,
  });
  return {
    provider,
    verifier: createAccessTokenVerifier(provider.verifierConfig),
    signIn: provider.browserConfig,
  };
}

/** One that somebody else runs. */
export async function externalIdentity(config: Config, external: ExternalIdentityConfig) {
  const file = path.join(config.dataDir, 'identity-discovery.json');
  const { signInConfig, verifier } = await createExternalSignIn(
    {
      ...external,
      policy: external.policy ?? undefined,
      strongSignIn: config.strongSignIn,
      ...(config.signInSeconds && { signInSeconds: config.signInSeconds }),
      postLogoutRedirectUri: config.afterSignOut,
      ...(external.subjectClaim && { claims: { subject: [external.subjectClaim] } }),
    },
    {
      copy: {
        load: () => readFile(file, 'utf8').catch(() => null),
        async save(text) {
          await mkdir(config.dataDir, { recursive: true });
          await writeFile(file, text);
        },
      },
    },
  );
  return { provider: null, verifier, signIn: signInConfig };
}
