/** An address that e-mail comes back from is not used after three, until it is proven again. */

import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { persons } from '../persons/person-service.ts';
import { addBounce } from './bounce-repository.ts';

/** Three within half a year: a mailbox that was full once, years ago, is not closed. */
export const bounceLimit = { bounces: 3, days: 180 };

/** Safe to be told twice of the same notice. @param source `refused` at the door, or a `report` that came later */
export async function recordBounce(
  db: Database,
  bounce: { noticeId: string; source: 'refused' | 'report' },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const personId = await addBounce(tx, { ...bounce, at: now });
    const since = new Date(now.getTime() - bounceLimit.days * 86_400_000);
    if (personId) await persons.stopEmail(tx, personId, { bounces: bounceLimit.bounces, since, at: now });
  });
}
