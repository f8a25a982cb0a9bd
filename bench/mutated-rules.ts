/** Which rules `npm run trial:mutate` changes in every way, and the unit tests that must notice. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Folders of `server/features/` whose rules decide about money, access, membership, children or whose identity it is. */
const criticalFeatures = [
  ...['books', 'giving', 'giving-year', 'tax-report'],
  ...['numbers', 'record-access', 'recovery', 'representatives', 'session', 'verification'],
  ...['children', 'deaths', 'joining', 'leaving', 'privacy'],
];

export type MutatedRules = {
  /** The feature, or the folder: `giving`, `values`, `platform`. */
  part: string;
  isCritical: boolean;
  files: string[];
  tests: string[];
};

const within = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort();
const isTest = (file: string): boolean => file.endsWith('.test.ts');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Unit tests: those of pure functions, beside them. */
const unitTests = [
  ...within('server/features/**/*-rules.test.ts'),
  ...within('contract/values/*.test.ts'),
  ...within('server/platform/norwegian-day.test.ts'),
];
const testsOf = (file: string): string[] =>
  unitTests.filter((test) => read(test).includes(`/${path.basename(file)}'`));
const isTested = (file: string): boolean => testsOf(file).length > 0;

const rules = [
  ...within('server/features/**/*-rules.ts'),
  ...within('contract/values/*.ts'),
  'server/platform/norwegian-day.ts',
].filter((file) => !isTest(file));
const partOf = (file: string): string =>
  /^server\/features\/([^/]+)\//.exec(file)?.[1] ?? path.basename(path.dirname(file));

/** Rules that only tests with a database reach. They are not mutated. */
export const rulesWithoutUnitTest = rules.filter((file) => !isTested(file));

const tested = rules.filter(isTested);

/** All rules with a unit test, by part. */
export const mutatedRules: readonly MutatedRules[] = [...new Set(tested.map(partOf))].map((part) => {
  const files = tested.filter((file) => partOf(file) === part);
  return {
    part,
    isCritical: criticalFeatures.includes(part) || part === 'values' || part === 'platform',
    files,
    tests: [...new Set(files.flatMap(testsOf))],
  };
});
