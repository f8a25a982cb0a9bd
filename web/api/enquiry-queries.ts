/** Enquiries in the data cache: read here by several pages, and put right here after each act. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type {
  EnquiryReceipt,
  EnquirySummary,
  EnquiryThread,
  NewEnquiryWords,
} from '#contract/enquiry-endpoints.ts';
import { call } from './call.ts';
import { enquiryCountsQuery } from './home-queries.ts';

export type OpenOrClosed = 'open' | 'closed';

const keys = {
  lists: ['enquiries'] as const,
  list: (state: OpenOrClosed) => ['enquiries', state] as const,
  thread: (id: string) => ['enquiry', id] as const,
};

export const enquiriesQuery = (state: OpenOrClosed) =>
  queryOptions({
    queryKey: keys.list(state),
    queryFn: ({ signal }) => call('GET /api/enquiries', { query: { state }, signal }),
  });

/** Always asked for again when opened: an answer may have come since. */
export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: keys.thread(id),
    queryFn: ({ signal }) => call('GET /api/enquiries/:id', { params: { id }, signal }),
    staleTime: 0,
  });

/** The lists and the numbers on the start page are asked for again the next time they are shown. */
export function forgetEnquiryLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.lists });
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}

/** Just sent: its page can be shown before it has been asked for, also when the network goes. */
export function keepNewEnquiry(client: QueryClient, receipt: EnquiryReceipt, enquiry: NewEnquiryWords): void {
  const { id, receivedAt } = receipt;
  keepThread(client, {
    ...receipt,
    topic: enquiry.topic,
    subject: enquiry.subject,
    state: 'received',
    lastMessageAt: receivedAt,
    isUnread: false,
    closedAt: null,
    mergedNumbers: [],
    messages: [{ id, from: 'person', name: '', text: enquiry.message, sentAt: receivedAt, attachments: [] }],
  });
}

/** After writing on or closing: the thread is what the server answered. */
export function keepThread(client: QueryClient, thread: EnquiryThread): void {
  client.setQueryData(keys.thread(thread.id), thread);
  forgetEnquiryLists(client);
}

/** The person has seen the answer: nothing is shown as new any longer. */
export function keepAsRead(client: QueryClient, id: string): void {
  const seen = <Enquiry extends EnquirySummary>(enquiry: Enquiry): Enquiry =>
    enquiry.id === id ? { ...enquiry, isUnread: false } : enquiry;
  for (const state of ['open', 'closed'] as const)
    client.setQueryData(
      enquiriesQuery(state).queryKey,
      (old) => old && { enquiries: old.enquiries.map(seen) },
    );
  client.setQueryData(keys.thread(id), (old: EnquiryThread | undefined) => old && seen(old));
  void client.invalidateQueries({ queryKey: enquiryCountsQuery().queryKey });
}
