/** What is in calendar files. The person's own, so it says what it is. */
import type { Language } from './letter.ts';

export type CalendarWords = {
  feedFile: string;
  feedName: string;
  unitFeedFile: string;
  unitFeedName(unit: string): string;
  digital: string;
  waiting(title: string): string;
  description(entry: { summary: string; digitalLink: string | null; url: string }): string;
};

const described =
  (online: string, more: string): CalendarWords['description'] =>
  ({ summary, digitalLink, url }) =>
    [summary, ...(digitalLink ? [`${online}: ${digitalLink}`] : []), `${more}: ${url}`].join('\n\n');

export const calendarWords: Record<Language, CalendarWords> = {
  nb: {
    feedFile: 'mine-aktiviteter',
    feedName: 'Mine aktiviteter',
    unitFeedFile: 'aktiviteter',
    unitFeedName: (unit) => `Aktiviteter: ${unit}`,
    digital: 'På nett',
    waiting: (title) => `${title} (ikke fast plass ennå)`,
    description: described('Bli med på nett', 'Les mer eller meld deg av'),
  },
  nn: {
    feedFile: 'mine-aktivitetar',
    feedName: 'Mine aktivitetar',
    unitFeedFile: 'aktivitetar',
    unitFeedName: (unit) => `Aktivitetar: ${unit}`,
    digital: 'På nett',
    waiting: (title) => `${title} (ikkje fast plass enno)`,
    description: described('Bli med på nett', 'Les meir eller meld deg av'),
  },
  en: {
    feedFile: 'my-activities',
    feedName: 'My activities',
    unitFeedFile: 'activities',
    unitFeedName: (unit) => `Activities: ${unit}`,
    digital: 'Online',
    waiting: (title) => `${title} (no confirmed place yet)`,
    description: described('Join online', 'Read more or cancel'),
  },
};
