/** Signing in, wired: the provider of our own, or an outside one. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createEmbeddedAccountNames } from './adapters/identity/embedded-account-names.ts';
import { createEmbeddedAccountRemoval } from './adapters/identity/embedded-account-removal.ts';
import { createEmbeddedSignInIdentifiers } from './adapters/identity/embedded-sign-in-identifiers.ts';
import { createExternalSignIn } from './adapters/identity/external-sign-in.ts';
import { createGraphAccountNames } from './adapters/identity/graph-account-names.ts';
import { createAccessTokenVerifier } from './adapters/identity/verify-access-token.ts';
import type { Config, ExternalIdentityConfig } from './config.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { createAccountSessions } from './features/session/account-session-service.ts';
import { createSignInChanges, type SignInChanges } from './features/verification/sign-in-change-service.ts';
import { embeddedClient } from './identity-provider/embedded-client.ts';
import { createIdentityProvider, issuerAt } from './identity-provider/identity-provider.ts';
import type { SecondFactors } from './identity-provider/second-step.ts';
import { signInCode } from './letters/sign-in-letters.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { type Database, inTransaction } from './platform/database/database.ts';
import type { loadWebPages } from './platform/http/web-pages.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { loadSecret, secretsOf } from './platform/server-secret.ts';
import type { Clock } from './ports/clock.ts';
import type { MailSender } from './ports/mail.ts';
import type { SmsSender } from './ports/sms.ts';

type Parts = {
  config: Config;
  log: Log;
  clock: Clock;
  database: OpenDatabase;
  mail: MailSender;
  sms: SmsSender;
  pages: ReturnType<typeof loadWebPages>;
  jobs: Jobs;
};

function createSecondFactors(
  needs: Parameters<typeof createSignInChanges>[0] & { db: Database; clock: Clock; issuer: string },
): SecondFactors {
  const { db, clock, issuer } = needs;
  const changes: SignInChanges = createSignInChanges(needs);
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

/** The provider at `/id`. */
export async function embeddedIdentity({ config, log, clock, database, mail, sms, pages, jobs }: Parts) {
  const { stylesheets, favicon } = pages.manifest;
  const { organisation, origin } = config;
  const { db } = database;
  const secret = loadSecret(config.secret, config.dataDir);
  const identifiers = createEmbeddedSignInIdentifiers();
  const announce = createAnnounce({ jobs });
  const provider = await createIdentityProvider({
    db,
    origin,
    policy: 'B2C_1A_SUSI_PhoneOrEmail',
    ...embeddedClient,
    publicSite: organisation.publicSite,
    secret: secretsOf(secret),
    secondFactors: createSecondFactors({
      ...{ db, clock, jobs, secret, identifiers },
      issuer: issuerAt(origin),
      isOutsideOurs: false,
      // Only ends sign-ins: shows no person.
      sessions: createAccountSessions({ announce, jobs, isProviderOurs: true, personSeen: async () => {} }),
    }),
    async sendCode(to, code) {
      const letter = signInCode(code);
      const id = crypto.randomUUID();
      if (to.kind === 'email')
        await mail.send({ id, to: to.value, subject: letter.subject, text: letter.text });
      else await sms.send({ id, to: to.value, text: letter.sms });
    },
    layout: { stylesheets, favicon, organisationName: organisation.name },
    log,
    clock,
  });
  const verifier = createAccessTokenVerifier(provider.verifierConfig);
  const accountNames = createEmbeddedAccountNames(database.db);
  const accountRemoval = createEmbeddedAccountRemoval(database.db);
  const signIn = provider.browserConfig;
  return { provider, verifier, signIn, accountNames, accountRemoval, identifiers, outside: null };
}

/** One that somebody else runs. */
export async function externalIdentity({ config, clock }: Parts, external: ExternalIdentityConfig) {
  const file = path.join(config.dataDir, 'identity-discovery.json');
  const { signInConfig, verifier } = await createExternalSignIn(
    {
      ...external,
      policy: external.policy ?? undefined,
      strongSignIn: config.strongSignIn,
      postLogoutRedirectUri: config.organisation.publicSite,
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
  const accountNames = config.graph && createGraphAccountNames(config.graph, clock);
  const outside = accountNames;
  const signIn = signInConfig;
  return {
    provider: null,
    verifier,
    signIn,
    accountNames,
    accountRemoval: accountNames,
    identifiers: null,
    outside,
  };
}
