/** How large the trust suites of `test/trust/` are, and where their figures are kept. See docs/trust.md. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../docs/figures/trust');

/** Set by `npm run trial:trust`. In `npm test` the suites are small and keep no figures. */
export const isFullTrial = process.env.TRUST_TRIAL === 'full';

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
};

/** Keeps the figure of a row in `docs/figures/trust/`, in a full trial only. */
export function keepFigure(figure: TrustFigure): void {
  if (!isFullTrial) return;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `row-${String(figure.row).padStart(2, '0')}.json`);
  writeFileSync(file, `${JSON.stringify({ ...figure, commit, date }, null, 2)}\n`);
}
