/** What `npm run doctor` says. */
import type { CheckState } from '#contract/setup-endpoints.ts';
import type { Level } from './doctor-report.ts';

export const levelWords: Record<Level, string> = { ok: 'ok', warning: 'advarsel', error: 'feil' };

export const doctorTexts = {
  settings: 'Innstillinger',
  settingsRight: 'Alle er gyldige.',
  fixSettings: 'Resten kontrolleres når innstillingene er rettet.',
  onThisMachine:
    'PUBLIC_ORIGIN er ikke satt til en offentlig adresse. Da er portalen bare for utprøving på egen maskin.',
  syntheticNumbers: 'FODSELSNUMMER_SERIES=synthetic tar bare imot testnumre.',
  weakSignIn:
    'IDENTITY_STRONG_SIGN_IN=none lar tillitsvalgte og medlemsservice logge inn uten et ekstra steg.',
  noMailReports: 'Uten MAIL_REPORT_TOKEN får ikke portalen vite om e-post som kommer i retur.',
  pages: 'Nettsider',
  pagesBuilt: 'Bygget med den samme organisasjonsprofilen.',
  folder: 'Datamappe',
  folderIsMade: (folder: string) => `${folder} lages ved første start.`,
  folderPrivate: (folder: string) => `Bare brukeren som kjører portalen, har tilgang til ${folder}.`,
  folderOpen: (file: string) => `Andre på maskinen har tilgang til ${file}. Det rettes ved neste start.`,
  folderOfOther: (folder: string) =>
    `${folder} eies av en annen bruker enn den som kjører kontrollen. Kjør den som brukeren som kjører portalen.`,
  disk: 'Ledig plass',
  room: (megabytes: number, folder: string) => `${megabytes} MB ledig for ${folder}.`,
  secret: 'Hemmelighet',
  secretIsMade: 'SECRET er ikke satt. Den lages i datamappen ved første start.',
  secretThere: 'Gyldig.',
  database: 'Database',
  databaseAnswers: (version: string) => `${version} svarer.`,
  databaseIsMade: 'Den innebygde databasen lages ved første start.',
  databaseOpens: 'Den innebygde databasen lar seg åpne.',
  databaseRefused: (reason: string) => `Databasen lar seg ikke lese (${reason}).`,
  seals: 'Forsegling',
  sealsOurs: 'Databasen er forseglet med SECRET.',
  rights: 'Databaserettigheter',
  rightsFew: (role: string) => `Brukeren ${role} eier ingen tabeller.`,
  rightsMany: (role: string) =>
    `Brukeren ${role} kan endre tabellene. Med en offentlig adresse starter ikke portalen da, se «Two database roles» i docs/operations.md.`,
  rightsMissing: (count: number) =>
    `Brukeren mangler tilgang til ${count} tabeller. Kjør server/commands/migrate-database.ts.`,
  migrations: 'Migreringer',
  migrationsDone: 'Databasen er oppdatert.',
  migrationsAtStart: (count: number) => `${count} mangler. De kjøres ved neste start.`,
  migrationsMissing: (count: number) => `${count} mangler. Kjør server/commands/migrate-database.ts.`,
  migrationsChanged: (names: readonly string[]) => `Endret etter at de ble kjørt: ${names.join(', ')}.`,
  migrationsNewer: (count: number) =>
    `Databasen har ${count} migreringer som denne utgaven ikke kjenner: den er oppdatert av en nyere utgave.`,
  clock: 'Klokke',
  clockOff: (seconds: number) => `${seconds} sekunder fra klokken i databasen.`,
  mail: 'E-posttjener',
  sender: 'Avsenderdomene',
  senderIsOwn: (domain: string) => `${domain} er et domene som leserne kjenner fra dere.`,
  senderIsForeign: (domain: string) =>
    `${domain} er verken domenet til portalen eller deres eget. Da kan leserne tro at e-posten er svindel.`,
  senderSays: (record: string, state: CheckState, name: string) =>
    ({
      ok: `${record} er i orden for ${name}.`,
      look: `${record} bør sees på for ${name}.`,
      missing: `${record} mangler for ${name}. Da havner brev i søppelposten.`,
      unknown: `${record} for ${name} kunne ikke slås opp i DNS.`,
    })[state],
  sms: 'SMS-tjeneste',
  signIn: 'Innloggingstjeneste',
  graph: 'Microsoft Graph',
  vipps: 'Vipps',
  answers: (host: string) => `${host} svarer.`,
  noAnswer: (host: string, reason: string) => `${host} svarer ikke som ventet (${reason}).`,
  sum: (errors: number, warnings: number) =>
    `${errors} feil, ${warnings} ${warnings === 1 ? 'advarsel' : 'advarsler'}`,
};
