/**
 * The first and, for a signed-out visitor who only reads, the only script. Decides whether this visit needs the app.
 * In the hidden iframe of a silent renewal it only passes the answer on.
 */

import { hasCachedAccount, hasSignInAnswer } from './session/account-hint.ts';
import { loadPart } from './session/code-failure.ts';
import { session } from './session/session.ts';

const signInMark = '[data-sign-in]';
/** A form for everybody: it is no use without the app. */
const needsApp = '[data-needs-app]';

function boot(): void {
  const root = document.getElementById('root') as HTMLElement;
  const { kind } = root.dataset;
  const isReturning = hasSignInAnswer(location.hash);
  if (!isReturning) document.getElementById('returning')?.remove();

  let started: Promise<void> | undefined;
  const startApp = () => {
    // Beside the app: what the page asks for first leaves with its token.
    session.start();
    started ??= loadPart(() => import('./app.tsx')).then((app) => app.start(isReturning));
    // Prerendered pages stay readable without it; a shell without it is nothing.
    started.catch(() => kind === 'shell' && location.replace('/500'));
    return started;
  };

  if (
    kind !== 'static' &&
    (kind === 'shell' || isReturning || hasCachedAccount() || document.querySelector(needsApp))
  )
    startApp();
  else if (kind === 'prerendered') {
    // The app comes with the first sign of intent. Its links then fetch their page's code themselves.
    const intent = (event: Event) => {
      if ((event.target as Element).closest?.('a[href^="/"],button')) startApp();
    };
    for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
      addEventListener(type, intent, { passive: true });
    }
    addEventListener('storage', () => hasCachedAccount() && startApp());
  }

  // Where the server says that visits are counted: asked for on pages that are read without being signed in.
  if (kind === 'prerendered' && document.getElementById('config')?.textContent?.includes('"measuring"'))
    import('./frame/measure-visits.ts').then(({ measureVisits }) => measureVisits());

  // «Logg inn» works before React has come, and where it never comes.
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.(signInMark);
    if (!button || root.dataset.hydrated) return;
    event.preventDefault();
    button.setAttribute('aria-busy', 'true');
    session
      .login()
      // What went wrong is shown by the app; where that does not come either, by a page without code.
      .then(startApp, startApp)
      .catch(() => navigator.onLine && location.assign('/500'))
      .finally(() => button.removeAttribute('aria-busy'));
  });
}

if (self !== top && hasSignInAnswer(location.hash)) {
  import('@azure/msal-browser/redirect-bridge').then((bridge) => bridge.broadcastResponseToMainFrame());
} else boot();
