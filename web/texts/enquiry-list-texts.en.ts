/** In English. */
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

const dated = (when: string) => (/^\d/.test(when) ? `on ${when}` : when);

export const enquiryListTexts = {
  unread: 'New answer',
  sent: (when: string) => `Sent ${dated(when)}`,
  lastMessage: (when: string) => `Last message ${dated(when)}`,
  search: 'Search your enquiries',
  searchHint: 'Words from the subject or the messages, or a number',
  searchButton: 'Search',
  showAll: 'Show all',
  hits: (count: number, hasMore: boolean) =>
    count === 0 ? 'No matches' : `${hasMore ? 'The first ' : ''}${formatCount(count, 'match', 'matches')}`,
  noHits: 'Try fewer or other words. Open and closed enquiries are on a page each.',
  more: 'Show more',
  shown: (count: number) => `Showing ${formatCount(count, 'enquiry', 'enquiries')}`,
};
export type Complete = Whole<
  Compared<typeof import('./enquiry-list-texts.ts'), typeof import('./enquiry-list-texts.en.ts')>
>;
