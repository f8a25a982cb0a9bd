/** What stands around every page. */
import { Outlet } from '@tanstack/react-router';
import { useSession } from '#web/session/use-session.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { AreaSlot } from './area-slot.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ToastSlot } from './toasts.tsx';

const contentId = 'hovedinnhold';

export function Frame() {
  const { account } = useSession();
  return (
    <>
      <a className="ds-skip-link" href={`#${contentId}`}>
        {frameTexts.skipToContent}
      </a>
      <SiteHeader />
      <AreaSlot />
      <ConnectionBanner />
      <main id={contentId} tabIndex={-1} className="frame-width site-main">
        {/* Nothing of one person's page may live on in the next person's. */}
        <Outlet key={account?.homeAccountId} />
      </main>
      <SiteFooter />
      <ToastSlot />
    </>
  );
}
