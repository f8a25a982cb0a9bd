/** What the portal has told the person, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Notice, NoticePage } from '#contract/notice-endpoints.ts';
import type { NoticePreferenceChange } from '#contract/notice-preference-endpoints.ts';
import { call } from './call.ts';
import { enquiryCountsQuery } from './home-queries.ts';
import { keepAnswer } from './keep-answer.ts';

const fetchPage = (cursor: string | null, signal?: AbortSignal) =>
  call('GET /api/notices', { query: { ...(cursor && { cursor }) }, ...(signal && { signal }) });

const joined = (before: NoticePage, page: NoticePage): NoticePage => ({
  ...page,
  notices: [...before.notices, ...page.notices],
});

/** As many as have been asked for so far, in one: `next` where there are more. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: ['notices'] as const,
    async queryFn({ client, queryKey, signal }): Promise<NoticePage> {
      const shown = client.getQueryData<NoticePage>(queryKey)?.notices.length ?? 0;
      let list = await fetchPage(null, signal);
      while (list.next && list.notices.length < shown)
        list = joined(list, await fetchPage(list.next, signal));
      return list;
    },
    // Something may have come since.
    staleTime: 0,
  });

/** Puts the next page behind those that are there. */
export async function fetchMoreNotices(client: QueryClient): Promise<void> {
  const { queryKey } = noticesQuery();
  const before = client.getQueryData(queryKey);
  if (!before?.next) return;
  const page = await fetchPage(before.next);
  // Refetched in the meantime: the page then belongs to another list.
  if (client.getQueryData(queryKey) === before) keepAnswer(client, queryKey, joined(before, page));
}

/** Something has come or been read: what is on the screen is asked for at once. */
export function forgetNotices(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: noticesQuery().queryKey });
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}

function keepAs(client: QueryClient, change: (notice: Notice) => Notice): void {
  keepAnswer(
    client,
    noticesQuery().queryKey,
    (old) => old && { ...old, notices: old.notices.map((notice) => change(notice)) },
  );
}

/** The person has gone to what it is about. It is shown as read at once; should it not be kept, it is unread again. */
export async function readNotice(client: QueryClient, id: string): Promise<void> {
  keepAs(client, (notice) => (notice.id === id ? { ...notice, isRead: true } : notice));
  await call('PUT /api/notices/:id/read', { params: { id } }).catch(() => {});
  forgetNotices(client);
}

/** All that are on the screen and older ones; what has come meanwhile is still news. */
export async function readAllNotices(client: QueryClient, until: string): Promise<void> {
  await call('PUT /api/notices/read', { body: { until } });
  keepAs(client, (notice) => ({ ...notice, isRead: true }));
  forgetNotices(client);
}

/** May have been changed in a mail program since. */
export const noticePreferencesQuery = () =>
  queryOptions({
    queryKey: ['notice-preferences'],
    queryFn: ({ signal }) => call('GET /api/notice-preferences', { signal }),
    staleTime: 0,
  });

export async function changeNoticePreferences(
  client: QueryClient,
  body: { changes: NoticePreferenceChange[]; isSenderNamed?: boolean },
): Promise<void> {
  const answer = await call('PUT /api/notice-preferences', { body });
  keepAnswer(client, noticePreferencesQuery().queryKey, answer);
}

/** Asked without a sign-in: an answer of five minutes ago is none. */
export const unsubscriptionQuery = (code: string) =>
  queryOptions({
    queryKey: ['unsubscription', code],
    queryFn: ({ signal }) => call('GET /api/unsubscriptions/:code', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export async function setUnsubscription(client: QueryClient, code: string, isOff: boolean): Promise<void> {
  const answer = await call('POST /api/unsubscriptions/:code', {
    params: { code },
    body: { isOff },
    idempotencyKey: crypto.randomUUID(),
  });
  keepAnswer(client, unsubscriptionQuery(code).queryKey, answer);
}
