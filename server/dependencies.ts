/** Puts the parts together: the only place that knows which adapter stands behind which port. */
import { statementBytes } from '#contract/bank-statement-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { createActivityWorks } from './activity-parts.ts';
import { createProcessFileCleaner } from './adapters/file-cleaning/process-file-cleaner.ts';
import { createFolderExchange, createIncomingFolder } from './adapters/giro-folder/folder-exchange.ts';
import { createEmbeddedSessionEnding } from './adapters/identity/embedded-session-ending.ts';
import { createErasureFile, createLogHeadFile } from './adapters/line-files/line-files.ts';
import { createHttpSmsSender } from './adapters/sms/http-sms-sender.ts';
import { createSmtpMailSender } from './adapters/smtp/smtp-mail-sender.ts';
import { createVippsClient } from './adapters/vipps/vipps-client.ts';
import { createVippsHttp } from './adapters/vipps/vipps-http.ts';
import { createVippsReport } from './adapters/vipps/vipps-report.ts';
import { checkWebhookSignature } from './adapters/vipps/webhook-signature.ts';
import type { AppNeeds } from './app.ts';
import { createChildrenWorks } from './children-parts.ts';
import type { Config } from './config.ts';
import { createDocuments } from './documents.ts';
import { attachmentJobs } from './features/attachments/attachment-jobs.ts';
import { ceremonyJobs } from './features/ceremonies/ceremony-jobs.ts';
import { enquiryChannel, noticeChannel } from './features/changes/change-service.ts';
import { contactJobs } from './features/contact/contact-jobs.ts';
import { deathJobs } from './features/deaths/death-jobs.ts';
import { tendSilentEnquiriesJob } from './features/enquiries/enquiry-jobs.ts';
import { joiningJobs } from './features/joining/joining-jobs.ts';
import { replayErasures } from './features/leaving/erasure-replay-service.ts';
import { leavingJobs } from './features/leaving/leaving-jobs.ts';
import { matchJobs } from './features/matching/match-jobs.ts';
import { meetingJobs } from './features/meetings/meeting-jobs.ts';
import { createAnnounce } from './features/notices/notices-service.ts';
import { numberJobs } from './features/numbers/number-jobs.ts';
import { retentionJobs } from './features/privacy/retention-jobs.ts';
import { hearAll } from './features/purchases/purchase-service.ts';
import { officeJobs } from './features/representatives/office-jobs.ts';
import { proveReplyAddress } from './features/representatives/reply-address-jobs.ts';
import { unitMessageJobs } from './features/representatives/unit-message-jobs.ts';
import { sessionJobs } from './features/session/session-jobs.ts';
import { createSessionService } from './features/session/session-service.ts';
import { renewSeal } from './features/staff-desk/log-head-service.ts';
import { exportLogHead, tidyDeskJob } from './features/staff-desk/staff-desk-jobs.ts';
import { signInChangeJobs } from './features/verification/sign-in-change-jobs.ts';
import { verificationJobs } from './features/verification/verification-jobs.ts';
import { forgetMeasuringChoicesJob } from './features/visit-measuring/visit-measuring-jobs.ts';
import { createGivingWorks } from './giving-parts.ts';
import { createMagazineWorks } from './magazine-parts.ts';
import { createNoticeWorks } from './notice-parts.ts';
import { openDatabase } from './platform/database/database.ts';
import { vacuumNightly } from './platform/database/database-jobs.ts';
import { createLogSeal, sealLogWith } from './platform/database/log-sealing.ts';
import { requireLeastRights } from './platform/database/rights.ts';
import { createAnswerKeeping } from './platform/http/idempotency.ts';
import { forgetOldAnswersJob } from './platform/http/idempotency-jobs.ts';
import { loadWebPages } from './platform/http/web-pages.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import { createNumberSeal } from './platform/sealed-number.ts';
import { loadSecret } from './platform/server-secret.ts';
import { systemClock } from './ports/clock.ts';
import { recoveryWorks } from './recovery-parts.ts';
import { createServices } from './services.ts';
import { embeddedIdentity, externalIdentity } from './sign-in-parts.ts';
import { treasurerJobs } from './treasurer-parts.ts';

/**
 * Opens the database, starts the jobs and prepares everything the app needs.
 * @param dist folder of the built pages
 * @throws StartProblem
 */
export async function createDependencies(config: Config, log: Log, dist: string) {
  const { organisation, origin } = config;
  const pages = loadWebPages(dist, config.organisationHash);
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    prepare: config.databasePrepare,
    log,
    asServer: true,
  });
  try {
    await requireLeastRights(database, config.origin);
    const { db } = database;
    const clock = systemClock;
    const mail = createSmtpMailSender({ url: config.smtpUrl, from: organisation.sender });
    const sms = createHttpSmsSender({ ...config.sms, sender: organisation.sender.sms });
    const jobs: Jobs = createJobs(database, log);
    const parts = { config, log, clock, database, mail, sms, pages, jobs };
    const identity = config.externalIdentity
      ? await externalIdentity(parts, config.externalIdentity)
      : await embeddedIdentity(parts);

    const secret = loadSecret(config.secret, config.dataDir);
    const logSeal = createLogSeal(secret);
    sealLogWith(db, logSeal);
    await renewSeal(db, logSeal);
    const erasures = createErasureFile(config.dataDir);
    const documents = createDocuments(organisation);
    const announce = createAnnounce({ jobs });
    const services = createServices({
      ...{ jobs, origin, secret, organisation },
      series: config.fodselsnummerSeries,
      isAccountOurs: identity.accountRemoval !== null,
      isProviderOurs: identity.provider !== null,
      identifiers: identity.identifiers,
      isOutsideOurs: identity.outside !== null,
      makeCertificate: documents.leavingCertificateOf,
      makeChoiceCertificate: documents.choiceCertificateOf,
      makeChildCertificate: documents.childCertificateOf,
      rails: railsOf(config),
    });
    const [cleaner, staffCleaner] = [createProcessFileCleaner(), createProcessFileCleaner()];
    const vippsHttp = config.vipps && createVippsHttp(config.vipps, { clock });
    const vipps = vippsHttp && createVippsClient(vippsHttp);
    // Its own time-outs and breaker: a report that does not come holds up no payment.
    const settlements =
      config.vipps &&
      createVippsReport(createVippsHttp(config.vipps, { clock }), config.vipps.merchantSerialNumber);
    const activities = createActivityWorks({ db, clock, jobs, announce, origin, organisation, vipps });
    const magazine = createMagazineWorks({ db, clock, jobs, announce, origin, organisation, vipps });
    const giving = createGivingWorks({
      ...{ db, clock, jobs, organisation, origin, secret, vipps },
      exchange: config.giroDir ? createFolderExchange(config.giroDir) : null,
      checkSignature: checkWebhookSignature,
      followPayment: hearAll([activities.payments, magazine.payments]),
    });
    const notices = createNoticeWorks({
      ...{ db, clock, mail, sms, jobs, origin, organisation, secret },
      mailReportToken: config.mailReportToken,
    });
    await jobs.start([
      ...notices.jobs,
      ...joiningJobs({ db, clock, accountNames: identity.accountNames, announce }),
      ...numberJobs({ db, clock, seal: createNumberSeal([secret]) }),
      ...verificationJobs({ db, mail, sms, clock, secret, origin }),
      ...signInChangeJobs({
        ...{ db, clock, mail, sms, secret, origin },
        changes: services.signInChanges.own,
        outside: identity.outside,
      }),
      ...createChildrenWorks({
        ...{ db, jobs, announce, mail, sms, clock, secret, origin, organisation, services },
      }),
      ...matchJobs({ db, mail, sms, origin, organisation }),
      tidyDeskJob({ db, clock }),
      exportLogHead({ db, clock, seal: logSeal, heads: createLogHeadFile(config.dataDir) }),
      ...magazine.jobs,
      ...attachmentJobs({ db, clock, cleaner }),
      ...contactJobs({ db, clock, mail, sms, origin, secret }),
      tendSilentEnquiriesJob({ db, clock, announce }),
      ...leavingJobs({
        ...{ db, clock, mail, organisation, seal: createNumberSeal([secret]) },
        accountRemoval: identity.accountRemoval,
        erasures,
        makeCertificate: documents.leavingCertificateOf,
        children: services.children,
      }),
      ...deathJobs({
        db,
        clock,
        mail,
        ending: services.deaths.ending,
        memberService: organisation.memberService,
      }),
      ...giving.jobs,
      ...treasurerJobs({
        ...{ db, clock, announce, organisation, settlements, refunds: giving.refunds },
        statementExchange: config.bankDir
          ? createIncomingFolder(config.bankDir, 'from-bank', statementBytes)
          : null,
      }),
      ...activities.jobs,
      ...officeJobs({ db, clock, announce }),
      proveReplyAddress({ db, clock, mail, secret, origin }),
      ...unitMessageJobs({ db, clock, messages: services.unitMessages }),
      ...meetingJobs({ db, clock, announce }),
      ...ceremonyJobs({ db, clock, queue: services.ceremonies.queue }),
      forgetOldAnswersJob({ db, clock }),
      forgetMeasuringChoicesJob({ db, clock }),
      ...retentionJobs({ db, clock }),
      ...recoveryWorks({
        ...{ db, clock, jobs, mail, sms, secret, origin, organisation },
        accountRemoval: identity.accountRemoval,
      }),
      ...sessionJobs({ db, clock, sessionEnding: identity.provider && createEmbeddedSessionEnding(db) }),
      vacuumNightly(database),
    ]);
    const again = await replayErasures({ db, erasures, ...services, now: clock.now() });
    if (again) log.warn({ again }, 'a backup has been put back: what had been erased is erased again');
    await giving.begin();
    const { changes } = services;
    const stopListening = await database.listen(enquiryChannel, {
      heard: changes.tell,
      missed: changes.tellAll,
    });
    const stopListeningToNotices = await database.listen(noticeChannel, {
      heard: changes.tellOfNotices,
      missed: changes.tellAll,
    });

    const needs: Omit<AppNeeds, 'isReady'> = {
      ...{ db, clock, log, origin, pages, cleaner: staffCleaner },
      showsApiDocument: config.isThisMachine,
      answerKeeping: createAnswerKeeping(secret),
      requestsPerMinute: config.requestsPerMinute,
      maxEventLoopDelayMs: config.maxEventLoopDelayMs,
      proxies: config.proxies,
      measuringScripts: config.measuringScripts,
      securityEmail: organisation.securityEmail,
      session: createSessionService({
        ...{ db, clock, verifier: identity.verifier, strongSignIn: config.strongSignIn },
        identifyingSignIn: config.identifyingSignIn,
        sessions: services.sessions,
      }),
      services,
      webhooks: [...giving.webhooks, ...notices.webhooks],
      identityProvider: identity.provider,
      signIn: identity.signIn,
    };
    return {
      needs,
      async close() {
        await jobs.stop();
        await stopListening();
        await stopListeningToNotices();
        for (const one of [cleaner, staffCleaner]) one.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const railsOf = ({ vipps, giroDir, organisation }: Config): Rail[] => [
  ...(vipps ? (['vipps'] as const) : []),
  ...(giroDir && organisation.giving.avtalegiro ? (['avtalegiro'] as const) : []),
];
