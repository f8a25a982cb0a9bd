/**
 * Mutation test of the rules: `npm run trial:mutate -- --only=giving,values`. Ends with 1 when unit tests notice less than
 * 85 % of the changes made to critical rules, or less than 70 % of all. The changes that were not noticed are printed.
 *
 * With `--small` only the rule of Norwegian days. A run beside it has the same tests without their assertions.
 */
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { keepFigure } from '../test/support/trust-figures.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { mutatedRules, rulesWithoutUnitTest } from './mutated-rules.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

type Parts = typeof mutatedRules;
type Mutants = Awaited<ReturnType<Stryker['runMutationTest']>>;

const smallest = mutatedRules.filter(({ part }) => part === 'platform');
const { only, minutes } = takeSize(
  { minutes: { full: 60, small: 5 } },
  mutatedRules.map(({ part }) => part),
);
const chosen = isSmall ? smallest : mutatedRules.filter(({ part }) => only.includes(part));
endAfterMinutes(minutes);

/** @param options what differs from `stryker.config.json` */
function mutate(parts: Parts, options: object): Promise<Mutants> {
  return new Stryker({
    configFile: 'stryker.config.json',
    mutate: parts.flatMap(({ files }) => files),
    testFiles: [...new Set(parts.flatMap(({ tests }) => tests))],
    ...options,
  }).runMutationTest();
}

/** How many changes were made, and how many were noticed. A file that cannot be loaded after a change is not counted. */
function countOf(mutants: Mutants) {
  const having = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = having('Killed', 'Timeout');
  const made = noticed + having('Survived', 'NoCoverage');
  return { made, late: having('Timeout'), percent: made === 0 ? 100 : (100 * noticed) / made };
}

const mutants = await mutate(chosen, { incremental: !isSmall });
const planted = countOf(
  await mutate(smallest, {
    incremental: false,
    reporters: [],
    testRunnerNodeArgs: [`--import=${path.join(import.meta.dirname, 'without-assertions.ts')}`],
  }),
);

const files = (parts: Parts): string[] => parts.flatMap((part) => part.files);
const countIn = (parts: Parts) =>
  countOf(mutants.filter(({ fileName }) => files(parts).includes(path.relative(process.cwd(), fileName))));
const critical = chosen.filter(({ isCritical }) => isCritical);
const line = (name: string, parts: Parts): string[] => {
  const { made, late, percent } = countIn(parts);
  return [name, String(files(parts).length), String(made), String(late), `${percent.toFixed(1)} %`];
};

console.log(`\n${machine()}\n`);
printTable(
  ['rules', 'files', 'changes', 'timed out', 'noticed'],
  [
    ...chosen.map((part) => line(`${part.part}${part.isCritical ? ' (critical)' : ''}`, [part])),
    line('critical', critical),
    line('all', chosen),
  ],
);
console.log(`\nOnly tests with a database reach ${rulesWithoutUnitTest.join(', ')}.`);
console.log(`Planted: without assertions ${planted.percent.toFixed(1)} % are noticed.`);

const isPlantedFound = planted.made > 0 && planted.percent < 70;
const [ofCritical, ofAll] = [countIn(critical), countIn(chosen)];
const isMet = ofCritical.percent >= 85 && ofAll.percent >= 70;
if (chosen.length === mutatedRules.length) {
  keepFigure({
    row: 44,
    part: 'scores',
    score: isMet && isPlantedFound ? 3 : 1,
    figure: `Of ${ofCritical.made} changes made to critical rules ${ofCritical.percent.toFixed(1)} % noticed by their unit tests, of ${ofAll.made} to all ${files(chosen).length} rules with a unit test ${ofAll.percent.toFixed(1)} %; ${rulesWithoutUnitTest.length} files that only tests with a database reach are not changed; tests without their assertions were found.`,
    command: 'npm run trial:mutate',
  });
}
endWithVerdict(
  isMet && isPlantedFound,
  'unit tests notice at least 85 % of the changes to critical rules and 70 % of all.',
);
