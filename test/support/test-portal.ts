/** The real app on a real database, with the demo people in it and an issuer of its own: for route tests. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Rail } from '#contract/giving-values.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { createActivityWorks } from '#server/activity-parts.ts';
import { createProcessFileCleaner } from '#server/adapters/file-cleaning/process-file-cleaner.ts';
import { createEmbeddedSignInIdentifiers } from '#server/adapters/identity/embedded-sign-in-identifiers.ts';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import { checkWebhookSignature } from '#server/adapters/vipps/webhook-signature.ts';
import { buildApp } from '#server/app.ts';
import { createDocuments } from '#server/documents.ts';
import { attachmentJobs } from '#server/features/attachments/attachment-jobs.ts';
import { enquiryChannel, noticeChannel } from '#server/features/changes/change-service.ts';
import { createChildrenCalendar } from '#server/features/children/children-calendar-service.ts';
import { childrenJobs } from '#server/features/children/children-jobs.ts';
import { contactJobs } from '#server/features/contact/contact-jobs.ts';
import { deathJobs } from '#server/features/deaths/death-jobs.ts';
import { joiningJobs } from '#server/features/joining/joining-jobs.ts';
import { matchJobs } from '#server/features/matching/match-jobs.ts';
import { createAnnounce } from '#server/features/notices/notices-service.ts';
import { numberJobs } from '#server/features/numbers/number-jobs.ts';
import { hearAll } from '#server/features/purchases/purchase-service.ts';
import { officeJobs } from '#server/features/representatives/office-jobs.ts';
import { proveReplyAddress } from '#server/features/representatives/reply-address-jobs.ts';
import { createSessionService } from '#server/features/session/session-service.ts';
import { signInChangeJobs } from '#server/features/verification/sign-in-change-jobs.ts';
import { verificationJobs } from '#server/features/verification/verification-jobs.ts';
import { createGivingWorks } from '#server/giving-parts.ts';
import { createMagazineWorks } from '#server/magazine-parts.ts';
import { createNoticeWorks } from '#server/notice-parts.ts';
import { createLogSeal, sealLogWith } from '#server/platform/database/log-sealing.ts';
import type { StreamTimes } from '#server/platform/http/event-stream.ts';
import { createAnswerKeeping } from '#server/platform/http/idempotency.ts';
import { createJobs, type JobDefinition } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import type { AccessTokenVerifier } from '#server/ports/access-token.ts';
import type { AccountNames } from '#server/ports/account-names.ts';
import type { MailSender } from '#server/ports/mail.ts';
import type { SmsSender } from '#server/ports/sms.ts';
import type { Vipps } from '#server/ports/vipps.ts';
import { recoveryWorks } from '#server/recovery-parts.ts';
import { createServices } from '#server/services.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { seedDemo } from '../../dev/seed/seed-demo.ts';
import demoOrganisation from '../../organisation-profile.json' with { type: 'json' };
import { createCall } from './portal-call.ts';
import type { PortalPeer } from './random-commands.ts';
import { openTestDatabase } from './test-database.ts';
import { createTestIssuer, type TestIssuer } from './test-issuer.ts';

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
    /** Whether the description of the API is served, as on a developer's machine: yes unless said. */
    showsApiDocument?: boolean;
    /** Senders of its own, in place of those that keep letters; with them notices leave too. */
    suppliers?: { mail: MailSender; sms: SmsSender; accountNames: AccountNames };
    /** Another portal, on whose database this one works as a second process. */
    besides?: PortalPeer;
  } = {},
) {
  const organisation = options.organisation ?? (demoOrganisation as OrganisationProfile);
  const database = options.besides?.database ?? (await openTestDatabase());
  const issuer = options.issuer ?? options.besides?.issuer ?? (await createTestIssuer());
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
  const jobs = createJobs(database.server, log);
  const cleaner = createProcessFileCleaner(options.cleaning);
  const letters: { to: string; text: string }[] = [];
  const keep = {
    send: async ({ to, text }: { to: string; text: string }) => void letters.push({ to, text }),
  };
  const removedAccounts: string[] = [];
  const namedAccounts: { subject: string; name: string }[] = [];
  const { mail, sms, accountNames } = options.suppliers ?? {
    ...{ mail: keep, sms: keep },
    accountNames: {
      setName: async (account: (typeof namedAccounts)[number]) => void namedAccounts.push(account),
    },
  };
  const vipps = options.vipps ?? null;
  const announce = createAnnounce({ jobs });
  const activities = createActivityWorks({ db, clock, jobs, origin, organisation, vipps, announce });
  const magazine = createMagazineWorks({ db, clock, jobs, origin, organisation, vipps, announce });
  const giving = createGivingWorks({
    ...{ db, clock, jobs, organisation, origin, secret, vipps },
    checkSignature: checkWebhookSignature,
    followPayment: hearAll([activities.payments, magazine.payments]),
  });
  const services = createServices({
    ...{ jobs, origin, secret, organisation },
    rails: options.rails ?? ['vipps'],
    series: 'synthetic',
    isAccountOurs: true,
    isProviderOurs: true,
    identifiers: createEmbeddedSignInIdentifiers(),
    isOutsideOurs: false,
    makeCertificate: createDocuments(organisation).leavingCertificateOf,
    makeChoiceCertificate: createDocuments(organisation).choiceCertificateOf,
    makeChildCertificate: createDocuments(organisation).childCertificateOf,
  });
  const { grantList } = organisation;
  const calendar = createChildrenCalendar({ db, jobs, announce, grantList, children: services.children });
  const writing = { db, clock, secret, origin, mail, sms };
  const notices = { ...writing, jobs, organisation, mailReportToken: null };
  // These are enqueued for real, and run by the tests that are about them.
  const untouched = [
    ...(options.suppliers ? [] : ['deliver-notice']),
    'purge-leaver',
    'end-account',
    'end-sign-in-at-provider',
    'send-leaving-certificate',
  ];
  const works: JobDefinition<never>[] = [
    ...untouched.map((name) => ({ name, run: async () => {} }) satisfies JobDefinition),
    ...(options.suppliers ? createNoticeWorks(notices).jobs : []),
    ...joiningJobs({ db, clock, accountNames, announce: createAnnounce({ jobs }) }),
    ...numberJobs({ db, clock, seal: numberSeal }),
    ...attachmentJobs({ db, clock, cleaner }),
    ...contactJobs({ db, clock, mail: keep, sms: keep, origin, secret }),
    ...deathJobs({
      ...{ db, clock, mail: keep, ending: services.deaths.ending },
      memberService: organisation.memberService,
    }),
    ...[giving, activities, magazine].flatMap((works) => works.jobs),
    ...officeJobs({ db, clock, announce: createAnnounce({ jobs }) }),
    ...signInChangeJobs({ ...writing, outside: null, changes: services.signInChanges.own }),
    ...verificationJobs(writing),
    proveReplyAddress({ db, clock, secret, origin, mail: keep }),
    ...childrenJobs({ ...writing, calendar, numbers: services.childNumbers }),
    ...matchJobs({ db, origin, organisation, mail: keep, sms: keep }),
    ...recoveryWorks({
      ...{ db, clock, jobs, secret, origin, organisation, mail: keep, sms: keep },
      accountRemoval: { remove: async ({ subject }) => void removedAccounts.push(subject) },
    }),
  ];
  // At the hours of the real clock, which a test does not see: what is done by schedule, tests do themselves.
  await jobs.start(works.map(({ schedule: _byTheRealClock, ...work }) => work));
  const app = await buildApp({
    ...{ db, clock, log, cleaner, answerKeeping: createAnswerKeeping(secret) },
    origin,
    showsApiDocument: options.showsApiDocument ?? true,
    requestsPerMinute: options.requestsPerMinute ?? 1_000_000,
    // A machine that is busy with other things is no fault of what is tested.
    maxEventLoopDelayMs: 0,
    ...{ proxies: 0, measuringScripts: [] },
    securityEmail: organisation.securityEmail,
    session: createSessionService({
      ...{ db, clock, sessions: services.sessions, strongSignIn: options.strongSignIn },
      identifyingSignIn: options.identifyingSignIn,
      verifier: (options.wrapVerifier ?? ((verifier) => verifier))(
        options.verifier ?? createAccessTokenVerifier(issuer.verifierConfig),
      ),
    }),
    services,
    streamTimes: { heartbeatMs: 50, lifetimeMs: 150, ...options.streamTimes },
    webhooks: giving.webhooks,
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
  const tell = { missed: services.changes.tellAll };
  const listening = await Promise.all([
    database.listen(enquiryChannel, { ...tell, heard: services.changes.tell }),
    database.listen(noticeChannel, { ...tell, heard: services.changes.tellOfNotices }),
  ]);

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

  return {
    /** As the portal itself keeps a national identity number. */
    seal: (personId: string, digits: string) => ({
      sealed: numberSeal.seal(personId, digits),
      index: numberSeal.index(digits),
    }),
    ...{
      app,
      database,
      issuer,
      services,
      giving,
      activities,
      magazine,
      calendar,
      clock,
      tokenOf,
      lines,
      letters,
      namedAccounts,
      removedAccounts,
      secret,
      numberSeal,
    },
    /** Past the portal, as the owner of the tables. */
    db: database.db,

    /** What runs by the clock, now. */
    runJob: (name: string) => works.find((one) => one.name === name)!.run({} as never, { log }),

    call: createCall(app, tokenOf),

    async close() {
      await app.close();
      for (const stop of listening) await stop();
      await jobs.stop();
      cleaner.stop();
      if (!options.besides) await database.close();
    },
  };
}
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;
