/** What administrators read of files that are moved in. Nothing is kept in the tab: it is about others. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MoveInDetails } from '#contract/move-in-endpoints.ts';
import type { MoveInOutcome, MoveInState } from '#contract/move-in-values.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };
const key = ['administration', 'move-ins'];
const everyMs = 1500;

export const isWorking = (state: MoveInState): state is 'reading' | 'staging' | 'applying' | 'undoing' =>
  ['reading', 'staging', 'applying', 'undoing'].includes(state);

export const moveInsQuery = (before?: string) =>
  queryOptions({
    queryKey: [...key, 'list', before],
    queryFn: ({ signal }) =>
      call('GET /api/administration/move-ins', { query: { ...(before && { before }) }, signal }),
    ...fresh,
  });

/** Asked for again while the server works on it. */
export const moveInQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, id],
    queryFn: ({ signal }) => call('GET /api/administration/move-ins/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isWorking(state.data.run.state) && everyMs,
    ...fresh,
  });

/** After an act: the run is what the server answered. */
export function keepMoveIn(client: QueryClient, answer: MoveInDetails): void {
  keepAnswer(client, moveInQuery(answer.run.id).queryKey, answer);
  void client.invalidateQueries({ queryKey: [...key, 'list'] });
}

export const moveInRowsQuery = (id: string, outcome: MoveInOutcome | '', after: number | null) =>
  queryOptions({
    queryKey: [...key, id, 'rows', outcome, after],
    queryFn: ({ signal }) =>
      call('GET /api/administration/move-ins/:id/rows', {
        params: { id },
        query: { ...(outcome && { outcome }), ...(after !== null && { after: String(after) }) },
        signal,
      }),
    ...fresh,
  });

export const moveInDuplicatesKey = (id: string) => [...key, id, 'duplicates'];
export const moveInDuplicatesQuery = (id: string, isAll: boolean, after: number | null) =>
  queryOptions({
    queryKey: [...moveInDuplicatesKey(id), isAll, after],
    queryFn: ({ signal }) =>
      call('GET /api/administration/move-ins/:id/duplicates', {
        params: { id },
        query: { ...(isAll && { all: '1' as const }), ...(after !== null && { after: String(after) }) },
        signal,
      }),
    ...fresh,
  });

export const moveInBalanceKey = (id: string) => [...key, id, 'balance'];
export const moveInBalanceQuery = (id: string, from: number) =>
  queryOptions({
    queryKey: [...moveInBalanceKey(id), from],
    queryFn: ({ signal }) =>
      call('GET /api/administration/move-ins/:id/balance', {
        params: { id },
        query: { from: String(from) },
        signal,
      }),
    ...fresh,
  });
