/** The table of pages as the build and the server read it. */
import { openPages, type PagePattern, pageTitles } from '../texts/page-titles.ts';

type RoutePattern = { pattern: PagePattern; isPublic: boolean };

export const routePatterns: readonly RoutePattern[] = (Object.keys(pageTitles) as PagePattern[]).map(
  (pattern) => ({ pattern, isPublic: pattern in openPages }),
);

/**
 * The pattern an address belongs to, or null where there is no such page.
 * @param pathname path only; a slash at the end does not matter
 */
export function routePatternOf(pathname: string): RoutePattern | null {
  const wanted = segmentsOf(pathname);
  return routePatterns.find(({ pattern }) => fits(segmentsOf(pattern), wanted)) ?? null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const fits = (pattern: string[], wanted: string[]): boolean =>
  pattern.length === wanted.length &&
  pattern.every((segment, place) => segment.startsWith(':') || segment === wanted[place]);
