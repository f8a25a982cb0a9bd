/** The environment, read once and checked, as one frozen value. What may be absent is null as a whole. */
import path from 'node:path';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { FodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { readStrongSignIn } from '#contract/values/sign-in-methods.ts';
import { dkimKeyOf, readEnvironment, type SettingProblem, type Settings } from './config-environment.ts';
import { ConfigProblem } from './config-problem.ts';
import { isOwnFile, loadOrganisation } from './config-profile.ts';
import { findServerProblems } from './config-server.ts';
import { findProblemsTogether, isHere, originOf } from './config-together.ts';

export { ConfigProblem };

export type ExternalIdentityConfig = {
  discoveryUrl: string;
  authority: string;
  clientId: string;
  audience: string;
  scope: string;
  policy: string | null;
  subjectClaim: string | null;
};
export type Config = Readonly<{
  port: number;
  host: string;
  origin: string;
  /** The portal is reached from this machine only. */
  isThisMachine: boolean;
  dataDir: string;
  /** What the operator has written for `/status`; it need not be there. */
  statusFile: string;
  databaseUrl: string | null;
  databasePrepare: boolean;
  /** Null: the connection of everything else hears of changes too. */
  databaseListenUrl: string | null;
  /** Null: statistics are read where everything is. */
  databaseReplicaUrl: string | null;
  databasePoolSize: number;
  /** Null: no backup of the embedded database can be made. */
  backupKey: string | null;
  /** Null: no figures are served. */
  metrics: { port: number; host: string } | null;
  /** Null: no traces are made. */
  traces: { endpoint: string; share: number } | null;
  release: string;
  smtpUrl: string;
  /** Notices by e-mail of this server; null for no limit. */
  mailPerMinute: number | null;
  /** Null: mail is signed by the mail server, if at all. */
  dkim: { selector: string; privateKey: string } | null;
  sms: { url: string; token: string | null };
  /** Null: reports of mail that came back are not taken. */
  mailReportToken: string | null;
  secret: string | null;
  /** Null: the embedded provider. */
  externalIdentity: ExternalIdentityConfig | null;
  /** Empty: those elected and member service sign in as everybody does. */
  strongSignIn: readonly string[];
  identifyingSignIn: readonly string[];
  /** Null: a day at the embedded provider, unknown at another one. */
  signInSeconds: number | null;
  fodselsnummerSeries: FodselsnummerSeries;
  /** Null: names of accounts at an external provider are changed there. */
  graph: { tokenUrl: string; graphUrl: string; clientId: string; clientSecret: string } | null;
  /** Null: Vipps is not offered. */
  vipps: {
    url: string;
    clientId: string;
    clientSecret: string;
    subscriptionKey: string;
    merchantSerialNumber: string;
  } | null;
  /** Null: AvtaleGiro is not offered. */
  giroDir: string | null;
  /** Null: statements are uploaded by hand. */
  bankDir: string | null;
  /** Addresses of what counts visits; empty: nothing is counted, and no consent is asked for. */
  measuringScripts: readonly string[];
  requestsPerMinute: number;
  loadLimits: { maxRequestsInFlight: number; maxWaitingForDatabase: number; maxEventLoopDelayMs: number };
  proxies: number;
  logLevel: string;
  /** Where signing out ends. */
  afterSignOut: string;
  organisation: OrganisationProfile;
  /** Without what other settings put in its place. */
  organisationAsWritten: OrganisationProfile;
  /** The settings name a file of the organisation's own; else what is published in the database counts. */
  hasOwnProfileFile: boolean;
  /** sha256 of the profile's file. */
  organisationHash: string;
}>;

/** For commands and development. @throws ConfigProblem with all that is wrong */
export const loadConfig = (environment: Record<string, string | undefined>): Config =>
  load(environment, () => []);

/** For the server itself, which needs more. @throws ConfigProblem with all that is wrong */
export const loadServerConfig = (environment: Record<string, string | undefined>): Config =>
  load(environment, findServerProblems);

function load(
  environment: Record<string, string | undefined>,
  findMore: (settings: Settings, organisation: OrganisationProfile | null) => SettingProblem[],
): Config {
  const { settings: e, problems } = readEnvironment(environment);
  const profile = organisationOf(e);
  const wrong = new Set(problems.flatMap(({ about }) => about));
  // A setting that is wrong by itself was read as absent: what follows from that is not its owner's fault.
  const together = [
    ...findProblemsTogether(e),
    ...findMore(e, 'problem' in profile ? null : profile.organisation),
  ].filter(({ about }) => !about.some((name) => wrong.has(name)));
  const sentences = [...problems, ...together].map(({ sentence }) => sentence);
  if ('problem' in profile) throw new ConfigProblem([...sentences, profile.problem]);
  if (sentences.length) throw new ConfigProblem(sentences);
  const origin = originOf(e);
  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    origin,
    isThisMachine: isHere(origin),
    dataDir: e.DATA_DIR,
    statusFile: e.STATUS_FILE ?? path.join(e.DATA_DIR, 'status.txt'),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePrepare: e.DATABASE_PREPARE,
    databaseListenUrl: e.DATABASE_LISTEN_URL ?? null,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL ?? null,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    backupKey: e.BACKUP_KEY ?? null,
    metrics: e.METRICS_PORT ? { port: e.METRICS_PORT, host: e.METRICS_HOST } : null,
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT, share: e.OTEL_TRACES_SAMPLER_ARG }
      : null,
    release: e.RELEASE,
    smtpUrl: e.SMTP_URL,
    mailPerMinute: e.MAIL_PER_MINUTE ?? null,
    dkim: dkimOf(e),
    sms: { url: e.SMS_URL, token: e.SMS_TOKEN ?? null },
    mailReportToken: e.MAIL_REPORT_TOKEN ?? null,
    secret: e.SECRET ?? null,
    externalIdentity: externalIdentityOf(e),
    strongSignIn: readStrongSignIn(e.IDENTITY_STRONG_SIGN_IN),
    identifyingSignIn: readStrongSignIn(e.IDENTITY_IDENTIFYING_SIGN_IN),
    signInSeconds: e.IDENTITY_SIGN_IN_HOURS ? e.IDENTITY_SIGN_IN_HOURS * 3600 : null,
    graph: graphOf(e),
    vipps: vippsOf(e),
    fodselsnummerSeries: e.FODSELSNUMMER_SERIES ?? 'synthetic',
    giroDir: e.GIRO_DIR ?? null,
    bankDir: e.BANK_DIR ?? null,
    measuringScripts: measuringScriptsOf(e),
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    loadLimits: {
      maxRequestsInFlight: e.MAX_REQUESTS_IN_FLIGHT,
      maxWaitingForDatabase: e.MAX_WAITING_FOR_DATABASE,
      maxEventLoopDelayMs: e.MAX_EVENT_LOOP_DELAY_MS,
    },
    proxies: e.PROXIES,
    logLevel: e.LOG_LEVEL,
    afterSignOut: e.AFTER_SIGN_OUT === 'portal' ? `${origin}/logget-ut` : profile.organisation.publicSite,
    ...profile,
    hasOwnProfileFile: isOwnFile(environment.ORGANISATION_PROFILE, e.DATA_DIR),
  });
}

function organisationOf(e: Settings): ReturnType<typeof loadOrganisation> {
  const loaded = loadOrganisation(e.ORGANISATION_PROFILE, e.GIRO_BANK_URL);
  if ('organisation' in loaded && e.MAGAZINE_PAPER_ORE)
    loaded.organisation.magazine.yearlyPricesOre.paper = Number(e.MAGAZINE_PAPER_ORE);
  return loaded;
}

function externalIdentityOf(e: Settings): ExternalIdentityConfig | null {
  if (!e.IDENTITY_DISCOVERY_URL) return null;
  return {
    discoveryUrl: e.IDENTITY_DISCOVERY_URL,
    authority: e.IDENTITY_AUTHORITY!,
    clientId: e.IDENTITY_CLIENT_ID!,
    audience: e.IDENTITY_AUDIENCE!,
    scope: e.IDENTITY_SCOPE!,
    policy: e.IDENTITY_POLICY ?? null,
    subjectClaim: e.IDENTITY_SUBJECT_CLAIM ?? null,
  };
}

function dkimOf(e: Settings): Config['dkim'] {
  if (!e.DKIM_KEY || !e.DKIM_SELECTOR) return null;
  const privateKey = dkimKeyOf(e.DKIM_KEY).export({ type: 'pkcs8', format: 'pem' }) as string;
  return { selector: e.DKIM_SELECTOR, privateKey };
}

function graphOf(e: Settings): Config['graph'] {
  const { GRAPH_TOKEN_URL: tokenUrl, GRAPH_CLIENT_ID: clientId, GRAPH_CLIENT_SECRET: clientSecret } = e;
  return tokenUrl
    ? { tokenUrl, graphUrl: e.GRAPH_URL, clientId: clientId!, clientSecret: clientSecret! }
    : null;
}

function vippsOf(e: Settings): Config['vipps'] {
  if (!e.VIPPS_CLIENT_ID) return null;
  return {
    url: new URL(e.VIPPS_URL).origin,
    clientId: e.VIPPS_CLIENT_ID,
    clientSecret: e.VIPPS_CLIENT_SECRET!,
    subscriptionKey: e.VIPPS_SUBSCRIPTION_KEY!,
    merchantSerialNumber: e.VIPPS_MERCHANT_SERIAL_NUMBER!,
  };
}

function measuringScriptsOf(e: Settings): string[] {
  const scripts = [
    [e.TRACKING_CONTAINER_ID, e.TRACKING_CONTAINER_SCRIPT],
    [e.TAG_MANAGER_ID, e.TAG_MANAGER_SCRIPT],
  ] as const;
  return scripts.flatMap(([id, address]) =>
    id && address ? [decodeURI(new URL(address).href).replaceAll('{id}', id)] : [],
  );
}
