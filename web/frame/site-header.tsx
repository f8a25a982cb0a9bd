/** The head of every page: the way to the front page, and in and out. */
import { Link } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SessionButton } from './session-button.tsx';

export function SiteHeader() {
  const { account } = useSession();
  return (
    <header className="site-header">
      <div className="frame-width site-header-row">
        <Link
          to={paths.start}
          title={frameTexts.frontPage}
          aria-label={organisation.name + frameTexts.toFrontPage}
          className="site-logo"
        >
          <Logo name={organisation.name} />
        </Link>
        <div className="session-slot">
          {account?.isJoining ? (
            <ContactLink />
          ) : (
            <SessionButton variant={account ? 'secondary' : 'primary'} />
          )}
        </div>
      </div>
    </header>
  );
}

/** During joining the header shows «Kontakt oss»; sign-out is in the footer. */
function ContactLink() {
  return (
    <a className="ds-button" data-variant="primary" href={paths.newEnquiry} target="_blank" rel="noopener">
      {frameTexts.contactUs} <span aria-hidden="true">↗</span>
      <span className="ds-sr-only">{frameTexts.inNewTab}</span>
    </a>
  );
}
