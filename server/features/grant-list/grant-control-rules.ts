/** The answer of the authorities' control as a CSV file: a number and what was found, under headings. */
import { type ControlOutcome, type ControlReport, controlOutcomes } from '#contract/grant-list-endpoints.ts';

export type ControlLine = { line: number; digits: string; outcome: ControlOutcome };
export type ControlProblem = ControlReport['problems'][number];

/** As it is in the file, from line 1. */
export type ControlRow = { line: number; cells: readonly string[] };
export type ControlWords = {
  number: string;
  control: { outcome: string; outcomes: Readonly<Record<ControlOutcome, string>> };
};

/** How many problems are reported. */
export const problemsShown = 50;
const plain = (cell: string | undefined) => (cell ?? '').trim().toLowerCase();

/** Other columns are left unread. */
export function readControl(
  rows: readonly ControlRow[],
  { number, control }: ControlWords,
): { lines: ControlLine[]; problems: ControlProblem[] } {
  const [heading, ...rest] = rows;
  const [numberAt, outcomeAt] = [number, control.outcome].map((name) =>
    (heading?.cells ?? []).findIndex((cell) => plain(cell) === plain(name)),
  ) as [number, number];
  if (numberAt < 0 || outcomeAt < 0)
    return { lines: [], problems: [{ line: heading?.line ?? 1, fault: 'columns' }] };
  if (rest.length === 0) return { lines: [], problems: [{ line: 1, fault: 'empty' }] };
  const seen = new Set<string>();
  const lines: ControlLine[] = [];
  const problems: ControlProblem[] = [];
  for (const { line, cells } of rest) {
    const digits = (cells[numberAt] ?? '').replace(/[\s.-]/g, '');
    const said = plain(cells[outcomeAt]);
    const outcome = controlOutcomes.find((one) => control.outcomes[one] === said);
    if (!/^\d{11}$/.test(digits)) problems.push({ line, fault: 'number' });
    else if (!outcome) problems.push({ line, fault: 'outcome' });
    else if (seen.has(digits)) problems.push({ line, fault: 'repeated' });
    else lines.push({ line, digits, outcome });
    seen.add(digits);
  }
  return { lines, problems };
}

/** Days until a person who has not chosen is reminded, and how often. */
export const reminderDays = 60;
export const remindersSent = 2;

/** The last day on which a choice can change what counts on the next count day. */
export const closingDay = (year: number): string => `${year}-12-31`;
