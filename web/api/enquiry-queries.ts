/** Enquiries in the data cache: read here by several pages, and put right here after each act. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
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

export type OpenOrClosed = 'open' | 'closed';

const keys = {
  lists: ['enquiries'] as const,
  list: (state: OpenOrClosed, search: string) => ['enquiries', state, search] as const,
  thread: (id: string) => ['enquiry', id] as const,
};

/** Page by page; `search` holds words of the subject or the messages. */
export const enquiriesQuery = (state: OpenOrClosed, search = '') =>
  infiniteQueryOptions({
    queryKey: keys.list(state, search),
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/enquiries', {
        query: { state, search, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: EnquiryPage) => page.next,
  });

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

/** While the thread is on the screen it is asked for again so often; not in a tab that nobody looks at. */
const watchMs = 15_000;

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

/** Just sent: its page can be shown before it has been asked for, also when the network goes. */
export function keepNewEnquiry(
  client: QueryClient,
  receipt: EnquiryReceipt,
  enquiry: Pick<NewEnquiryWords, 'topic' | 'subject' | 'message'>,
  about: EnquiryReference | null,
): void {
  const { id, number, receivedAt, answerBy } = receipt;
  keepThread(client, {
    ...{ id, number, receivedAt, answerBy, about },
    topic: enquiry.topic,
    subject: enquiry.subject,
    state: 'received',
    lastMessageAt: receivedAt,
    isUnread: false,
    closedAt: null,
    reopenUntil: null,
    continuedIn: [],
    events: [],
    mergedNumbers: [],
    messages: [{ id, from: 'person', name: '', text: enquiry.message, sentAt: receivedAt, attachments: [] }],
  });
}

/** After writing on or closing: the thread is what the server answered. */
export function keepThread(client: QueryClient, thread: EnquiryThread): void {
  client.setQueryData(keys.thread(thread.id), thread);
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
  client.setQueriesData<InfiniteData<EnquiryPage>>(
    { queryKey: keys.lists },
    (old) =>
      old && {
        ...old,
        pages: old.pages.map((page) => ({ ...page, enquiries: page.enquiries.map(seen) })),
      },
  );
  client.setQueryData(keys.thread(id), (old: EnquiryThread | undefined) => old && seen(old));
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}
