/**
 * How large the trust suites of `test/trust/` are, and where their figures are kept. See docs/trust.md.
 *
 * A suite is run on the embedded database; on PostgreSQL too where a line of its file says `// databases: both`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSmall } from '../../bench/trial-size.ts';
import { figuresFolder, type KeptFigure, writeTrustPage } from '../../bench/trust-scorecard.ts';
import { writeResults } from '../../dev/accessibility-results.ts';
import { measuredNow } from '../../dev/kept-runs.ts';

/** Set by `npm run trial:trust`. In `npm test` the suites are small and keep no figures. */
export const isFullTrial = process.env.TRUST_TRIAL === 'full';
/** `npm run trial:…` and `npm run bench:…` keep their figures, unless the run is `--small`. */
const isTrialProgram = /[\\/]bench[\\/](trial|bench)-[a-z-]+\.ts$/.test(process.argv[1] ?? '');

/** How many of something a suite tries: few in `npm test`, many in `npm run trial:trust`. */
export const sizeOf = (size: { small: number; full: number }): number =>
  isFullTrial ? size.full : size.small;

/** One row of the scorecard as a run measured it. 2: the target is met. 3: and a planted fault was found. */
export type TrustFigure = {
  row: number;
  score: 0 | 1 | 2 | 3;
  /** What was counted or measured, in one plain English sentence. */
  figure: string;
  /** The command that printed it. */
  command: string;
  /** Where several suites measure one row: which part this is, in small letters, as in `bench/trust-rows.json`. */
  part?: string;
};

/** Keeps the figure of a row in `docs/figures/trust/` and in `docs/trust.md`, in a full trial only. */
export function keepFigure({ part, ...figure }: TrustFigure): void {
  if (isTrialProgram ? isSmall : !isFullTrial) return;
  const { commit, date } = measuredNow();
  const database = process.env.TEST_DATABASE_URL ? 'postgresql' : null;
  const name = ['row', String(figure.row).padStart(2, '0'), part, database].filter(Boolean).join('-');
  const kept: KeptFigure = { ...figure, ...(part && { part }), commit, date };
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(path.join(figuresFolder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  writeTrustPage();
  if (figure.row >= 39 && figure.row <= 43) writeResults();
}
