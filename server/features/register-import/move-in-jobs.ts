import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type MoveInActs, type MoveInStep, moveInStepJob } from './move-in-act-service.ts';
import type { MoveIns } from './move-in-service.ts';

const dayMs = 86_400_000;
const keptDays = 14;

/** What takes long with a file that is moved in, and every night those that never were. Harmless when run twice. */
export const moveInJobs = (
  { moveIns, acts }: { moveIns: Pick<MoveIns, 'discardAbandoned'>; acts: Pick<MoveInActs, 'runStep'> },
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
): JobDefinition<never>[] => [
  {
    ...moveInStepJob,
    run: ({ runId }: MoveInStep) => acts.runStep(db, runId, clock.now()),
  } satisfies JobDefinition<MoveInStep>,
  {
    name: 'discard-abandoned-move-ins',
    schedule: '35 4 * * *',
    run: () => moveIns.discardAbandoned(db, new Date(clock.now().getTime() - keptDays * dayMs), clock.now()),
  },
];
