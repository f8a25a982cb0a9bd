/**
 * The queue's filters as in the address: a view can be kept, shared and gone back to. What is searched for
 * may be a name: it goes with the step of the history, over a reload and back, and is in no address.
 */
import { type QueueOwner, type QueueState, queueOwners, queueStates } from '#contract/desk-case-endpoints.ts';
import { type EnquiryTopic, enquiryTopics } from '#contract/enquiry-endpoints.ts';
import type { QueueFilter } from '#web/pages/medlemsservice/frame/desk-queries.ts';

/** What is in the address; what is usual is left out. */
export type QueueSearch = { vis?: string; tema?: string; hvem?: string; merke?: string; fra?: string };

const states: Record<QueueState, string> = {
  waiting: 'venter',
  open: 'apne',
  'waiting-for-member': 'venter-pa-medlem',
  answered: 'besvart',
  closed: 'lukkede',
};
const owners: Record<QueueOwner, string> = { everybody: 'alle', me: 'meg', nobody: 'ingen' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whatever somebody has put into the address is a filter. @param words what is searched for */
export function filterOf(search: Record<string, unknown>, words: unknown): QueueFilter {
  const state = queueStates.find((one) => states[one] === search.vis) ?? 'waiting';
  const owner = queueOwners.find((one) => owners[one] === search.hvem) ?? 'everybody';
  const topic = enquiryTopics.find((one) => one === search.tema);
  const tag = text(search.merke);
  const cursor = text(search.fra).slice(0, 500);
  return {
    state,
    owner,
    search: text(words).trim().slice(0, 100),
    ...(topic && { topic }),
    ...(uuid.test(tag) && { tag }),
    ...(cursor && { cursor }),
  };
}

export function searchOf(filter: QueueFilter): QueueSearch {
  const search: QueueSearch = {};
  if (filter.state !== 'waiting') search.vis = states[filter.state];
  if (filter.topic) search.tema = filter.topic satisfies EnquiryTopic;
  if (filter.owner !== 'everybody') search.hvem = owners[filter.owner];
  if (filter.tag) search.merke = filter.tag;
  if (filter.cursor) search.fra = filter.cursor;
  return search;
}

/** With the step of the history. */
export const stateOf = ({ search }: QueueFilter): { words?: string } => (search ? { words: search } : {});
