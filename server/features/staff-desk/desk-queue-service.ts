/** The queue of member service, page by page. */
import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { awayUntil } from './absence-rules.ts';
import { showList } from './access-log-service.ts';
import type { Act } from './desk-case-service.ts';
import {
  countQueue,
  type DeskRowFacts,
  listColleagues,
  listDeskRows,
  pageSize,
  type QueueFilter,
} from './desk-queue-repository.ts';
import { daysLeft } from './desk-rules.ts';

export function createDeskQueueService(needs: { cursors: PageCursor }) {
  const { cursors } = needs;
  return {
    /** @param cursor of the page before; one that is not ours starts from the beginning */
    list(db: Database, by: Act, filter: QueueFilter, cursor: string | undefined) {
      const { now } = by;
      const staffId = by.actor.personId;
      const list = `desk ${staffId} ${JSON.stringify(filter)}`;
      const after = cursor === undefined ? null : (cursors.open(list, cursor) as string[] | null);
      return showList(db, by, async (tx) => {
        const rows = await listDeskRows(tx, filter, staffId, after, now);
        const page = rows.slice(0, pageSize);
        const last = rows.length > pageSize ? page.at(-1) : undefined;
        const today = norwegianDay(now);
        return {
          shown: {
            enquiries: page.map((row) => rowOf(row, today)),
            next: last ? cursors.seal(list, last.place) : null,
          },
          look: { list: 'list-queue', fields: ['name', 'enquiry-list'] },
          personIds: page.map(({ personId }) => personId),
        };
      });
    },

    count: (db: Database, staffId: string, now: Date) => countQueue(db, staffId, norwegianDay(now)),

    listColleagues: async (db: Database, staffId: string, now: Date) => ({
      me: staffId,
      colleagues: await listColleagues(db, norwegianDay(now)),
    }),
  };
}

export function rowOf(facts: Omit<DeskRowFacts, 'place'> & { place?: string[] }, today: string): DeskRow {
  const {
    assigneeId,
    assigneeName,
    absence,
    receivedAt,
    lastMessageAt,
    waitsSince,
    place: _place,
    personId: _personId,
    ...row
  } = facts;
  return {
    ...row,
    receivedAt: receivedAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    waitsSince: waitsSince?.toISOString() ?? null,
    workingDaysLeft: daysLeft(row.dueOn, today),
    assignee: assigneeId
      ? { id: assigneeId, name: assigneeName ?? '', awayUntilOn: awayUntil(absence, today) }
      : null,
  };
}
