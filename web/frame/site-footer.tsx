/** The foot of every page: who we are, how we treat what we know, and the way in or out. */
import { Link } from '@tanstack/react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { formatOrganisationNumber, organisation } from '#web/texts/organisation.ts';
import { SessionButton } from './session-button.tsx';

const links = [
  [paths.contact, frameTexts.contactUs],
  [paths.tellOfDeath, frameTexts.tellOfDeath],
  [paths.privacy, frameTexts.privacy],
  [paths.cookies, frameTexts.cookies],
  [paths.accessibility, frameTexts.accessibility],
] as const;

export function SiteFooter() {
  const { account } = useSession();
  const { memberService, youth } = organisation;
  const [mailbox, domain] = memberService.email.split('@');
  return (
    <footer className="site-footer">
      <div className="frame-width site-footer-inner">
        <SessionButton variant="secondary" className="footer-session-small" />
        <nav aria-label={frameTexts.footerLinks}>
          <ul className="footer-links">
            <li>
              <a href={organisation.publicSite}>{organisation.name}</a>
            </li>
            <li>
              <a href={youth.site}>{youth.name}</a>
            </li>
            <li>
              <a href={`mailto:${memberService.email}`}>
                {mailbox}
                <wbr />@{domain}
              </a>
            </li>
            {links.map(([to, words]) => (
              <li key={to}>
                {/* A user we know writes with the name and the addresses that we have. */}
                <Link to={account && to === paths.contact ? paths.newEnquiry : to}>{words}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-end">
          <p>
            {organisation.name}
            <br />
            {frameTexts.organisationNumber} {formatOrganisationNumber(organisation.organisationNumber)}
          </p>
          <SessionButton variant="tertiary" className="footer-session-wide" />
        </div>
      </div>
    </footer>
  );
}
