/** Arriving on a page: the title first, then the focus, so that a screen reader says where one is. */
import type { AnyRouter } from '@tanstack/react-router';
import { setRouteTitle } from './page-title.ts';

/** A page's heading may come after its data; this is the longest wait before the focus moves. */
const longestWaitMs = 5000;

const headingSelector = '#hovedinnhold h1:not([aria-busy] h1)';

/** @param options.isTitled the document that was loaded is the page's own, and has its title */
export function watchArrivals(router: AnyRouter, { isTitled }: { isTitled: boolean }): void {
  if (!isTitled) setTitle(router.state.location.pathname);
  router.subscribe('onRendered', async ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    await setTitle(toLocation.pathname);
    if (router.state.location.pathname === toLocation.pathname) focusHeading();
  });
}

/** The titles come with the first page one goes on to. When they cannot be loaded, the old title stays. */
async function setTitle(pathname: string): Promise<void> {
  const titles = await import('#web/texts/page-titles.ts').catch(() => null);
  if (titles && location.pathname === pathname) setRouteTitle(titles.titleAt(pathname));
}

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
  // Of the place that the address names, where that is on the screen already.
  const heading =
    document.getElementById(`${location.hash.slice(1)}-title`) ??
    document.querySelector<HTMLElement>(headingSelector);
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
