/** A reporter for `node --test`: counts, and the seconds of each file, as JSON. */
import path from 'node:path';
import type { TestEvent } from 'node:test/reporters';

export type TestReport = { passed: number; failed: number; seconds: Record<string, number> };

const root = path.resolve(import.meta.dirname, '..');

// biome-ignore lint/style/noDefaultExport: Node asks for it
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const sum: TestReport = { passed: 0, failed: 0, seconds: {} };
  for await (const { type, data } of events) {
    if (type === 'test:summary' && data.file === undefined) {
      const { tests, passed, skipped, todo } = data.counts;
      sum.passed = passed;
      sum.failed = tests - passed - skipped - todo;
    } else if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file) {
      const file = path.relative(root, data.file);
      sum.seconds[file] = (sum.seconds[file] ?? 0) + data.details.duration_ms / 1000;
    }
  }
  yield JSON.stringify(sum);
}
