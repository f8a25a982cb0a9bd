import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { RecordMerges } from '#contract/record-merge-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';

const mergesKey = (id: string) => ['desk-merges', id] as const;

/** Each look is written in the log: only what somebody asked for is one. */
const onlyAsked = {
  staleTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { isAboutOthers: true },
} as const;

export const mergesQuery = (id: string, ground: LookGround) =>
  queryOptions({
    queryKey: mergesKey(id),
    queryFn: ({ signal }) =>
      call('GET /api/staff/persons/:id/merges', { params: { id }, query: ground, signal }),
    ...onlyAsked,
  });

const waitingKey = ['desk-waiting-merges'] as const;
export const waitingMergesQuery = () =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: ({ signal }) => call('GET /api/staff/waiting-merges', { signal }),
    ...onlyAsked,
  });

/** Which record is kept, which is closed, and why one may see both. */
export type MergePair = { keptId: string; why: LookGround & { otherId: string; otherReasonId?: string } };

export const mergePreviewQuery = ({ keptId, why }: MergePair) =>
  queryOptions({
    queryKey: ['desk-merge-preview', keptId, why],
    queryFn: ({ signal }) =>
      call('GET /api/staff/persons/:id/merge-preview', { params: { id: keptId }, query: why, signal }),
    ...onlyAsked,
  });

/** After a merge or an undoing: the list is what the server answered, and the page around it is read again. */
export function keepMerges(client: QueryClient, id: string, merges: RecordMerges): void {
  keepAnswer(client, mergesKey(id), merges);
  void client.invalidateQueries({ queryKey: waitingKey, refetchType: 'none' });
  for (const key of ['desk-person', 'desk-details', 'desk-merge-preview'])
    void client.invalidateQueries({
      queryKey: [key],
      refetchType: key === 'desk-person' ? 'active' : 'none',
    });
}
