import { keptSince, retention } from '#contract/retention.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { ClosedRecords } from './closed-record-service.ts';

/** Every night; harmless when run twice. */
export const finishRecordMerges = (
  closed: ClosedRecords,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
): JobDefinition => ({
  name: 'finish-record-merges',
  schedule: '50 4 * * *',
  run: () => closed.finish(db, keptSince(retention['record-merges'].period, clock.now())),
});
