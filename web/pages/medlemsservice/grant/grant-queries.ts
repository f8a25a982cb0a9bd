/** What the treasurer and member service read of the state grant. It is about others: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GrantYear } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };

/** @param year four digits; this one unless said */
export const grantListQuery = (year: string | undefined) =>
  queryOptions({
    queryKey: ['grant-list', year ?? 'newest'],
    queryFn: ({ signal }) => call('GET /api/staff/grant-list', { ...(year && { query: { year } }), signal }),
    ...fresh,
  });

/** After an act: the year is what the server answered. */
export function keepGrantList(client: QueryClient, asked: string | undefined, answer: GrantYear): void {
  keepAnswer(client, grantListQuery(asked).queryKey, answer);
  void client.invalidateQueries({ queryKey: ['grant-lines'] });
}

/** The three lists with persons, a page at a time. */
export const grantLinesQuery = (
  of: 'problems' | 'changes' | 'control-answers',
  id: string,
  cursor: string | undefined,
) =>
  queryOptions({
    queryKey: ['grant-lines', of, id, cursor ?? ''],
    queryFn: async ({ signal }) => {
      const request = { params: { id }, ...(cursor && { query: { cursor } }), signal };
      if (of === 'problems') return call('GET /api/staff/grant-lists/:id/problems', request);
      if (of === 'changes') return call('GET /api/staff/grant-lists/:id/changes', request);
      const { answers, nextCursor } = await call('GET /api/staff/grant-lists/:id/control-answers', request);
      return { lines: answers, nextCursor };
    },
    ...fresh,
  });
