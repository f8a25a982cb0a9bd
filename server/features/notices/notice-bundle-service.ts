/** Puts off a receipt that another one says too, or may soon. */
import type { NoticeKind } from '#contract/notice-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findOthersOfKind, markHeld, markLeftOut } from './delivery-repository.ts';
import { isBundled, turnOf } from './notice-bundle-rules.ts';

/** @returns whether it is not to be sent now */
export async function isPutOff(
  { db, clock }: { db: Database; clock: Clock },
  { id, kind }: { id: string; kind: NoticeKind },
): Promise<boolean> {
  if (!isBundled(kind)) return false;
  const turn = turnOf(await findOthersOfKind(db, id), clock.now());
  if (turn === 'leave-out') await markLeftOut(db, id, clock.now());
  else if (turn !== 'send') await markHeld(db, id, turn);
  return turn !== 'send';
}
