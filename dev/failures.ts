/** Why a test failed, in so few lines that the end of a run has room for it. */
export type Failure = { test: string; why: string };

const linesAtEachEnd = 15;

/** The beginning and the end of a long text: a command that failed says why last, a comparison says it first. */
export function shortened(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= 2 * linesAtEachEnd) return text;
  return [...lines.slice(0, linesAtEachEnd), '…', ...lines.slice(-linesAtEachEnd)].join('\n');
}

/** @returns what to print; nothing where nothing failed */
export const failuresText = (failures: readonly Failure[]): string =>
  failures.map(({ test, why }) => `${test}\n${why.replaceAll(/^/gm, '    ')}\n`).join('\n');

/** @returns one line for each: the test, what the page still waited for, what was pressed last, and the beginning of why */
export const failureLines = (failures: readonly Failure[]): string[] =>
  failures.map(({ test, why }) => {
    const seen = why.match(/^(not answered|pressed): .*$/gm) ?? [];
    return `feil  ${[test, ...seen, why.trim()].join(': ').replaceAll(/\s+/g, ' ')}`.slice(0, 900);
  });
