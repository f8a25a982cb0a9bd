/** The last line of a trial or a benchmark, and its exit code. */
import { keepRun } from '../dev/kept-runs.ts';

/** What test runners take for «skipped». */
export const notRunCode = 77;

/** Ends the program, and keeps its figures: with 0 where its promise was kept, else with 1. */
export function endWithVerdict(isKept: boolean, promise: string): never {
  const verdict = `${isKept ? 'KEPT' : 'NOT KEPT'}: ${promise}`;
  keepRun(verdict);
  console.log(`\n${verdict}`);
  process.exit(isKept ? 0 : 1);
}

/** Ends the program with 1: slower than the kept figures, which stay. */
export function endWorse(sentences: readonly string[]): never {
  console.log(`\nNOT KEPT: over a tenth worse than the kept figures.\n${sentences.join('\n')}`);
  process.exit(1);
}

/** Ends the program with 77: nothing was measured, and nothing is promised. */
export function endNotRun(reason: string): never {
  console.log(`\nNOT RUN: ${reason}`);
  process.exit(notRunCode);
}
