/** Where a page is and where it goes next: addresses are those of the table of pages, and nothing else compiles. */
import { useMatch, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PageAddress } from '#web/paths.ts';

/** The segments after an area's own address; the table of the area says which of them is an id. */
type Place = { section?: string; id?: string; part?: string };

/** The segments of the page's address. */
export const usePlace = (): Place => useParams({ strict: false });

/** The path of the page itself: while the next page is fetched, the address bar already has that of the next one. */
export const usePagePathname = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/** What follows the question mark. Anybody can write it: each page reads what it knows. */
export const usePageSearch = (): Readonly<Record<string, unknown>> => useSearch({ strict: false });

type Step = {
  to: PageAddress;
  search?: Record<string, unknown>;
  /** What belongs to the step of the history, and is in no address. */
  state?: Record<string, unknown>;
  replace?: boolean;
};

/** Goes to a page. */
export function useGoTo(): (step: Step) => Promise<void> {
  return useNavigate();
}
