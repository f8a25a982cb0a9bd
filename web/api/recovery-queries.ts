/** What is read of new sign-ins: at the desk about others, where nothing is kept in the tab, and one's own. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeskRecovery } from '#contract/recovery-endpoints.ts';
import { call } from './call.ts';
import { keepAnswer } from './keep-answer.ts';

const list = ['desk-recoveries'] as const;

export const deskRecoveriesQuery = () =>
  queryOptions({
    queryKey: list,
    queryFn: ({ signal }) => call('GET /api/staff/recoveries', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

/** Each look is logged: only what somebody asked for is one. */
export const deskRecoveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...list, id],
    queryFn: ({ signal }) => call('GET /api/staff/recoveries/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { isAboutOthers: true },
  });

/** After an act: the answer is how it stands now. */
export function keepDeskRecovery(client: QueryClient, recovery: DeskRecovery): void {
  keepAnswer(client, deskRecoveryQuery(recovery.id).queryKey, recovery);
  void client.invalidateQueries({ queryKey: list, exact: true });
}

/** Each look is logged. */
export const colleagueFactorsQuery = () =>
  queryOptions({
    queryKey: ['colleague-factors'],
    queryFn: ({ signal }) => call('GET /api/staff/sign-in-factors', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isAboutOthers: true },
  });

export const myRecoveryQuery = () =>
  queryOptions({
    queryKey: ['my-recovery'],
    queryFn: ({ signal }) => call('GET /api/recovery', { signal }),
    staleTime: 0,
  });
