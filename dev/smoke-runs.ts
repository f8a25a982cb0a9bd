/**
 * A small run of every command of `package.json`, so that none goes stale. `test/smoke/` runs them in a copy of the sources,
 * with one data folder for each of its files, in this order.
 */

export type SmokeRun =
  | {
      /** Words after the command. */
      args: string[];
      /** What it ends with, or what it says before it is asked to stop. */
      says: RegExp;
      /** A command that runs until it is asked to. */
      isStopped?: true;
    }
  /** A test that runs the same program already. */
  | { test: string; program: string }
  /** A step of `npm test` that does. */
  | { step: string }
  /** Another of these runs that starts it. */
  | { run: string };

const kept = /^KEPT: /m;
const small = (...args: string[]): SmokeRun => ({ args: ['--small', ...args], says: kept });

export const everydayRuns: Record<string, SmokeRun> = {
  start: { args: [], says: /Min side er klar/, isStopped: true },
  dev: { run: 'bench:dev' },
  'verify:log': { args: [], says: /^Whole; \d+ heads outside$/m },
  keys: { args: ['status'], says: /^Nothing is left under a former secret/m },
  import: { args: ['members', 'members.csv'], says: /^2 nye, 0 endret, 0 uendret, 0 avvist/m },
  reset: { args: [], says: /^Slettet .*Neste «npm start» begynner på nytt/m },
  giro: { test: 'server/inspect-giro.test.ts', program: 'server/inspect-giro.ts' },
  build: { step: 'build' },
  'generate:schema': { step: 'schema' },
  'keep:release': { args: [], says: /^Kept: \d+ endpoints and \d+ migrations/m },
  test: { args: ['contract/values/birth-date'], says: /^\d+ passed, 0 failed$/m },
  check: { args: ['--only=format'], says: /^1 passed, 0 failed$/m },
  format: { args: [], says: /^Checked \d+ files/m },
  'build:postal-register': { args: [], says: /^\d{4} postnumre skrevet/m },
  mutate: {
    args: ['--mutate', 'server/platform/norwegian-day.ts'],
    says: /Final mutation score of \d.* break threshold/,
  },
  screenshots: { args: ['--grep=the sign-in'], says: /^\s+1 passed/m },
};

export const trialRuns: Record<string, SmokeRun> = {
  'trial:trust': small('--only=page-policy'),
  'trial:crash': small('--only=postgresql'),
  'trial:mail': small(),
  'trial:restore': small('--only=postgresql'),
  'trial:disk': { args: ['--small', '--only=log'], says: /^(KEPT|NOT RUN): /m },
  'trial:load': small('--only=mixed,journeys'),
  'trial:rush': small(),
  'trial:import': small('--only=csv'),
  'trial:attachments': small('--only=memory'),
  'trial:charges': small(),
  'trial:webhooks': small(),
  'trial:giro': small(),
  'trial:two-tabs': small('--only=sign-out'),
};

export const benchmarkRuns: Record<string, SmokeRun> = {
  'bench:dev': small(),
  'bench:page': small(),
  'bench:api': small('--only=load'),
  'bench:giro': small(),
};

export const smokeRuns: Record<string, SmokeRun> = { ...everydayRuns, ...trialRuns, ...benchmarkRuns };
