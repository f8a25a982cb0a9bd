/** What `npm run trial:trust` runs: the suites of `test/trust/`, and tests of another place that keep a row too. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { databasesOf } from '../dev/test-files.ts';
import type { TrustFigure } from '../test/support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '..');

export type TrustSuite = {
  name: string;
  kind: 'test' | 'browser' | 'program';
  files: string[];
  onBoth: boolean;
  /** Run as in `npm test`: at full size the specs it has in common with other suites would take hours. */
  isSmall?: boolean;
  environment?: Record<string, string>;
  /** For tests that do not keep their rows themselves: what is kept when all have passed. */
  figures?: (passed: number) => Omit<TrustFigure, 'command'>[];
};

const own: TrustSuite[] = globSync('test/trust/*.test.ts', { cwd: root })
  .sort()
  .map((file) => ({
    name: path.basename(file, '.test.ts'),
    kind: 'test',
    files: [file],
    onBoth: databasesOf(file) === 'both',
  }));

/** The browser tests that compare what a screen reader says with `docs/transcripts/`. */
const transcriptSpecs = globSync('test/e2e/*.spec.ts', { cwd: root })
  .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('await startTranscript('))
  .map((file) => path.basename(file))
  .sort();

/** Of the kept transcripts: how many, and their steps. */
function transcriptCounts(): { journeys: number; steps: number } {
  const files = globSync('docs/transcripts/*.md', { cwd: root });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return { journeys: files.length, steps: texts.join('\n').match(/^## /gm)?.length ?? 0 };
}

const others: TrustSuite[] = [
  { name: 'crash', kind: 'program', files: ['bench/trial-crash.ts'], onBoth: false },
  { name: 'disk', kind: 'program', files: ['bench/trial-disk.ts'], onBoth: false },
  { name: 'mail', kind: 'program', files: ['bench/trial-mail.ts'], onBoth: false },
  { name: 'mutate', kind: 'program', files: ['bench/trial-mutate.ts'], onBoth: false },
  { name: 'webhooks', kind: 'program', files: ['bench/trial-webhooks.ts'], onBoth: false },
  {
    name: 'personal-data',
    kind: 'test',
    files: ['test/canaries.test.ts', 'test/log-canary.test.ts'],
    onBoth: false,
    figures: (passed) => [
      {
        row: 34,
        part: 'routes',
        score: 3,
        figure: `${passed} tests: canaries sent through every route, right and wrong, are in no log line, job or letter; each planted leak was found.`,
      },
    ],
  },
  {
    name: 'access',
    kind: 'test',
    files: ['test/access.test.ts'],
    onBoth: false,
    figures: (passed) => [
      {
        row: 30,
        part: 'matrix',
        score: 3,
        figure: `${passed} tests: every route as seven callers × own, another's, deleted, missing, malformed, and children: one's own, another guardian's, one that has turned 15, one with a hidden address; another's object answers like one that is not there; the lists of routes are the same; a route that does not ask whose it is was found.`,
      },
    ],
  },
  { name: 'asvs', kind: 'test', files: ['test/asvs.test.ts'], onBoth: false },
  {
    name: 'page-policy',
    kind: 'test',
    files: ['test/policy-score.test.ts'],
    onBoth: false,
    figures: (passed) => [
      {
        row: 36,
        part: 'headers',
        score: 3,
        figure: `${passed} tests: 130 points (A+) from Mozilla's Observatory and 0 findings from csp_evaluator; each missing or weakened header was found.`,
      },
    ],
  },
  {
    name: 'before-consent',
    kind: 'browser',
    files: ['visit-measuring.spec.ts', 'stored-in-browser.spec.ts'],
    onBoth: false,
    figures: (passed) => [
      {
        row: 37,
        score: 2,
        figure: `${passed} browser tests: only our own host and the named necessary cookies before a choice and after «Avvis»; both buttons alike.`,
      },
    ],
  },
  {
    name: 'accessibility-rules',
    kind: 'test',
    files: ['test/accessibility-rules.test.ts'],
    onBoth: false,
  },
  { name: 'forms', kind: 'browser', files: ['kept-forms.spec.ts'], onBoth: false },
  { name: 'page-rules', kind: 'browser', files: ['page-rules.spec.ts'], onBoth: false },
  { name: 'page-states', kind: 'browser', files: ['page-states.spec.ts'], onBoth: false },
  { name: 'keyboard-stops', kind: 'browser', files: ['keyboard-stops.spec.ts'], onBoth: false },
  {
    name: 'keyboard-journeys',
    kind: 'browser',
    files: [],
    onBoth: false,
    isSmall: true,
    environment: { KEYBOARD_ONLY: '1' },
    figures: (passed) => [
      {
        row: 42,
        part: 'journeys',
        score: 3,
        figure: `${passed} browser tests with the keyboard alone: everything that is pressed, chosen and typed in is reached with Tab and used with keys, and each stop shows its focus on the screen; a block that only a pointer can press, a button that Tab passes by and one without a mark were found.`,
      },
    ],
  },
  {
    name: 'transcripts',
    kind: 'browser',
    files: transcriptSpecs,
    onBoth: false,
    isSmall: true,
    figures: () => {
      const { journeys, steps } = transcriptCounts();
      return [
        {
          row: 42,
          part: 'transcripts',
          score: 3,
          figure: `${journeys} journeys, ${steps} steps: the title, the announcements, the focus and what is read from there on are as kept in docs/transcripts/; a lost announcement, a lost focus, a changed name and a missing step were found.`,
        },
      ];
    },
  },
  { name: 'valid-markup', kind: 'browser', files: ['valid-markup.spec.ts'], onBoth: false },
  {
    name: 'accessibility-statement',
    kind: 'browser',
    files: ['every-page.spec.ts', 'contact.spec.ts'],
    onBoth: false,
    figures: (passed) => [
      {
        row: 43,
        score: 3,
        figure: `${passed} browser tests: every page and the sign-in lead to the statement; who writes by its form is answered by member service by e-mail; a page without the link was found.`,
      },
    ],
  },
  {
    name: 'browser',
    kind: 'browser',
    files: [],
    onBoth: false,
    isSmall: true,
    figures: (passed) => [
      {
        row: 34,
        part: 'browser',
        score: 3,
        figure: `${passed} browser tests: no name, number, address, token or text of a person in a URL, a mail head, a log, a job or what the browser keeps.`,
      },
      {
        row: 36,
        part: 'browser',
        score: 3,
        figure: `${passed} browser tests: 0 violations of the policy, every HTML answer at 130 or more.`,
      },
    ],
  },
];

/** In the order they are run: the whole of the browser tests last. */
export const trustSuites: readonly TrustSuite[] = [...own, ...others];
