import type { Database } from '../database/database.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { forgetOldAnswers } from './idempotency.ts';

/** Answers to repeated writes are kept 24 hours. */
export const forgetOldAnswersJob = (needs: {
  db: Database;
  clock: { now(): Date };
}): JobDefinition<Record<string, never>> => ({
  name: 'forget-old-answers',
  schedule: '17 * * * *',
  run: () => forgetOldAnswers(needs.db, needs.clock.now()),
});
