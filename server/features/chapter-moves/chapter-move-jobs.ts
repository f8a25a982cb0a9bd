import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { type ChapterMoveService, type TellMoved, tellMovedJob } from './chapter-move-service.ts';

export const chapterMoveJobs = (
  moves: ChapterMoveService,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
): JobDefinition<never>[] => {
  const tell: JobDefinition<TellMoved> = {
    ...tellMovedJob,
    run: ({ moveId }) => moves.tell(db, moveId, clock.now()),
  };
  const forget: JobDefinition = {
    name: 'forget-moved-members',
    schedule: '55 4 * * *',
    run: () => moves.forgetOld(db, clock.now()),
  };
  return [tell, forget];
};
