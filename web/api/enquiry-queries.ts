/** Enquiries in the data cache: read here by several pages, and updated here after each act. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  EnquiryPage,
  EnquiryReceipt,
  EnquirySummary,
  EnquiryThread,
  EnquiryTopic,
  NewEnquiryWords,
} from '#contract/enquiry-endpoints.ts';
import type { EnquiryReference, ReferenceKey } from '#contract/enquiry-reference.ts';
import { call } from './call.ts';
import { enquiryCountsQuery } from './home-queries.ts';
import { keepAnswer } from './keep-answer.ts';
import { areChangesHeard } from './live-state.ts';

export type OpenOrClosed = 'open' | 'closed';

const keys = {
  lists: ['enquiries'] as const,
  list: (state: OpenOrClosed, search: string) => ['enquiries', state, search] as const,
  threads: ['enquiry'] as const,
  thread: (id: string) => ['enquiry', id] as const,
};

const fetchPage = (state: OpenOrClosed, search: string, cursor: string | null, signal?: AbortSignal) =>
  call('GET /api/enquiries', {
    query: { state, search, ...(cursor && { cursor }) },
    ...(signal && { signal }),
  });

const joined = (before: EnquiryPage | undefined, page: EnquiryPage): EnquiryPage => ({
  enquiries: [...(before?.enquiries ?? []), ...page.enquiries],
  next: page.next,
});

/**
 * As many as have been asked for so far, in one: `next` where there are more.
 * @param search words of the subject or the messages, or a number
 */
export const enquiriesQuery = (state: OpenOrClosed, search = '') =>
  queryOptions({
    queryKey: keys.list(state, search),
    async queryFn({ client, queryKey, signal }): Promise<EnquiryPage> {
      const shown = client.getQueryData<EnquiryPage>(queryKey)?.enquiries.length ?? 0;
      let list = await fetchPage(state, search, null, signal);
      while (list.next && list.enquiries.length < shown)
        list = joined(list, await fetchPage(state, search, list.next, signal));
      return list;
    },
  });

/** Puts the next page behind those that are there. */
export async function fetchMoreEnquiries(
  client: QueryClient,
  state: OpenOrClosed,
  search: string,
): Promise<void> {
  const { queryKey } = enquiriesQuery(state, search);
  const before = client.getQueryData(queryKey);
  if (!before?.next) return;
  const page = await fetchPage(state, search, before.next);
  // Refetched in the meantime: the page then belongs to another list.
  if (client.getQueryData(queryKey) === before) keepAnswer(client, queryKey, joined(before, page));
}

export const answerTimeQuery = (topic: EnquiryTopic) =>
  queryOptions({
    queryKey: ['answer-time', topic],
    queryFn: ({ signal }) => call('GET /api/answer-times/:topic', { params: { topic }, signal }),
  });

export const referenceQuery = ({ kind, id }: ReferenceKey) =>
  queryOptions({
    queryKey: ['enquiry-reference', kind, id],
    queryFn: ({ signal }) => call('GET /api/enquiry-references/:kind/:id', { params: { kind, id }, signal }),
  });

/**
 * While the thread is on the screen it is asked for again so often, and not in a hidden tab: seldom where
 * the server tells of changes, should one not be told.
 */
const watchMs = () => (areChangesHeard() ? 120_000 : 15_000);

/** Always asked for again when opened: an answer may have come since. */
export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: keys.thread(id),
    queryFn: ({ signal }) => call('GET /api/enquiries/:id', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: watchMs,
  });

/** The lists and the numbers on the start page are asked for again the next time they are shown. */
export function forgetEnquiryLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.lists });
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}

/** Something has changed, and it is not known what: what is on the screen is asked for at once. */
export function forgetEnquiries(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.threads });
  forgetEnquiryLists(client);
}

/** Just sent: its page can be shown before it has been asked for, also when the network goes. */
export function keepNewEnquiry(
  client: QueryClient,
  receipt: EnquiryReceipt,
  enquiry: Pick<NewEnquiryWords, 'topic' | 'subject' | 'message'>,
  about: EnquiryReference | null,
): void {
  const { id, number, receivedAt, answerBy } = receipt;
  keepThread(client, {
    id,
    number,
    receivedAt,
    answerBy,
    about,
    topic: enquiry.topic,
    subject: enquiry.subject,
    state: 'received',
    lastMessageAt: receivedAt,
    isUnread: false,
    closedAt: null,
    reopenUntil: null,
    closesOn: null,
    continuedIn: [],
    events: [],
    mergedNumbers: [],
    messages: [{ id, from: 'person', name: '', text: enquiry.message, sentAt: receivedAt, attachments: [] }],
  });
}

/** After writing on or closing: the thread is what the server answered. */
export function keepThread(client: QueryClient, thread: EnquiryThread): void {
  keepAnswer(client, enquiryQuery(thread.id).queryKey, thread);
  forgetEnquiryLists(client);
}

/** It is not as it was shown: it is asked for at once. */
export function forgetThread(client: QueryClient, id: string): void {
  void client.invalidateQueries({ queryKey: keys.thread(id) });
  forgetEnquiryLists(client);
}

/** The person has seen the answer: nothing is shown as new any longer. */
export function keepAsRead(client: QueryClient, id: string): void {
  const seen = <Enquiry extends EnquirySummary>(enquiry: Enquiry): Enquiry =>
    enquiry.id === id ? { ...enquiry, isUnread: false } : enquiry;
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: keys.lists }))
    keepAnswer(
      client,
      queryKey,
      (old: EnquiryPage | undefined) => old && { ...old, enquiries: old.enquiries.map(seen) },
    );
  keepAnswer(client, enquiryQuery(id).queryKey, (old) => old && seen(old));
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}
