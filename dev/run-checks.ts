/**
 * `npm test`: every check there is, to the end whether or not one fails. The last line is `N passed, N failed`.
 *
 *     npm test -- --only=format,types,unit
 */
import { parseArgs } from 'node:util';
import { type Result, steps } from './check-steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only?.split(',') ?? steps.map((step) => step.name);
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown !== undefined) {
  console.error(`«${unknown}» finnes ikke. Velg blant ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const sum: Result = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of steps.filter(({ name }) => names.includes(name))) {
  console.log(`\n=== ${step.title} (${step.name})`);
  const started = performance.now();
  const { passed, failed } = await step.run();
  sum.passed += passed;
  sum.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  lines.push(
    `${failed ? 'feil' : 'ok  '}  ${step.name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
