/** The real app on a real database, with the demo people in it and an issuer of its own: for route tests. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createProcessFileCleaner } from '#server/adapters/file-cleaning/process-file-cleaner.ts';
import { createEmbeddedSignInIdentifiers } from '#server/adapters/identity/embedded-sign-in-identifiers.ts';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import { createHttpWebhookSender } from '#server/adapters/webhooks/http-webhook-sender.ts';
import { buildApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { hearChanges } from '#server/features/changes/change-service.ts';
import { giroRoundJob, keepWebhooksJob } from '#server/features/giving/ledger/giving-job-names-service.ts';
import { features } from '#server/features.ts';
import { answersWithin } from '#server/platform/database/connection-pool.ts';
import { createLogSeal, sealLogWith } from '#server/platform/database/log-sealing.ts';
import type { StreamTimes } from '#server/platform/http/event-stream.ts';
import { createAnswerKeeping } from '#server/platform/http/idempotency.ts';
import type { LoadLimits } from '#server/platform/http/load-shedding.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { createOutages } from '#server/platform/watching/outages.ts';
import { createPortalMetrics } from '#server/platform/watching/portal-metrics.ts';
import type { AccessTokenVerifier } from '#server/ports/access-token.ts';
import type { AccountNames } from '#server/ports/account-names.ts';
import type { MailSender } from '#server/ports/mail.ts';
import type { SmsSender } from '#server/ports/sms.ts';
import type { Vipps } from '#server/ports/vipps.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { seedDemo } from '../../dev/seed/seed-demo.ts';
import demoOrganisation from '../../organisation-profile.json' with { type: 'json' };
import { createCall } from './portal-call.ts';
import type { PortalPeer } from './random-commands.ts';
import { openTestDatabase } from './test-database.ts';
import { sharedTestIssuer, type TestIssuer } from './test-issuer.ts';
import { testPorts } from './test-ports.ts';

export type DemoName = keyof typeof demoAccounts;
/** A demo person, `joining` (an account new to the portal), or no sign-in. */
export type Caller = DemoName | 'joining' | null;
export const joiningAccount = {
  subject: randomUUID(),
  name: 'hefinn Ny bruker',
  emails: ['ny@person.example'],
};

export async function openTestPortal(
  options: {
    verifier?: AccessTokenVerifier;
    /** Whose tokens {@link verifier} takes; a new one unless said. */
    issuer?: TestIssuer;
    /** Stands before the real one. */
    wrapVerifier?: (verifier: AccessTokenVerifier) => AccessTokenVerifier;
    requestsPerMinute?: number;
    /** How much it takes on at once: as much as comes, unless said. */
    loadLimits?: Partial<LoadLimits>;
    /** Null: what is to be told to Vipps waits. */
    vipps?: Vipps | null;
    /** How long what tells of changes stays open: hardly, unless said. */
    streamTimes?: Partial<StreamTimes>;
    /** How one can pay here: by Vipps unless said. */
    rails?: readonly Rail[];
    /** How those elected and member service must sign in: as everybody, unless said. */
    strongSignIn?: readonly string[];
    /** What the issuer says of a sign-in with an eID; none unless said. */
    identifyingSignIn?: readonly string[];
    /** The real one unless said. */
    clock?: { now(): Date };
    cleaning?: Parameters<typeof createProcessFileCleaner>[0];
    /** The demo's unless said. */
    organisation?: OrganisationProfile;
    profileSource?: 'file' | 'database';
    /** Whether the description of the API is served, as on a developer's machine: yes unless said. */
    showsApiDocument?: boolean;
    /** Senders of its own, in place of those that keep letters; with them notices leave too. */
    suppliers?: { mail: MailSender; sms: SmsSender; accountNames: AccountNames };
    /** Also the work that a test usually does itself: notices leave, and former members are deleted. */
    doesAllWork?: boolean;
    /** Another portal, on whose database this one works as a second process. */
    besides?: PortalPeer;
  } = {},
) {
  const organisation = options.organisation ?? (demoOrganisation as OrganisationProfile);
  const profileSource = { kind: options.profileSource ?? 'database', asWritten: organisation } as const;
  const database = options.besides?.database ?? (await openTestDatabase());
  const issuer = options.issuer ?? options.besides?.issuer ?? (await sharedTestIssuer());
  // The portal is what it is in production: a role that owns nothing.
  const { db } = database.server;
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  // Tokens begin and run out by the clock on the wall; everything else goes by this one.
  const clock = options.clock ?? { now: () => new Date() };
  const [origin, secret] = ['http://localhost:3000', options.besides?.secret ?? randomBytes(32)];
  sealLogWith(db, createLogSeal(secret));
  const numberSeal = createNumberSeal([secret]);
  if (!options.besides) await seedDemo(db, { issuer: issuer.issuer, now: clock.now() });
  const { pools, kind, listen } = database.server;
  const jobs = createJobs({ pool: pools.jobs, kind, listen }, log);
  const cleaner = createProcessFileCleaner(options.cleaning);
  const letters: { to: string; text: string }[] = [];
  const keep = {
    send: async ({ to, text }: { to: string; text: string }) => void letters.push({ to, text }),
  };
  const removedAccounts: string[] = [];
  const namedAccounts: { subject: string; name: string }[] = [];
  const { mail, sms, accountNames } = options.suppliers ?? {
    mail: keep,
    sms: keep,
    accountNames: {
      setName: async (account: (typeof namedAccounts)[number]) => void namedAccounts.push(account),
    },
  };
  const portal = compose(
    features,
    testPorts({
      db,
      clock,
      log,
      jobs,
      secret,
      cleaner,
      mail,
      sms,
      accountNames,
      organisation,
      profileSource,
      origin,
      rails: options.rails ?? ['vipps'],
      vipps: options.vipps ?? null,
      webhookSender: createHttpWebhookSender({ timeoutMs: 2000 }),
      accountRemoval: { remove: async ({ subject }) => void removedAccounts.push(subject) },
      sessionEnding: { end: async () => {} },
      identifiers: createEmbeddedSignInIdentifiers(),
    }),
  );
  const { services } = portal;
  // These are enqueued for real, and run by the tests that are about them.
  const untouched = options.doesAllWork
    ? []
    : [
        ...(options.suppliers ? [] : ['deliver-notice']),
        'purge-leaver',
        'end-account',
        'end-sign-in-at-provider',
        'send-leaving-certificate',
      ];
  // At the hours of the real clock, which a test does not see: what is done by schedule only, tests do themselves.
  const enqueuedToo: string[] = [keepWebhooksJob.name, giroRoundJob.name];
  await jobs.start(
    portal.jobs
      .filter(({ name, schedule }) => !schedule || enqueuedToo.includes(name))
      .map(({ schedule: _byTheRealClock, ...job }) =>
        untouched.includes(job.name) ? { ...job, run: async () => {} } : job,
      ),
  );
  const metrics = createPortalMetrics('test');
  const app = await buildApp({
    db,
    // What may be read from a standby can write nothing there.
    laggingReads: (read) => db.transaction().setAccessMode('read only').execute(read),
    metrics,
    clock,
    log,
    cleaner,
    answerKeeping: createAnswerKeeping(secret),
    origin,
    showsApiDocument: options.showsApiDocument ?? true,
    requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
    // A machine that is busy with other things is no fault of what is tested.
    loadLimits: {
      maxRequestsInFlight: 0,
      maxWaitingForDatabase: 0,
      maxEventLoopDelayMs: 0,
      ...options.loadLimits,
    },
    answers: () => answersWithin(pools.checks, 1000),
    waitingForDatabase: () => database.server.pool.waitingCount,
    proxies: 0,
    measuringScripts: [],
    securityEmail: organisation.securityEmail,
    outages: createOutages(),
    readStatusNotice: async () => null,
    organisation,
    session: services.session.admission({
      strongSignIn: options.strongSignIn,
      identifyingSignIn: options.identifyingSignIn,
      verifier: (options.wrapVerifier ?? ((verifier) => verifier))(
        options.verifier ?? createAccessTokenVerifier(issuer.verifierConfig),
      ),
    }),
    portal,
    streamTimes: { heartbeatMs: 50, lifetimeMs: 150, ...options.streamTimes },
    identityProvider: null,
    signIn: {
      clientId: '',
      authority: '',
      knownAuthorities: [],
      authorityMetadata: '{}',
      scope: '',
      strongSignIn: {},
      postLogoutRedirectUri: '',
      silentRenewal: 'iframe',
    },
    pages: null,
    isReady: () => true,
  });
  await app.ready();
  const stopListening = await hearChanges(database, services.changes);

  async function tokenOf(caller: Exclude<Caller, null>): Promise<string> {
    const authenticatedAt = options.clock && Math.floor(clock.now().getTime() / 1000);
    if (caller === 'joining')
      return issuer.tokenFor({ ...joiningAccount, ...(authenticatedAt && { authenticatedAt }) });
    const { id, name, email } = demoAccounts[caller];
    return issuer.tokenFor({
      subject: id,
      name,
      emails: [email],
      ...(authenticatedAt && { authenticatedAt }),
    });
  }

  /** As a browser has it for a while: signing takes as long as the call itself. */
  const kept = new Map<string, { token: Promise<string>; since: number }>();
  function keptTokenOf(caller: Exclude<Caller, null>): Promise<string> {
    const key = `${caller} at ${options.clock ? clock.now().getTime() : ''}`;
    const found = kept.get(key);
    if (found && Date.now() - found.since < 30_000) return found.token;
    const made = { token: tokenOf(caller), since: Date.now() };
    kept.set(key, made);
    return made.token;
  }

  return {
    /** As the portal itself keeps a national identity number. */
    seal: (personId: string, digits: string) => ({
      sealed: numberSeal.seal(personId, digits),
      index: numberSeal.index(digits),
    }),
    app,
    metrics,
    database,
    issuer,
    services,
    webhooks: portal.webhooks,
    raise: portal.raise,
    clock,
    tokenOf,
    lines,
    letters,
    namedAccounts,
    removedAccounts,
    secret,
    numberSeal,
    /** Past the portal, as the owner of the tables. */
    db: database.db,

    /** What runs by the clock, with its cron expression. */
    schedules: portal.jobs.flatMap(({ name, schedule }) => (schedule ? [{ name, schedule }] : [])),

    /** What runs by the clock, now. */
    runJob: (name: string) => portal.jobs.find((one) => one.name === name)!.run({} as never, { log }),

    call: createCall(app, keptTokenOf),

    async close() {
      await app.close();
      await stopListening();
      await jobs.stop();
      cleaner.stop();
      if (!options.besides) await database.close();
    },
  };
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;
