/** The environment, read once and checked, as one frozen value. What may be absent is null as a whole. */
import * as z from 'zod/mini';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { type FodselsnummerSeries, fodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import {
  isTwoStep,
  readStrongSignIn,
  strongSignInPattern,
  twoStepMethod,
} from '#contract/values/sign-in-methods.ts';
import { ConfigProblem } from './config-problem.ts';
import { loadOrganisation } from './config-profile.ts';
import { isSecureOrHere, transportProblem } from './config-transport.ts';

export { ConfigProblem };

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const positive = z.coerce.number().check(z.int(), z.positive());
const limit = z.coerce.number().check(z.int(), z.minimum(0));

const Environment = z.object({
  /** Where the portal listens. */
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The address people use; `http://localhost:PORT` unless said. */
  PUBLIC_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  /** Folder of the embedded database and the server's secret. */
  DATA_DIR: z._default(z.string(), './data'),
  /** A PostgreSQL address; without it the embedded database is used. */
  DATABASE_URL: z.optional(z.string()),
  /** `false` behind a pooler that cannot keep prepared statements. */
  DATABASE_PREPARE: z._default(flag, true),
  SMTP_URL: z._default(z.string(), 'smtp://127.0.0.1:1025'),
  SMS_URL: z._default(z.string(), 'http://127.0.0.1:3080/sms'),
  SMS_TOKEN: z.optional(z.string()),
  /** What the mail server shows when it hands in a report of mail that came back. */
  MAIL_REPORT_TOKEN: z.optional(z.string().check(z.minLength(20))),
  ORGANISATION_PROFILE: z._default(z.string(), './organisation-profile.json'),
  /** 32 bytes in base64url. Without it one is made in DATA_DIR at the first start. */
  SECRET: z.optional(z.string()),
  /** Must be `true` for the embedded provider where the origin is not this machine. */
  IDENTITY_EMBEDDED: z.optional(flag),
  /** An external provider: Azure AD B2C, Entra External ID or another OpenID provider. */
  IDENTITY_DISCOVERY_URL: z.optional(z.url()),
  IDENTITY_AUTHORITY: z.optional(z.url()),
  IDENTITY_CLIENT_ID: z.optional(z.string()),
  IDENTITY_AUDIENCE: z.optional(z.string()),
  IDENTITY_SCOPE: z.optional(z.string()),
  IDENTITY_POLICY: z.optional(z.string()),
  IDENTITY_SUBJECT_CLAIM: z.optional(z.string()),
  /** How those elected and member service must sign in: `amr=mfa`, several apart by a space; `none`: as everybody. */
  IDENTITY_STRONG_SIGN_IN: z.optional(z.string().check(z.regex(strongSignInPattern))),
  /** What the provider says of a sign-in by which it has checked who the person is: `amr=bankid`; `none`: it never has. */
  IDENTITY_IDENTIFYING_SIGN_IN: z.optional(z.string().check(z.regex(strongSignInPattern))),
  /** Which national identity numbers are taken; must be said where the origin is not this machine. */
  FODSELSNUMMER_SERIES: z.optional(z.enum(fodselsnummerSeries)),
  /** Microsoft Graph, for taking the marker off the name of an account whose owner has joined. */
  GRAPH_TOKEN_URL: z.optional(z.url()),
  GRAPH_URL: z._default(z.url(), 'https://graph.microsoft.com'),
  GRAPH_CLIENT_ID: z.optional(z.string()),
  GRAPH_CLIENT_SECRET: z.optional(z.string()),
  /** Vipps MobilePay: agreements, one-off gifts and webhooks of one sales unit. */
  VIPPS_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.vipps.no'),
  VIPPS_CLIENT_ID: z.optional(z.string()),
  VIPPS_CLIENT_SECRET: z.optional(z.string()),
  VIPPS_SUBSCRIPTION_KEY: z.optional(z.string()),
  VIPPS_MERCHANT_SERIAL_NUMBER: z.optional(z.string().check(z.regex(/^\d{4,7}$/))),
  /** Folder in which files are exchanged with the operator of AvtaleGiro; without it AvtaleGiro is not offered. */
  GIRO_DIR: z.optional(z.string()),
  /** Folder in which the bank leaves statements (camt.053); without it they are uploaded by hand. */
  BANK_DIR: z.optional(z.string()),
  /** Where payers sign, in place of the profile's page. */
  GIRO_BANK_URL: z.optional(z.url({ protocol: /^https?$/ })),
  /** Yearly price of the paper magazine for non-members, in øre, in place of the profile's. */
  MAGAZINE_PAPER_ORE: z.optional(z.string().check(z.regex(/^[1-9]\d{2,6}$/))),
  /** Counting of visits to the open pages, after a yes: none, one or both. The addresses get the id where `{id}` stands. */
  TAG_MANAGER_ID: z.optional(z.string().check(z.regex(/^[\w-]{3,40}$/))),
  TAG_MANAGER_SCRIPT: z._default(
    z.url({ protocol: /^https?$/ }),
    'https://www.googletagmanager.com/gtm.js?id={id}',
  ),
  TRACKING_CONTAINER_ID: z.optional(z.string().check(z.regex(/^[\w-]{3,40}$/))),
  TRACKING_CONTAINER_SCRIPT: z.optional(z.url({ protocol: /^https?$/ })),
  /** Requests a caller may make in a minute before being asked to wait. */
  REQUESTS_PER_MINUTE: z._default(positive, 600),
  /** Callers are asked to wait above these limits; 0: no limit. */
  MAX_REQUESTS_IN_FLIGHT: z._default(limit, 100),
  MAX_WAITING_FOR_DATABASE: z._default(limit, 200),
  MAX_EVENT_LOOP_DELAY_MS: z._default(limit, 2000),
  /** How many proxies of ours are in front: the caller's address is what the outermost of them says. */
  PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(5)), 0),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

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
  databaseUrl: string | null;
  databasePrepare: boolean;
  smtpUrl: string;
  sms: { url: string; token: string | null };
  /** Null: reports of mail that came back are not taken. */
  mailReportToken: string | null;
  secret: string | null;
  /** Null: the embedded provider. */
  externalIdentity: ExternalIdentityConfig | null;
  /** Empty: those elected and member service sign in as everybody does. */
  strongSignIn: readonly string[];
  identifyingSignIn: readonly string[];
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
  organisation: OrganisationProfile;
  /** sha256 of the profile's file. */
  organisationHash: string;
}>;

/** @throws ConfigProblem */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  // An empty variable is an absent one.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(Environment, given);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new ConfigProblem(`Innstillingen ${names.join(', ')} er ikke gyldig. Se docs/operations.md.`);
  }
  const e = parsed.data;
  const origin = new URL(e.PUBLIC_ORIGIN ?? `http://localhost:${e.PORT}`).origin;
  const externalIdentity = externalIdentityOf(e);
  const isThisMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
  const strongSignIn = readStrongSignIn(e.IDENTITY_STRONG_SIGN_IN);
  if (!externalIdentity && !isThisMachine && e.IDENTITY_EMBEDDED !== true)
    throw new ConfigProblem(
      'Portalen har en offentlig adresse, men ingen innloggingstjeneste. Sett IDENTITY_DISCOVERY_URL, eller IDENTITY_EMBEDDED=true for å bruke den innebygde.',
    );
  if (!e.FODSELSNUMMER_SERIES && !isThisMachine)
    throw new ConfigProblem(
      'Portalen har en offentlig adresse. Sett FODSELSNUMMER_SERIES=real for å ta imot ekte fødselsnumre, eller synthetic for bare å ta imot testnumre.',
    );
  if ((!e.IDENTITY_STRONG_SIGN_IN && !isThisMachine) || !(externalIdentity || isTwoStep(strongSignIn)))
    throw new ConfigProblem(
      'Sett IDENTITY_STRONG_SIGN_IN til det innloggingstjenesten sier om innlogging i to steg (den innebygde sier amr=mfa), eller til none for å la tillitsvalgte og medlemsservice logge inn som alle andre.',
    );
  const identifyingSignIn = readStrongSignIn(e.IDENTITY_IDENTIFYING_SIGN_IN);
  // Two codes show that somebody reads a phone and a mailbox, and not who it is.
  if (
    identifyingSignIn.length > 0 &&
    (!externalIdentity || identifyingSignIn.includes(`amr=${twoStepMethod}`))
  )
    throw new ConfigProblem(
      'IDENTITY_IDENTIFYING_SIGN_IN er bare for en ekstern innloggingstjeneste som har kontrollert hvem personen er (for eksempel amr=bankid). To koder (amr=mfa) viser ikke det.',
    );
  const problem = isThisMachine ? null : transportProblem(e);
  if (problem) throw new ConfigProblem(problem);
  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    origin,
    isThisMachine,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    databasePrepare: e.DATABASE_PREPARE,
    smtpUrl: e.SMTP_URL,
    sms: { url: e.SMS_URL, token: e.SMS_TOKEN ?? null },
    mailReportToken: e.MAIL_REPORT_TOKEN ?? null,
    secret: e.SECRET ?? null,
    externalIdentity,
    strongSignIn,
    identifyingSignIn,
    graph: graphOf(e),
    vipps: vippsOf(e, isThisMachine),
    fodselsnummerSeries: e.FODSELSNUMMER_SERIES ?? 'synthetic',
    giroDir: e.GIRO_DIR ?? null,
    bankDir: e.BANK_DIR ?? null,
    measuringScripts: measuringScriptsOf(e, isThisMachine),
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    loadLimits: {
      maxRequestsInFlight: e.MAX_REQUESTS_IN_FLIGHT,
      maxWaitingForDatabase: e.MAX_WAITING_FOR_DATABASE,
      maxEventLoopDelayMs: e.MAX_EVENT_LOOP_DELAY_MS,
    },
    proxies: e.PROXIES,
    logLevel: e.LOG_LEVEL,
    ...organisationOf(e),
  });
}

function organisationOf(e: z.infer<typeof Environment>): Pick<Config, 'organisation' | 'organisationHash'> {
  const loaded = loadOrganisation(e.ORGANISATION_PROFILE, e.GIRO_BANK_URL);
  const { yearlyPricesOre } = loaded.organisation.magazine;
  if (e.MAGAZINE_PAPER_ORE) yearlyPricesOre.paper = Number(e.MAGAZINE_PAPER_ORE);
  return loaded;
}

/** What is sold must be payable. Asked by the server itself: development brings a Vipps of its own. @throws ConfigProblem */
export function requirePayable({ vipps, organisation }: Pick<Config, 'vipps' | 'organisation'>): void {
  const isSold = Object.values(organisation.magazine.yearlyPricesOre).some((ore) => ore !== null);
  if (isSold && !vipps)
    throw new ConfigProblem(
      'Magasinet koster noe (MAGAZINE_PAPER_ORE eller profilen), og betales med Vipps. Da må VIPPS_CLIENT_ID og de andre nøklene være satt.',
    );
}

function externalIdentityOf(e: z.infer<typeof Environment>): ExternalIdentityConfig | null {
  if (!e.IDENTITY_DISCOVERY_URL) return null;
  const needed = ['IDENTITY_AUTHORITY', 'IDENTITY_CLIENT_ID', 'IDENTITY_AUDIENCE', 'IDENTITY_SCOPE'] as const;
  const missing = needed.filter((name) => !e[name]);
  if (missing.length)
    throw new ConfigProblem(`Med IDENTITY_DISCOVERY_URL må også ${missing.join(', ')} være satt.`);
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

function graphOf(e: z.infer<typeof Environment>): Config['graph'] {
  const { GRAPH_TOKEN_URL: tokenUrl, GRAPH_CLIENT_ID: clientId, GRAPH_CLIENT_SECRET: clientSecret } = e;
  if (!tokenUrl && !clientId && !clientSecret) return null;
  if (!tokenUrl || !clientId || !clientSecret)
    throw new ConfigProblem('GRAPH_TOKEN_URL, GRAPH_CLIENT_ID og GRAPH_CLIENT_SECRET må settes sammen.');
  return { tokenUrl, graphUrl: e.GRAPH_URL, clientId, clientSecret };
}

function vippsOf(e: z.infer<typeof Environment>, isThisMachine: boolean): Config['vipps'] {
  const names = [
    'VIPPS_CLIENT_ID',
    'VIPPS_CLIENT_SECRET',
    'VIPPS_SUBSCRIPTION_KEY',
    'VIPPS_MERCHANT_SERIAL_NUMBER',
  ] as const;
  const missing = names.filter((name) => !e[name]);
  if (missing.length === names.length) return null;
  if (missing.length) throw new ConfigProblem(`For Vipps må også ${missing.join(', ')} være satt.`);
  if (!isSecureOrHere(e.VIPPS_URL, isThisMachine))
    throw new ConfigProblem('VIPPS_URL må begynne med https. Bare på egen maskin kan den begynne med http.');
  return {
    url: new URL(e.VIPPS_URL).origin,
    clientId: e.VIPPS_CLIENT_ID!,
    clientSecret: e.VIPPS_CLIENT_SECRET!,
    subscriptionKey: e.VIPPS_SUBSCRIPTION_KEY!,
    merchantSerialNumber: e.VIPPS_MERCHANT_SERIAL_NUMBER!,
  };
}

function measuringScriptsOf(e: z.infer<typeof Environment>, isThisMachine: boolean): string[] {
  if (e.TRACKING_CONTAINER_ID && !e.TRACKING_CONTAINER_SCRIPT)
    throw new ConfigProblem('Med TRACKING_CONTAINER_ID må også TRACKING_CONTAINER_SCRIPT være satt.');
  const scripts = [
    [e.TRACKING_CONTAINER_ID, e.TRACKING_CONTAINER_SCRIPT],
    [e.TAG_MANAGER_ID, e.TAG_MANAGER_SCRIPT],
  ] as const;
  return scripts.flatMap(([id, address]) => {
    if (!id || !address) return [];
    if (!isSecureOrHere(address, isThisMachine))
      throw new ConfigProblem('Skript som teller besøk, må hentes med https.');
    return [decodeURI(new URL(address).href).replaceAll('{id}', id)];
  });
}
