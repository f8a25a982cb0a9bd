/** What member service reads of reported deaths. Always asked for again, and about others: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeathReport } from '#contract/death-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';

const list = ['desk-deaths'] as const;

export const deskDeathsQuery = () =>
  queryOptions({
    queryKey: list,
    queryFn: ({ signal }) => call('GET /api/staff/death-reports', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

export const deskDeathQuery = (id: string) =>
  queryOptions({
    queryKey: [...list, id],
    queryFn: ({ signal }) => call('GET /api/staff/death-reports/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { isAboutOthers: true },
  });

/** After an act: the answer is the report as it is now, and each look at it is logged. */
export function keepDeskDeath(client: QueryClient, report: DeathReport): void {
  keepAnswer(client, deskDeathQuery(report.id).queryKey, report);
  void client.invalidateQueries({ queryKey: list, exact: true });
}
