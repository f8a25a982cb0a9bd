/** What stands around every page. */
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadPart } from '#web/code-failure.ts';
import { useSession } from '#web/session/use-session.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastSlot } from './toasts.tsx';

const SessionNotice = lazy(() =>
  loadPart(() => import('#web/session/session-notice.tsx')).then((module) => ({
    default: module.SessionNotice,
  })),
);

const contentId = 'hovedinnhold';

export function Frame() {
  const { account, error, signedOutElsewhere } = useSession();
  return (
    <>
      <a className="ds-skip-link" href={`#${contentId}`}>
        {frameTexts.skipToContent}
      </a>
      <SiteHeader />
      <OfflineBanner />
      <main id={contentId} tabIndex={-1} className="frame-width site-main">
        {(error || signedOutElsewhere) && (
          <Suspense>
            <SessionNotice />
          </Suspense>
        )}
        {/* Nothing of one person's page may live on in the next person's. */}
        <Outlet key={account?.homeAccountId} />
      </main>
      <SiteFooter />
      <ToastSlot />
    </>
  );
}
