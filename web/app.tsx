/** The app: started by `web/boot.ts` when a visit needs it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepQueryDataInTab, queryClient } from './api/query-client.ts';
import { watchArrivals } from './frame/page-arrival.ts';
import { allowSkippedMovements } from './frame/skipped-movement.ts';
import { createAppRouter } from './router.tsx';
import { rememberPath } from './session/code-failure.ts';
import { session } from './session/session.ts';
import { isFindingOut } from './session/session-state.ts';
import { loadStylesheet } from './stylesheet.ts';

/**
 * Takes over a prerendered page, or draws the page in place of the shell. Once.
 * @param isReturning the document came with the answer of a sign-in, which the session may have taken already
 */
export async function start(isReturning: boolean): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const styled = loadStylesheet();
  const sessionStarted = session.start();
  if (isReturning) {
    // Nothing is drawn until it is known which page the person came back for.
    await sessionStarted;
    const target = session.takeSignedInTarget();
    // With its origin: a path that begins with two slashes would be another's address.
    if (target) history.replaceState(null, '', location.origin + target);
  }
  keepQueryDataInTab();
  const isHydrated = root.dataset.kind === 'prerendered' && !isReturning;
  const router = createAppRouter({ keepsScroll: isHydrated });
  // Undocumented: tells the router that the markup is its own, so that it is hydrated and not rendered again.
  if (isHydrated) router.ssr = { manifest: undefined } as typeof router.ssr;
  await Promise.all([router.load(), styled]);
  watchArrivals(router, { isTitled: !isReturning });
  // With what pages share: it is needed from the first press on.
  import('./frame/keep-focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => {},
  );
  if (import.meta.env.LANGUAGE !== 'nb')
    import('./frame/own-language.ts').then(
      ({ markLanguage, keepChosenLanguage }) => {
        markLanguage(router);
        void keepChosenLanguage();
      },
      () => {},
    );
  allowSkippedMovements();
  router.subscribe('onRendered', ({ toLocation }) => rememberPath(toLocation.href));
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  if (isHydrated) {
    // The router does not know of scrolling before it started; this event tells it.
    const stop = router.subscribe('onRendered', () => {
      stop();
      if (scrollY > 0) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    });
    hydrateRoot(root, app);
  } else {
    document.getElementById('returning')?.remove();
    createRoot(root).render(app);
  }
  root.dataset.hydrated = '';
  keepMarkOfSession();
}

/** The early script marked the document by a guess; from here on the session says. */
function keepMarkOfSession(): void {
  const { classList } = document.documentElement;
  const mark = () => {
    const state = session.get();
    if (isFindingOut(state)) return;
    classList.toggle('signed-in', state.account !== null);
    classList.remove('returning');
  };
  mark();
  session.subscribe(mark);
}
