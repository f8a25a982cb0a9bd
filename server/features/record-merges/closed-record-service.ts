/** Deletes records that were closed by a merge, when the two can no longer be parted. */
import type { Events } from '#server/events.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { persons } from '../persons/person-service.ts';
import { forgetMerges, listClosedOf, listToFinish } from './record-merge-repository.ts';

export type ClosedRecords = ReturnType<typeof createClosedRecords>;

/** @param needs.merge what is left of the first becomes the second's, and the first is deleted */
export function createClosedRecords(needs: { merge: Events['personMerged'] }) {
  const removeClosed: Events['personLeft'] = async (tx, personId, until) => {
    for (const otherId of await listClosedOf(tx, personId, until)) await persons.remove(tx, otherId);
  };
  return {
    /** Of a person who has left, nothing may be put back. */
    removeClosed,

    /** @param before what is older can no longer be parted */
    async finish(db: Database, before: Date): Promise<void> {
      for (const { keptId, otherId } of await listToFinish(db, before))
        await inTransaction(db, (tx) =>
          keptId ? needs.merge(tx, { from: otherId, into: keptId }) : persons.remove(tx, otherId),
        );
      await forgetMerges(db, before);
    },
  };
}
