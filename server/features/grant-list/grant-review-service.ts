/** For member service: what to correct before delivery, and who has come and gone since last year. Persons shown are logged. */
import type { GrantDirection, GrantProblem } from '#contract/grant-list-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PageCursor } from '#server/platform/page-cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { showList } from '../staff-desk/access-log-service.ts';
import { findEarlierList, findGrantList } from './grant-list-repository.ts';
import { linesPerPage } from './grant-list-rules.ts';
import { listGrantChanges, listProblems } from './grant-review-repository.ts';

type By = { actor: Actor; now: Date; requestId: string };
type Line = { id: string; personId: string | null };
export type GrantReview = ReturnType<typeof createGrantReview>;

/** A page of a list by id, and the cursor of the next one. */
export function pageOf<Row extends Line>(
  cursors: PageCursor,
  list: string,
  rows: readonly Row[],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, linesPerPage);
  const last = shown.at(-1);
  return { shown, nextCursor: last && rows.length > shown.length ? cursors.seal(list, [last.id]) : null };
}

/** @returns the id after which the asked page begins */
export const placeOf = (cursors: PageCursor, list: string, cursor: string | undefined): string | null =>
  (cursor && (cursors.open(list, cursor)?.[0] as string)) || null;

export function createGrantReview({ cursors }: { cursors: PageCursor }) {
  return {
    /** @throws Refusal NOT_FOUND */
    problems: (
      db: Database,
      by: By,
      id: string,
      asked: { problem?: GrantProblem | undefined; cursor?: string | undefined },
    ) =>
      showList(db, by, async (tx) => {
        if (!(await findGrantList(tx, id))) throw new Refusal('NOT_FOUND');
        const { problem = null } = asked;
        const list = `grant-problems ${by.actor.personId} ${id} ${problem}`;
        const after = placeOf(cursors, list, asked.cursor);
        const { shown: lines, nextCursor } = pageOf(
          cursors,
          list,
          await listProblems(tx, id, { problem, after }),
        );
        return look({ lines, nextCursor }, id, lines);
      }),

    /** @throws Refusal NOT_FOUND, also where there is no list of an earlier year */
    changes: (
      db: Database,
      by: By,
      id: string,
      asked: { direction?: GrantDirection | undefined; cursor?: string | undefined },
    ) =>
      showList(db, by, async (tx) => {
        const found = await findGrantList(tx, id);
        const earlierId = found && (await findEarlierList(tx, found.year));
        if (!earlierId) throw new Refusal('NOT_FOUND');
        const { direction = null } = asked;
        const list = `grant-changes ${by.actor.personId} ${id} ${direction}`;
        const after = placeOf(cursors, list, asked.cursor);
        const rows = await listGrantChanges(tx, { id, earlierId }, { direction, after });
        const { shown: lines, nextCursor } = pageOf(cursors, list, rows);
        return look({ lines, nextCursor }, id, lines);
      }),
  };
}

const look = <Shown>(shown: Shown, subjectId: string, lines: readonly Line[]) => ({
  shown,
  look: { list: 'list-grant' as const, subjectId, fields: ['name', 'membership'] as const },
  personIds: lines.map(({ personId }) => personId),
});
