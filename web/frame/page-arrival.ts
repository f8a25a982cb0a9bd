/** Arriving on a page: the title first, then the focus, so that a screen reader says where one is. */
import type { AnyRouter } from '@tanstack/react-router';
import { pageTitles } from '#web/texts/page-titles.ts';
import { setRouteTitle } from './page-title.ts';

/** A page's heading may come after its data; nobody waits longer than this for the focus to move. */
const longestWaitMs = 5000;

const headingSelector = '#hovedinnhold h1';

export function watchArrivals(router: AnyRouter): void {
  const title = () => setRouteTitle(titleOf(router));
  title();
  // The content is asked for with the title that belongs to it.
  router.subscribe('onResolved', title);
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
}

/** @returns the title of the innermost route, or that of a page that does not exist */
export function titleOf(router: AnyRouter): string {
  const { matches } = router.state;
  const isMissing = matches.some(isNotFound);
  return isMissing ? pageTitles['/404'] : (matches.at(-1)?.staticData.title ?? pageTitles['/404']);
}

/** No page fits the address: the root carries an internal mark, a route that says so itself a status. */
const isNotFound = (match: { status: string; _notFound?: boolean }): boolean =>
  match.status === 'notFound' || match._notFound === true;

let stopWaiting = () => {};

/** The scroll position is the router's business, also when going back. */
function focusHeading(): void {
  stopWaiting();
  if (focusNow()) return;
  const observer = new MutationObserver(() => {
    if (focusNow()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), longestWaitMs);
  stopWaiting = () => {
    clearTimeout(timer);
    observer.disconnect();
    stopWaiting = () => {};
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>(headingSelector);
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
