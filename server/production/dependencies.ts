/** The portal in production: the only place that knows which adapter is behind which port. */
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { statementBytes } from '#contract/bank-statement-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { createDnsNameLookup } from '#server/adapters/dns/dns-name-lookup.ts';
import { createProcessFileCleaner } from '#server/adapters/file-cleaning/process-file-cleaner.ts';
import { createFolderExchange, createIncomingFolder } from '#server/adapters/giro-folder/folder-exchange.ts';
import { createErasureFile, createLogHeadFile } from '#server/adapters/line-files/line-files.ts';
import { createHttpSmsSender } from '#server/adapters/sms/http-sms-sender.ts';
import { paceMail } from '#server/adapters/smtp/paced-mail.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { createVippsClient } from '#server/adapters/vipps/vipps-client.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { createVippsReport } from '#server/adapters/vipps/vipps-report.ts';
import { createHttpWebhookSender } from '#server/adapters/webhooks/http-webhook-sender.ts';
import type { AppNeeds } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import type { Config } from '#server/config/config.ts';
import { hearChanges } from '#server/features/changes/change-service.ts';
import { renewSeal } from '#server/features/staff-desk/log-head-service.ts';
import { features } from '#server/features.ts';
import { during, newWork } from '#server/platform/cause.ts';
import { answersWithin } from '#server/platform/database/connection-pool.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { vacuumNightly } from '#server/platform/database/database-jobs.ts';
import { createLogSeal, sealLogWith } from '#server/platform/database/log-sealing.ts';
import { createReplica, type Replica } from '#server/platform/database/replica.ts';
import { requireLeastRights } from '#server/platform/database/rights.ts';
import { createReplicaPool } from '#server/platform/database/server-database.ts';
import { keepAssets } from '#server/platform/http/earlier-assets.ts';
import { createAnswerKeeping } from '#server/platform/http/idempotency.ts';
import { forgetOldAnswersJob } from '#server/platform/http/idempotency-jobs.ts';
import { readStatusNotice } from '#server/platform/http/status-page.ts';
import { loadWebPages } from '#server/platform/http/web-pages.ts';
import { createJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { readFigures } from '#server/platform/watching/database-figures.ts';
import { serveMetrics } from '#server/platform/watching/metrics-server.ts';
import { createOutages } from '#server/platform/watching/outages.ts';
import { createPortalMetrics, type PortalMetrics } from '#server/platform/watching/portal-metrics.ts';
import type { Ports } from '#server/portal-ports.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { ErasureList } from '#server/ports/erasure-list.ts';
import { formats } from './formats.ts';
import { embeddedIdentity, externalIdentity, identityPorts } from './identity.ts';
import { requireRightSecret } from './right-secret.ts';
import { createSharedErasures } from './shared-erasures.ts';
import { operationOf } from './told-operation.ts';
import { type WatchedSuppliers, watchSuppliers } from './watched-suppliers.ts';

/**
 * Opens the database, starts the jobs and prepares everything the app needs.
 * @param dist folder of the built pages
 * @throws StartProblem
 */
export async function createDependencies(config: Config, log: Log, dist: string) {
  const { organisation, origin } = config;
  const metrics = createPortalMetrics(config.release, config.metrics !== null);
  const outages = createOutages();
  const pages = loadWebPages(dist, config.organisationHash);
  const secret = loadSecret(config.secret, config.dataDir);
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    prepare: config.databasePrepare,
    listenUrl: config.databaseListenUrl,
    poolSize: config.databasePoolSize,
    log,
    asServer: true,
  });
  try {
    await requireLeastRights(database, config.origin);
    const { db, pools } = database;
    await requireRightSecret(db, secret);
    const replica = openReplica(config, db, log);
    const jobs: Jobs = createJobs({ pool: pools.jobs, kind: database.kind, listen: database.listen }, log);
    const logSeal = createLogSeal(secret);
    sealLogWith(db, logSeal);
    await renewSeal(db, logSeal);
    const erasures = createSharedErasures(db, createErasureFile(config.dataDir), secret);
    await erasures.merge(log);
    const [cleaner, staffCleaner] = [createProcessFileCleaner(), createProcessFileCleaner()];
    const watched = watchSuppliers((supplier, outcome) => {
      metrics.countCall(supplier, outcome);
      outages.noteCall(supplier, outcome);
    });
    const ports = portsOf(config, { log, database, jobs, secret, cleaner, erasures, watched });
    const { clock } = ports;
    const portal = compose(features, ports);
    const { session, changes } = portal.services;
    const identity = config.externalIdentity
      ? await externalIdentity(config, config.externalIdentity)
      : await embeddedIdentity({ ...ports, config, log, pages }, secret, portal.services);
    await jobs.start([...portal.jobs, forgetOldAnswersJob({ db, clock }), vacuumNightly(database)]);
    await during(newWork('job', null), portal.begin);
    const stopMerging = erasures.keepMerging(log);
    const stopListening = await hearChanges(database, changes);
    const earlierAssets = path.join(config.dataDir, 'assets');
    keepAssets(path.join(dist, 'assets'), earlierAssets, clock.now(), log);

    const needs: Omit<AppNeeds, 'isReady'> = {
      db,
      laggingReads: replica?.reads ?? ((read) => read(db)),
      clock,
      log,
      metrics,
      origin,
      pages: { ...pages, earlierAssets },
      portal,
      cleaner: staffCleaner,
      showsApiDocument: config.isThisMachine,
      answerKeeping: createAnswerKeeping(secret),
      requestsPerMinute: config.requestsPerMinute,
      loadLimits: config.loadLimits,
      answers: () => answersWithin(pools.checks, 1000),
      waitingForDatabase: () => pools.requests.waitingCount,
      proxies: config.proxies,
      measuringScripts: config.measuringScripts,
      securityEmail: organisation.securityEmail,
      outages,
      readStatusNotice: () => readStatusNotice(config.statusFile),
      organisation,
      session: session.admission({
        verifier: identity.verifier,
        strongSignIn: config.strongSignIn,
        identifyingSignIn: config.identifyingSignIn,
      }),
      identityProvider: identity.provider,
      signIn: identity.signIn,
    };
    const stopWatching = await watch(config, metrics, { pools, changes, erasures });
    return {
      needs,
      async close() {
        await stopWatching();
        stopMerging();
        await jobs.stop();
        await stopListening();
        for (const one of [cleaner, staffCleaner]) one.stop();
        await replica?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const openReplica = (config: Config, db: Database, log: Log): Replica | null =>
  config.databaseReplicaUrl
    ? createReplica(
        db,
        createReplicaPool({ databaseUrl: config.databaseReplicaUrl, prepare: config.databasePrepare, log }),
        log,
      )
    : null;

/** Serves the figures of this server, where a port is set for them. @returns how to stop that */
async function watch(
  { metrics: place, dataDir }: Config,
  metrics: PortalMetrics,
  {
    pools,
    changes,
    erasures,
  }: Pick<OpenDatabase, 'pools'> & {
    changes: { count(): number };
    erasures: ErasureList;
  },
): Promise<() => Promise<void>> {
  if (!place) return async () => {};
  const { contentType } = metrics;
  const known = () =>
    erasures.all().then(
      (all) => all.length,
      () => null,
    );
  return serveMetrics(place, {
    contentType,
    read: async () =>
      metrics.page({
        pools,
        streams: changes.count(),
        erasures: await known(),
        freeBytes: await statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize),
        database: await readFigures(pools.checks),
      }),
  });
}

function portsOf(
  config: Config,
  given: Pick<Ports, 'log' | 'jobs' | 'secret' | 'cleaner' | 'erasures'> & {
    database: OpenDatabase;
    watched: WatchedSuppliers;
  },
): Ports {
  const { organisation, origin, vipps, dataDir, giroDir, bankDir } = config;
  const { database, watched, ...own } = given;
  const [{ db }, clock] = [database, systemClock];
  const vippsHttp = () => vipps && watched.vipps(createVippsHttp(vipps, { clock }));
  const [payments, reports] = [vippsHttp(), vippsHttp()];
  return {
    ...own,
    db,
    clock,
    organisation,
    profileSource: {
      kind: config.hasOwnProfileFile ? 'file' : 'database',
      asWritten: config.organisationAsWritten,
    },
    origin,
    formats,
    series: config.fodselsnummerSeries,
    rails: railsOf(config),
    mail: paceMail(
      watched.mail(
        createSmtpMailSender({ url: config.smtpUrl, from: organisation.sender, dkim: config.dkim }),
      ),
      config.mailPerMinute,
    ),
    sms: watched.sms(createHttpSmsSender({ ...config.sms, sender: organisation.sender.sms })),
    webhookSender: createHttpWebhookSender(),
    names: createDnsNameLookup(),
    operation: operationOf(config),
    mailReportToken: config.mailReportToken,
    vipps: payments && createVippsClient(payments),
    // Its own time-outs and breaker: a report that does not come holds up no payment.
    settlements: vipps && reports && createVippsReport(reports, vipps.merchantSerialNumber),
    giroExchange: giroDir ? watched.giro(createFolderExchange(giroDir)) : null,
    statementExchange: bankDir
      ? watched.bank(createIncomingFolder(bankDir, 'from-bank', statementBytes))
      : null,
    logHeads: createLogHeadFile(dataDir),
    ...identityPorts(config, db, clock),
  };
}

const railsOf = ({ vipps, giroDir, organisation }: Config): Rail[] => [
  ...(vipps ? (['vipps'] as const) : []),
  ...(giroDir && organisation.giving.avtalegiro ? (['avtalegiro'] as const) : []),
];
