/** What settings need of each other. */
import { isTwoStep, readStrongSignIn, twoStepMethod } from '#contract/values/sign-in-methods.ts';
import type { SettingName, SettingProblem, Settings } from './config-environment.ts';
import { isSecureOrHere, transportProblems } from './config-transport.ts';

export const originOf = (e: Settings): string =>
  new URL(e.PUBLIC_ORIGIN ?? `http://localhost:${e.PORT}`).origin;

/** The portal is reached from this machine only. */
export const isHere = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);

/** @returns all that is wrong, with the settings that it may be about */
export function findProblemsTogether(e: Settings): SettingProblem[] {
  const isThisMachine = isHere(originOf(e));
  return [
    ...(isThisMachine ? openProblems(e) : publicProblems(e)),
    ...signInProblems(e, isThisMachine),
    ...groups.flatMap((group) => groupProblems(e, group)),
  ];
}

function publicProblems(e: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const needs = (isMissing: boolean, name: SettingName, sentence: string) => {
    if (isMissing) problems.push({ about: ['PUBLIC_ORIGIN', name], sentence });
  };
  needs(
    !e.IDENTITY_DISCOVERY_URL && e.IDENTITY_EMBEDDED !== true,
    'IDENTITY_DISCOVERY_URL',
    'Portalen har en offentlig adresse, men ingen innloggingstjeneste. Sett IDENTITY_DISCOVERY_URL, eller IDENTITY_EMBEDDED=true for å bruke den innebygde.',
  );
  needs(
    !e.FODSELSNUMMER_SERIES,
    'FODSELSNUMMER_SERIES',
    'Portalen har en offentlig adresse. Sett FODSELSNUMMER_SERIES=real for å ta imot ekte fødselsnumre, eller synthetic for bare å ta imot testnumre.',
  );
  needs(
    !e.SECRET && e.DATABASE_URL !== undefined,
    'SECRET',
    'Portalen har en offentlig adresse og bruker PostgreSQL. Sett SECRET, og oppbevar den et annet sted enn sikkerhetskopiene. Uten den kan ingen andre tjenere eller gjenopprettede databaser lese det som er forseglet.',
  );
  needs(
    e.SMTP_URL === 'smtp://127.0.0.1:1025',
    'SMTP_URL',
    'Portalen har en offentlig adresse. Sett SMTP_URL til e-posttjeneren. Ellers kommer verken koder eller brev fram.',
  );
  return [...problems, ...transportProblems(e)];
}

/** On this machine http is enough, but goes no further than it. */
function openProblems(e: Settings): SettingProblem[] {
  const problems: SettingProblem[] = [];
  if (e.VIPPS_CLIENT_ID && !isSecureOrHere(e.VIPPS_URL, true))
    problems.push({
      about: ['VIPPS_URL'],
      sentence: 'VIPPS_URL må begynne med https. Bare på egen maskin kan den begynne med http.',
    });
  for (const name of ['TAG_MANAGER_SCRIPT', 'TRACKING_CONTAINER_SCRIPT'] as const)
    if (e[name] && !isSecureOrHere(e[name], true))
      problems.push({ about: [name], sentence: `Skript som teller besøk (${name}), må hentes med https.` });
  return problems;
}

function signInProblems(e: Settings, isThisMachine: boolean): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const isExternal = e.IDENTITY_DISCOVERY_URL !== undefined;
  const isStrong = isExternal || isTwoStep(readStrongSignIn(e.IDENTITY_STRONG_SIGN_IN));
  if ((!e.IDENTITY_STRONG_SIGN_IN && !isThisMachine) || !isStrong)
    problems.push({
      about: ['PUBLIC_ORIGIN', 'IDENTITY_DISCOVERY_URL', 'IDENTITY_STRONG_SIGN_IN'],
      sentence:
        'Sett IDENTITY_STRONG_SIGN_IN til det innloggingstjenesten sier om innlogging i to steg (den innebygde sier amr=mfa), eller til none for å la tillitsvalgte og medlemsservice logge inn som alle andre.',
    });
  const identifying = readStrongSignIn(e.IDENTITY_IDENTIFYING_SIGN_IN);
  // Two codes show that somebody reads a phone and a mailbox, and not who it is.
  if (identifying.length > 0 && (!isExternal || identifying.includes(`amr=${twoStepMethod}`)))
    problems.push({
      about: ['IDENTITY_DISCOVERY_URL', 'IDENTITY_IDENTIFYING_SIGN_IN'],
      sentence:
        'IDENTITY_IDENTIFYING_SIGN_IN er bare for en ekstern innloggingstjeneste som har kontrollert hvem personen er (for eksempel amr=bankid). To koder (amr=mfa) viser ikke det.',
    });
  return problems;
}

/** Settings that are set together or not at all: where one of `any` is set, so must `all` be. */
type Group = { any: readonly SettingName[]; all: readonly SettingName[] };

const identityParts = [
  'IDENTITY_AUTHORITY',
  'IDENTITY_CLIENT_ID',
  'IDENTITY_AUDIENCE',
  'IDENTITY_SCOPE',
] as const;
const graphParts = ['GRAPH_TOKEN_URL', 'GRAPH_CLIENT_ID', 'GRAPH_CLIENT_SECRET'] as const;
const vippsParts = [
  'VIPPS_CLIENT_ID',
  'VIPPS_CLIENT_SECRET',
  'VIPPS_SUBSCRIPTION_KEY',
  'VIPPS_MERCHANT_SERIAL_NUMBER',
] as const;

const groups: readonly Group[] = [
  { any: ['IDENTITY_DISCOVERY_URL'], all: identityParts },
  { any: graphParts, all: graphParts },
  { any: ['DATABASE_REPLICA_URL'], all: ['DATABASE_URL'] },
  { any: vippsParts, all: vippsParts },
  { any: ['DKIM_KEY', 'DKIM_SELECTOR'], all: ['DKIM_KEY', 'DKIM_SELECTOR'] },
  { any: ['TRACKING_CONTAINER_ID'], all: ['TRACKING_CONTAINER_SCRIPT'] },
];

function groupProblems(e: Settings, { any, all }: Group): SettingProblem[] {
  const given = any.filter((name) => e[name]);
  const missing = all.filter((name) => !e[name]);
  if (given.length === 0 || missing.length === 0) return [];
  return [
    { about: [...any, ...all], sentence: `Med ${given.join(', ')} må også ${missing.join(', ')} være satt.` },
  ];
}
