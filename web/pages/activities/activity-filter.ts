/** The filters as in the address: a view can be kept, shared and gone back to. */
import type { ActivityFilter } from '#contract/activity-endpoints.ts';
import { type ActivityType, activityTypes } from '#contract/activity-values.ts';

/** What is in the address; what is usual is left out. */
export type ActivitySearch = Partial<
  Record<
    'sok' | 'region' | 'lokallag' | 'type' | 'maned' | 'nett' | 'gratis' | 'barn' | 'mine' | 'side',
    string
  >
>;
export type ShownFilter = ActivityFilter & { mine?: true };

export const typeSlugs: Record<ActivityType, string> = {
  talk: 'foredrag',
  meeting: 'mote',
  trip: 'tur',
  course: 'kurs',
  culture: 'kultur',
  family: 'familie',
  volunteering: 'frivillig',
  'annual-meeting': 'arsmote',
  naming: 'navnefest',
  confirmation: 'konfirmasjon',
};

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const text = (value: unknown): string => (value === undefined ? '' : String(value));

/** Whatever somebody has put into the address is a filter. */
export function filterOf(search: Record<string, unknown>): ShownFilter {
  const type = activityTypes.find((one) => typeSlugs[one] === search.type);
  const [region, chapter, month] = [text(search.region), text(search.lokallag), text(search.maned)];
  const words = text(search.sok).trim().slice(0, 100);
  const page = text(search.side);
  return {
    ...(words && { search: words }),
    ...(idShape.test(region) && { region }),
    ...(idShape.test(chapter) && { chapter }),
    ...(type && { type }),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(search.nett === 'ja' && { digital: 'ja' as const }),
    ...(search.gratis === 'ja' && { free: 'ja' as const }),
    ...(search.barn === 'ja' && { children: 'ja' as const }),
    ...(search.mine === 'ja' && { mine: true as const }),
    ...(/^[1-9]\d{0,2}$/.test(page) && page !== '1' && { page }),
  };
}

export function searchOf(filter: ShownFilter): ActivitySearch {
  const { search, region, chapter, type, month, digital, free, children, mine, page } = filter;
  return {
    ...(search && { sok: search }),
    ...(region && { region }),
    ...(chapter && { lokallag: chapter }),
    ...(type && { type: typeSlugs[type] }),
    ...(month && { maned: month }),
    ...(digital && { nett: 'ja' }),
    ...(free && { gratis: 'ja' }),
    ...(children && { barn: 'ja' }),
    ...(mine && { mine: 'ja' }),
    ...(page && page !== '1' && { side: page }),
  };
}

/** This month and the eleven after it. @param today `YYYY-MM-DD` */
export function monthsFrom(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, n) => {
    const at = month - 1 + n;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
