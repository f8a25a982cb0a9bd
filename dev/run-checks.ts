/**
 * `npm test`: every check there is, to the end whether or not one fails. The last line is `N passed, N failed`.
 *
 *     npm test -- giving                  only the tests and journeys with «giving» in their path
 *     npm test -- --watch giving          the same, again after each change
 *     npm test -- --only=format,types     only these steps
 *     npm test -- --changed               the fast steps, and the tests of what differs from `main`
 *     npm test -- --keep-times            keeps the seconds of each file in docs/figures
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changedStep, type Result, type Step, steps, stepsNamed } from './check-steps.ts';
import { failureLines, failuresText } from './failures.ts';
import { keepTemporaryInMemory } from './memory-folder.ts';
import { keepTimes, slowest } from './test-times.ts';

const fast = ['format', 'types', 'schema', 'unit'];
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    'keep-times': { type: 'boolean', default: false },
  },
});

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function chosenSteps(): Step[] {
  if (words.length > 0) {
    const named = stepsNamed(words);
    return named.length > 0
      ? named
      : refuse(`Ingen tester har ${words.map((word) => `«${word}»`).join(' eller ')} i navnet.`);
  }
  const names = values.only?.split(',') ?? (values.changed ? fast : undefined);
  const unknown = names?.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined)
    refuse(`«${unknown}» finnes ikke. Velg blant ${steps.map((step) => step.name).join(', ')}.`);
  const chosen = steps.filter(({ name }) => names?.includes(name) ?? true);
  return values.changed ? [...chosen, changedStep] : chosen;
}

type Sum = Required<Result> & { steps: Record<string, number> };

async function run(chosen: readonly Step[]): Promise<Sum> {
  const begun = performance.now();
  const sum: Sum = { passed: 0, failed: 0, seconds: {}, journeySeconds: {}, failures: [], steps: {} };
  const lines: string[] = [];
  for (const step of chosen) {
    console.log(`\n=== ${step.title} (${step.name})`);
    const started = performance.now();
    const result = await step.run();
    sum.passed += result.passed;
    sum.failed += result.failed;
    Object.assign(sum.seconds, result.seconds);
    Object.assign(sum.journeySeconds, result.journeySeconds);
    sum.failures.push(...(result.failures ?? []));
    sum.steps[step.name] = (performance.now() - started) / 1000;
    const seconds = sum.steps[step.name]!.toFixed(1);
    lines.push(
      `${result.failed ? 'feil' : 'ok  '}  ${step.name.padEnd(8)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
    );
  }
  for (const [title, seconds] of [
    ['Tregeste testfiler', sum.seconds],
    ['Tregeste brukerreiser', sum.journeySeconds],
  ] as const)
    if (slowest(seconds).length > 0) console.log(`\n${title}\n${slowest(seconds).join('\n')}`);
  if (sum.failures.length > 0) console.log(`\nFeilet\n${failuresText(sum.failures)}`);
  // Their names again at the end: a kept log may have lost its middle.
  const ends = [...lines, ...failureLines(sum.failures)];
  console.log(`\n${ends.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
  if (chosen.length === steps.length) sum.steps['npm test'] = (performance.now() - begun) / 1000;
  if (values.changed) sum.steps['npm run check'] = (performance.now() - begun) / 1000;
  return sum;
}

/** Runs again a moment after the last of a row of changes. */
function runAgainOnChange(chosen: readonly Step[]): void {
  const root = path.resolve(import.meta.dirname, '..');
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => run(chosen)).then(() => {});
    }, 100);
  };
  for (const folder of ['contract', 'server', 'web', 'dev', 'test'])
    fs.watch(path.join(root, folder), { recursive: true }, changed);
  changed();
}

const chosen = chosenSteps();
keepTemporaryInMemory();
if (values.watch) runAgainOnChange(chosen);
else {
  const { failed, seconds, journeySeconds, steps: took } = await run(chosen);
  if (values['keep-times']) keepTimes({ tests: seconds, journeys: journeySeconds, steps: took });
  process.exit(failed > 0 ? 1 : 0);
}
