/** The last line of a trial or a benchmark, and its exit code. */

/** What test runners take for «skipped». */
export const notRunCode = 77;

/** Ends the program: with 0 where its promise was kept, else with 1. */
export function endWithVerdict(isKept: boolean, promise: string): never {
  console.log(`\n${isKept ? 'KEPT' : 'NOT KEPT'}: ${promise}`);
  process.exit(isKept ? 0 : 1);
}

/** Ends the program with 77: nothing was measured, and nothing is promised. */
export function endNotRun(reason: string): never {
  console.log(`\nNOT RUN: ${reason}`);
  process.exit(notRunCode);
}
