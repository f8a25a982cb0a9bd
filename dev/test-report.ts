/** A reporter for `node --test`: counts, the seconds of each file, and why each test failed, as JSON. */
import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { type Failure, shortened } from './failures.ts';

export type TestReport = {
  passed: number;
  failed: number;
  seconds: Record<string, number>;
  failures: Failure[];
};

const root = path.resolve(import.meta.dirname, '..');

// biome-ignore lint/style/noDefaultExport: Node asks for it
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const sum: TestReport = { passed: 0, failed: 0, seconds: {}, failures: [] };
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file === undefined) {
      const { tests, passed, skipped, todo } = data.counts;
      sum.passed = passed;
      sum.failed = tests - passed - skipped - todo;
    } else if ((type === 'test:pass' || type === 'test:fail') && data.file) {
      const file = path.relative(root, data.file);
      if (data.nesting === 0) sum.seconds[file] = (sum.seconds[file] ?? 0) + data.details.duration_ms / 1000;
      if (type === 'test:fail' && !isOfItsParts(data.details.error))
        sum.failures.push({ test: `${file} › ${data.name}`, why: shortened(messageOf(data.details.error)) });
    }
  }
  yield JSON.stringify(sum);
}

/** A group fails with its tests; they say why. */
const isOfItsParts = (error: Error): boolean =>
  'failureType' in error && error.failureType === 'subtestsFailed';

const messageOf = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);
