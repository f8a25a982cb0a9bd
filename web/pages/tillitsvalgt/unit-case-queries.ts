/** Cases at a unit in the data cache. Never refetched automatically: each fetch is a logged access. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { UnitCase } from '#contract/unit-case-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

const onlyAsked = {
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { isAboutOthers: true },
} as const;
const lists = ['unit-cases'] as const;

export const unitCasesQuery = (unitId: string) =>
  queryOptions({
    queryKey: [...lists, unitId],
    queryFn: ({ signal }) => call('GET /api/units/:id/cases', { params: { id: unitId }, signal }),
    ...onlyAsked,
  });

export const unitCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['unit-case', id],
    queryFn: ({ signal }) => call('GET /api/unit-cases/:id', { params: { id }, signal }),
    retry: false,
    ...onlyAsked,
  });

/** After an answer: the case is what the server answered. */
export function keepUnitCase(client: QueryClient, unitCase: UnitCase): void {
  keepAnswer(client, unitCaseQuery(unitCase.id).queryKey, unitCase);
  forgetUnitCases(client);
}

/** The list is fetched when it is next opened. */
export const forgetUnitCases = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: lists, refetchType: 'none' });
