/** Each setting by itself: what it is for, and what is valid, in the words of the sentence that refuses the rest. */
import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';
import { fodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { strongSignInPattern } from '#contract/values/sign-in-methods.ts';

const whole = (least: number, most: number, said = `et helt tall fra ${least} til ${most}`) =>
  z.coerce.number(said).check(z.int(said), z.minimum(least, said), z.maximum(most, said));
const atLeast = (least: number) => whole(least, Number.MAX_SAFE_INTEGER, `et helt tall, minst ${least}`);
const positive = atLeast(1);
/** 0: no limit. */
const limit = atLeast(0);
const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `en av: ${values.join(', ')}`);
const flag = z.pipe(
  oneOf(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const address = (protocol: RegExp, said: string) => z.url({ protocol, hostname: /./, error: said });
const web = address(/^https?$/, 'en nettadresse som begynner med https://');
const matching = (pattern: RegExp, said: string) => z.string().check(z.regex(pattern, said));
const postgres = matching(
  /^postgres(ql)?:\/\/./,
  'en adresse som postgres://bruker:passord@tjener:5432/database',
);
const ways = matching(
  strongSignInPattern,
  'none, eller en eller flere av amr=…, acr=… og acrs=… med mellomrom mellom (for eksempel amr=mfa)',
);
const measuringId = matching(/^[\w-]{3,40}$/, '3–40 bokstaver, tall, bindestreker eller understreker');

/** Nothing after the host: the portal is at the root of its address. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
const areSecrets = (text: string): boolean =>
  text
    .trim()
    .split(/[\s,]+/)
    .every((one) => Buffer.from(one, 'base64url').length === 32);

const isRsaKey = (text: string): boolean => {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = dkimKeyOf(text);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
};

/** @throws Error where it is no private key */
export const dkimKeyOf = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });

export const Environment = z.object({
  /** Where the portal listens. */
  PORT: z._default(whole(1, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The address people use; `http://localhost:PORT` unless said. */
  PUBLIC_ORIGIN: z.optional(
    web.check(z.refine(isOrigin, 'bare nettadressen, uten sti (for eksempel https://minside.example)')),
  ),
  /** Folder of the embedded database and the server's secret. */
  DATA_DIR: z._default(z.string(), './data'),
  /** What members are told at `/status`, in a file that the operator writes; `status.txt` in DATA_DIR unless said. */
  STATUS_FILE: z.optional(z.string()),
  /** A PostgreSQL address; without it the embedded database is used. */
  DATABASE_URL: z.optional(postgres),
  /** `false` behind a pooler that cannot keep prepared statements. */
  DATABASE_PREPARE: z._default(flag, true),
  /** Past a pooler in DATABASE_URL: where the portal listens to changes, which a pooler does not pass on. */
  DATABASE_LISTEN_URL: z.optional(postgres),
  /** A standby of DATABASE_URL, for statistics. One host. */
  DATABASE_REPLICA_URL: z.optional(postgres),
  /** Where traces go (OTLP over HTTP), and how many of them; without it none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(web),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce
      .number('et tall fra 0 til 1')
      .check(z.minimum(0, 'et tall fra 0 til 1'), z.maximum(1, 'et tall fra 0 til 1')),
    1,
  ),
  /** Connections that the requests of this server share. */
  DATABASE_POOL_SIZE: z._default(whole(2, 200), 20),
  /** The public half of the key pair of backups (`npm run backup -- new-key FILE`). */
  BACKUP_KEY: z.optional(matching(/^[\w-]{43}$/, '43 tegn i base64url, fra «npm run backup -- new-key FIL»')),
  SMTP_URL: z._default(
    address(/^smtps?$/, 'en adresse som smtp://bruker:passord@tjener:587'),
    'smtp://127.0.0.1:1025',
  ),
  /** What the supplier of the mail server takes of this server. */
  MAIL_PER_MINUTE: z.optional(whole(1, 100_000)),
  /** Signs all mail for the sender's domain: a private RSA key (PKCS #8, DER) in base64, and its selector in the DNS. */
  DKIM_KEY: z.optional(
    z.string().check(z.refine(isRsaKey, 'en privat RSA-nøkkel på minst 2048 bit (PKCS #8, DER) i base64')),
  ),
  DKIM_SELECTOR: z.optional(
    matching(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'navnet på nøkkelen i DNS (for eksempel portal1)'),
  ),
  SMS_URL: z._default(web, 'http://127.0.0.1:3080/sms'),
  SMS_TOKEN: z.optional(z.string()),
  /** What the mail server shows when it hands in a report of mail that came back. */
  MAIL_REPORT_TOKEN: z.optional(z.string().check(z.minLength(20, 'på minst 20 tegn'))),
  ORGANISATION_PROFILE: z._default(z.string(), './organisation-profile.json'),
  /** Where signing out ends: at the organisation's public site, or on a page of the portal. */
  AFTER_SIGN_OUT: z._default(oneOf(['public-site', 'portal']), 'public-site'),
  /** 32 bytes in base64url. Without it one is made in DATA_DIR at the first start. */
  SECRET: z.optional(z.string().check(z.refine(areSecrets, '32 byte i base64url, altså 43 tegn'))),
  /** Must be `true` for the embedded provider where the origin is not this machine. */
  IDENTITY_EMBEDDED: z.optional(flag),
  /** An external provider: Azure AD B2C, Entra External ID or another OpenID provider. */
  IDENTITY_DISCOVERY_URL: z.optional(web),
  IDENTITY_AUTHORITY: z.optional(web),
  IDENTITY_CLIENT_ID: z.optional(z.string()),
  IDENTITY_AUDIENCE: z.optional(z.string()),
  IDENTITY_SCOPE: z.optional(z.string()),
  IDENTITY_POLICY: z.optional(z.string()),
  IDENTITY_SUBJECT_CLAIM: z.optional(z.string()),
  /** How those elected and member service must sign in: `amr=mfa`, several apart by a space; `none`: as everybody. */
  IDENTITY_STRONG_SIGN_IN: z.optional(ways),
  /** What the provider says of a sign-in by which it has checked who the person is: `amr=bankid`; `none`: it never has. */
  IDENTITY_IDENTIFYING_SIGN_IN: z.optional(ways),
  /** How long a sign-in lasts. An external provider decides that itself; unless it is set here too, its users are not warned. */
  IDENTITY_SIGN_IN_HOURS: z.optional(whole(1, 24)),
  /** Which national identity numbers are taken; must be said where the origin is not this machine. */
  FODSELSNUMMER_SERIES: z.optional(oneOf(fodselsnummerSeries)),
  /** Microsoft Graph, for taking the marker off the name of an account whose owner has joined. */
  GRAPH_TOKEN_URL: z.optional(web),
  GRAPH_URL: z._default(web, 'https://graph.microsoft.com'),
  GRAPH_CLIENT_ID: z.optional(z.string()),
  GRAPH_CLIENT_SECRET: z.optional(z.string()),
  /** Vipps MobilePay: agreements, one-off gifts and webhooks of one sales unit. */
  VIPPS_URL: z._default(web, 'https://api.vipps.no'),
  VIPPS_CLIENT_ID: z.optional(z.string()),
  VIPPS_CLIENT_SECRET: z.optional(z.string()),
  VIPPS_SUBSCRIPTION_KEY: z.optional(z.string()),
  VIPPS_MERCHANT_SERIAL_NUMBER: z.optional(matching(/^\d{4,7}$/, 'fire til sju sifre')),
  /** Folder in which files are exchanged with the operator of AvtaleGiro; without it AvtaleGiro is not offered. */
  GIRO_DIR: z.optional(z.string()),
  /** Folder in which the bank leaves statements (camt.053); without it they are uploaded by hand. */
  BANK_DIR: z.optional(z.string()),
  /** Where payers sign, in place of the profile's page. */
  GIRO_BANK_URL: z.optional(web),
  /** Yearly price of the paper magazine for non-members, in øre, in place of the profile's. */
  MAGAZINE_PAPER_ORE: z.optional(matching(/^[1-9]\d{2,6}$/, 'prisen i øre (for eksempel 39000)')),
  /** Counting of visits to the open pages, after a yes: none, one or both. The addresses get the id where `{id}` stands. */
  TAG_MANAGER_ID: z.optional(measuringId),
  TAG_MANAGER_SCRIPT: z._default(web, 'https://www.googletagmanager.com/gtm.js?id={id}'),
  TRACKING_CONTAINER_ID: z.optional(measuringId),
  TRACKING_CONTAINER_SCRIPT: z.optional(web),
  /** Requests a caller may make in a minute before being asked to wait. */
  REQUESTS_PER_MINUTE: z._default(positive, 600),
  /** Callers are asked to wait above these limits; 0: no limit. */
  MAX_REQUESTS_IN_FLIGHT: z._default(limit, 100),
  MAX_WAITING_FOR_DATABASE: z._default(limit, 200),
  MAX_EVENT_LOOP_DELAY_MS: z._default(limit, 2000),
  /** How many proxies of ours are in front: the caller's address is what the outermost of them says. */
  PROXIES: z._default(whole(0, 5), 0),
  /** Where figures for Prometheus are served, on an address of its own; without a port they are not. */
  METRICS_PORT: z.optional(whole(1, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** What this version is called in the log and in the figures: a tag or a commit. */
  RELEASE: z._default(matching(/^[\w.+-]{1,64}$/, 'høyst 64 bokstaver, tall og tegnene . + -'), 'unknown'),
  LOG_LEVEL: z._default(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Settings = z.infer<typeof Environment>;
export type SettingName = keyof Settings;
export const settingNames = Object.keys(Environment.shape) as SettingName[];

/** What is wrong, and with which settings. */
export type SettingProblem = { about: readonly SettingName[]; sentence: string };

/**
 * Each setting is read by itself, so that one that is wrong hides no other.
 * @returns the settings, those that are wrong as if they were absent, and what is wrong with them
 */
export function readEnvironment(environment: Record<string, string | undefined>): {
  settings: Settings;
  problems: SettingProblem[];
} {
  const problems: SettingProblem[] = [];
  const settings = settingNames.map((name) => {
    const schema: z.ZodMiniType = Environment.shape[name];
    // An empty variable is an absent one.
    const read = z.safeParse(schema, environment[name] || undefined);
    if (read.success) return [name, read.data];
    problems.push({ about: [name], sentence: `${name} må være ${read.error.issues[0]!.message}.` });
    return [name, z.parse(schema, undefined)];
  });
  return { settings: Object.fromEntries(settings) as Settings, problems };
}
