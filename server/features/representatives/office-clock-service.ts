/** Offices end on their last day; each holder is notified once. */
import { confidentialityTextVersion } from '#contract/office-values.ts';
import { memberFileDays } from '#contract/unit-member-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { offices } from '../offices/office-service.ts';
import { takeFilesToRemind } from './member-file-repository.ts';
import { takeOver, takeSoonOver, takeUndeclared } from './office-clock-repository.ts';

type TellOfOffice = (
  tx: Transaction,
  notice: {
    personId: string;
    kind: 'office-soon-over' | 'office-over' | 'office-undeclared' | 'member-file-old';
    subjectId: string;
    now: Date;
  },
) => Promise<void>;

/** What the days that have passed since the last time ask for. Safe to run twice: what is told is marked. */
export async function tendOffices(tx: Transaction, announce: TellOfOffice, now: Date): Promise<void> {
  const today = norwegianDay(now);
  const found = {
    'office-soon-over': await takeSoonOver(tx, { today, until: offices.soonUntil(today), at: now }),
    'office-over': await takeOver(tx, today, now),
    'office-undeclared': await takeUndeclared(tx, today, confidentialityTextVersion),
    'member-file-old': await takeFilesToRemind(
      tx,
      new Date(now.getTime() - memberFileDays * 86_400_000),
      now,
    ),
  } as const;
  for (const kind of ['office-soon-over', 'office-over', 'office-undeclared', 'member-file-old'] as const)
    for (const { id, personId } of found[kind]) await announce(tx, { personId, kind, subjectId: id, now });
}
