/** What an area is, and which one a page belongs to. */
import type { PageAddress } from '#web/paths.ts';
export type Area = {
  to: PageAddress;
  words: string;
  /** The drawing of those in the bar of a phone; the others are in its menu. */
  icon?: string;
  /** How addresses of the area begin; its own where nothing is said. */
  covers?: RegExp;
  unread?: 'enquiries' | 'notices';
};

/** Paths of drawings of 24 by 24 units. */
export const areaLines = {
  activities: 'M5 6h14v13H5zM5 10h14M9 4v4M15 4v4',
  ceremonies: 'M12 4v16M4 12h16M7 7l10 10M17 7 7 17',
  giving: 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z',
  letters: 'M4 6h16v12H4zM4 7l8 6 8-6',
};

const isIn = (pathname: string, { to, covers }: Area): boolean =>
  covers ? covers.test(pathname) : `${pathname}/`.startsWith(`${to}/`);

/** The area that a page belongs to: of two that fit, the one with the longer address. */
export const areaAt = (areas: readonly Area[], pathname: string): Area | undefined =>
  areas.filter((area) => isIn(pathname, area)).toSorted((a, b) => b.to.length - a.to.length)[0];
