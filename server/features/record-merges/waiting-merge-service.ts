/** The merges that wait for a second employee, so that a colleague finds them. */
import type { WaitingMerge } from '#contract/record-merge-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import type { Act } from '../staff-desk/desk-case-service.ts';
import { listWaiting } from './record-merge-repository.ts';

/** The oldest first; those who are named are logged as seen. */
export const readWaitingMerges = (db: Database, by: Act): Promise<{ merges: WaitingMerge[] }> =>
  showList(db, by, async (tx) => {
    const rows = await listWaiting(tx);
    const merges = rows.map((row) => ({
      id: row.id,
      kept: { id: row.keptId, name: row.keptName },
      other: { name: row.otherName, memberNumber: row.otherNumber },
      by: row.askedByName,
      askedAt: row.askedAt.toISOString(),
      isMine: row.askedBy === by.actor.personId,
    }));
    return {
      shown: { merges },
      look: { list: 'list-merges', fields: ['name', 'membership'] },
      personIds: rows.flatMap(({ keptId, otherId }) => [keptId, otherId]),
    };
  });
