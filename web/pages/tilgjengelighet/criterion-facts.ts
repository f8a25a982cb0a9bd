/** What the last tests showed, as `dev/accessibility-results.ts` writes it: each run, and how each criterion stands. */
import written from './criteria-results.json' with { type: 'json' };

/** `none`: there is nothing it could be about; `partly`: a fault is known; `unsure`: not tested well enough. */
export type CriterionStatus = 'met' | 'partly' | 'unsure' | 'none';
export type RunName = 'pages' | 'states' | 'markup' | 'keyboard' | 'rules';
/** A full run whose figure is kept, and its pages where it counts them. Not whole: a part of it was not done. */
export type Run = { on: string; pages: number | null; faults: number; isWhole: boolean };
/** A kept run, or the tests of each change: of the whole, or of some of the pages. */
export type TestName = RunName | 'change' | 'sample';
export type Criterion = { status: CriterionStatus; tests: readonly TestName[]; byHandOn: string | null };
export type Results = {
  runs: Readonly<Record<RunName, Run | null>>;
  /** The criteria with a fault that is known, and the day it was seen. */
  known: Readonly<Record<string, string>>;
  criteria: Readonly<Record<string, Criterion>>;
};

export const results = written as Results;

/** How a criterion was last tested. */
export type Tested = {
  /** A day, or `change` or `sample` where no full run is kept. */
  last: string | null;
  faults: number;
  byHandOn: string | null;
  knownOn: string | null;
};

export function testedOf(number: string, { runs, known, criteria }: Results = results): Tested {
  const { tests = [], byHandOn = null } = criteria[number] ?? {};
  const kept = tests.flatMap((name) => (name === 'change' || name === 'sample' ? [] : (runs[name] ?? [])));
  const [latest] = kept.map(({ on }) => on).sort((a, b) => b.localeCompare(a));
  return {
    last:
      latest ?? tests.find((name) => name === 'change') ?? tests.find((name) => name === 'sample') ?? null,
    faults: kept.reduce((sum, { faults }) => sum + faults, 0),
    byHandOn,
    knownOn: known[number] ?? null,
  };
}
