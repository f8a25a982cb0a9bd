/** The magazine in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import type { StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import { call } from './call.ts';
import { keepAnswer } from './keep-answer.ts';

export const magazineOfferQuery = () =>
  queryOptions({
    queryKey: ['magazine-offer'],
    queryFn: ({ signal }) => call('GET /api/magazine/offer', { signal }),
  });

export const magazineQuery = () =>
  queryOptions({
    queryKey: ['magazine'],
    queryFn: ({ signal }) => call('GET /api/magazine', { signal }),
    staleTime: 0,
  });

export const ownIssuesQuery = () =>
  queryOptions({
    queryKey: ['magazine-issues'],
    queryFn: ({ signal }) => call('GET /api/magazine/issues', { signal }),
    staleTime: 0,
  });

/** @param id of an issue */
export const issueContentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['magazine-issue-contents', id],
    queryFn: ({ signal }) => call('GET /api/magazine/issues/:id/articles', { params: { id }, signal }),
  });

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['magazine-article', id],
    queryFn: ({ signal }) => call('GET /api/magazine/articles/:id', { params: { id }, signal }),
  });

/** The digital issue itself: some megabytes, and for as long as it is read. */
export const issueFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['magazine-issue-file', id],
    queryFn: ({ signal }) => call('GET /api/magazine/issues/:id/file', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Too large for what is kept in the tab.
    meta: { isAboutOthers: true },
  });

/** Just saved: what is shown is what the server answered, and the issues may be others. */
export function keepMagazine(client: QueryClient, magazine: MyMagazine): void {
  keepAnswer(client, magazineQuery().queryKey, magazine);
  void client.invalidateQueries({ queryKey: ownIssuesQuery().queryKey });
  void client.invalidateQueries({ queryKey: ['attention'] });
}

/** About others: nothing of it is kept in the tab. */
export const staffMagazineQuery = () =>
  queryOptions({
    queryKey: ['desk-magazine'],
    queryFn: ({ signal }) => call('GET /api/staff/magazine', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

export const keepStaffMagazine = (client: QueryClient, magazine: StaffMagazine) =>
  keepAnswer(client, staffMagazineQuery().queryKey, magazine);
