/** In English. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Notices',
  lead: 'Everything we have notified you about, in one place. E-mail and SMS usually say only that something is waiting. Here it says what.',
  list: 'Notices',
  unread: 'New',
  unreadCount: (count: number) => formatCount(count, 'new notice', 'new notices'),
  allRead: 'You have read everything.',
  readAll: 'Mark all as read',
  readAllDone: 'All the notices are marked as read.',
  democracy: 'Annual meetings and elections: meetings, time limits and the right to vote',
  settings: 'Choose which notices you want, and how',
  more: 'Show more',
  shown: (count: number) => `Showing ${formatCount(count, 'notice', 'notices')}.`,
  emptyTitle: 'No notices yet',
  emptyText: 'When something happens that concerns you, a notice comes here.',
};
export type Complete = Whole<
  Compared<typeof import('./meldinger-texts.ts'), typeof import('./meldinger-texts.en.ts')>
>;
