/** Scheduled work on recoveries: the wait ends, abandoned ones lapse, old ones are deleted. */
import type { RecoveryState } from '#contract/recovery-endpoints.ts';
import { keptSince, retention } from '#contract/retention.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { AccessCases } from './access-case-service.ts';
import type { RecoveryLinks } from './recovery-link-service.ts';
import {
  endRecovery,
  findRecovery,
  forgetRecoveries,
  holdRecovery,
  listToOpen,
  listUnended,
  type RecoveryRecord,
} from './recovery-repository.ts';
import { isRunning, recoveryState } from './recovery-rules.ts';

export type RecoveryNow = RecoveryRecord & { state: RecoveryState; isRunning: boolean };

/** As it stands when a letter is to leave. */
export async function findRecoveryNow(db: Database, id: string, now: Date): Promise<RecoveryNow | null> {
  const one = await findRecovery(db, id);
  if (!one) return null;
  const state = recoveryState(one, now);
  return { ...one, state, isRunning: isRunning(state) };
}

/** Each in a transaction of its own, with a look at whether it was stopped meanwhile. */
export async function openWaited(
  db: Database,
  { links, cases }: { links: RecoveryLinks; cases: Pick<AccessCases, 'finish'> },
  now: Date,
): Promise<void> {
  for (const id of await listToOpen(db, now))
    await inTransaction(db, async (tx) => {
      const one = await holdRecovery(tx, id);
      if (!one || one.linkNumber > 0 || recoveryState(one, now) !== 'waiting') return;
      if (one.kind === 'recovery') await links.open(tx, one, now);
      else await cases.finish(tx, one, now);
    });
}

export async function tendRecoveries(db: Database, now: Date): Promise<void> {
  for (const one of await listUnended(db))
    if (recoveryState(one, now) === 'lapsed')
      await inTransaction(db, (tx) =>
        endRecovery(tx, one.id, { outcome: 'lapsed', by: null, reason: null, at: now }),
      );
  await forgetRecoveries(db, keptSince(retention.recoveries.period, now));
}
