/**
 * A small run of every command of `package.json`, so that none goes stale. `test/smoke/` runs them in copies of the sources, several
 * at once.
 */

export type SmokeRun =
  | {
      /** Words after the command. */
      args: string[];
      /** What it ends with, or what it says before it is asked to stop. */
      says: RegExp;
      /** A command that runs until it is asked to. */
      isStopped?: true;
      /** Run in a copy of its own, because it changes sources that the others read. */
      writesSources?: true;
    }
  /** A test that runs the same program already. */
  | { test: string; program: string }
  /** A step of `npm test` that does. */
  | { step: string }
  /** Another of these runs that starts it. */
  | { run: string };

const kept = /^KEPT: /m;
const small = (...args: string[]): SmokeRun => ({ args: ['--small', ...args], says: kept });

/** Makes the demo database that others use. */
export const firstRun: Record<string, SmokeRun> = {
  start: { args: [], says: /Min side er klar/, isStopped: true },
};

/** One after the other: those with that demo database, and those that change sources. */
export const portalRuns: Record<string, SmokeRun> = {
  'bench:dev': { args: ['--small'], says: kept, writesSources: true },
  'build:postal-register': { args: [], says: /^\d{4} postnumre skrevet/m, writesSources: true },
  'keep:release': { args: [], says: /^Kept: \d+ endpoints and \d+ migrations/m, writesSources: true },
  'trial:two-tabs': small('--only=sign-out'),
  screenshots: { args: ['--grep=the sign-in'], says: /^\s+1 passed/m },
  'verify:log': { args: [], says: /^Whole; \d+ heads outside$/m },
  keys: { args: ['status'], says: /^Nothing is left under a former secret/m },
  staff: { args: ['list'], says: /, økonomiansvarlig$/m },
  units: { args: ['list'], says: /^Oslo lokallag \(lokallag\), under /m },
  profile: { args: [], says: /^Ingen versjon av profilen er publisert/m },
  erasures: { args: ['merge'], says: /^\d+ slettinger er i listen/m },
  import: { args: ['members', 'members.csv'], says: /^2 nye, 0 endret, 0 uendret, 0 avvist/m },
  export: { args: ['list'], says: /^Ingen systemer får endringer fra registeret/m },
  reset: { args: [], says: /^Slettet .*Neste «npm start» begynner på nytt/m },
};

/** Several at once, the longest first. */
export const loneRuns: Record<string, SmokeRun> = {
  'trial:load': small('--only=mixed,journeys'),
  'trial:crash': small('--only=postgresql'),
  'trial:cluster': { args: ['--small', '--only=faults'], says: /^(KEPT|NOT RUN): /m },
  'bench:api': small('--only=members,load'),
  'trial:mail': small(),
  'trial:restore': small('--only=postgresql'),
  'trial:charges': small(),
  'bench:page': small('--only=own'),
  'trial:attachments': small('--only=memory'),
  'trial:disk': { args: ['--small', '--only=log'], says: /^(KEPT|NOT RUN): /m },
  'trial:import': small('--only=csv'),
  'trial:move-in': small(),
  'trial:rush': small(),
  'trial:year': small(),
  'trial:feed': small(),
  'trial:mutate': small(),
  'trial:webhooks': small(),
  'trial:giro': small(),
  'trial:lighthouse': small(),
  'trial:browsers': { args: ['--small'], says: /^(KEPT|NOT RUN): /m },
  format: { args: [], says: /^Checked \d+ files/m },
  check: { args: ['--only=format'], says: /^1 passed, 0 failed$/m },
  'trial:trust': small('--only=page-policy'),
  test: { args: ['contract/values/birth-date'], says: /^\d+ passed, 0 failed$/m },
  'bench:giro': small(),
};

const coveredRuns: Record<string, SmokeRun> = {
  dev: { run: 'bench:dev' },
  setup: { test: 'server/commands/setup.test.ts', program: 'server/commands/setup.ts' },
  doctor: { test: 'server/commands/doctor.test.ts', program: 'server/commands/doctor.ts' },
  backup: { test: 'server/commands/backup.test.ts', program: 'server/commands/back-up.ts' },
  restore: { test: 'server/commands/backup.test.ts', program: 'server/commands/restore.ts' },
  giro: { test: 'server/commands/inspect-giro.test.ts', program: 'server/commands/inspect-giro.ts' },
  build: { step: 'build' },
  'generate:schema': { step: 'schema' },
};

export const smokeRuns: Record<string, SmokeRun> = {
  ...firstRun,
  ...portalRuns,
  ...loneRuns,
  ...coveredRuns,
};
