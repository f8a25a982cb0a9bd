import type { Me } from '#contract/session-endpoints.ts';
import { paths } from '#web/paths.ts';
import { ceremonyPaths } from '#web/ui/ceremony-paths.ts';
import { deskStart } from '#web/ui/desk-start.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import { texts } from './home-texts.ts';

/** The areas that have no row above, each once. */
export function MoreLinks({ me }: { me: Me | undefined }) {
  const deskTo = deskStart(me);
  const links = [
    { to: ceremonyPaths.all, ...texts.links.ceremonies },
    { to: paths.myDetails, ...texts.links.details },
    { to: paths.myPrivacy, ...texts.links.privacy },
    ...(deskTo ? [{ to: deskTo, ...texts.links[me?.staffRole ? 'desk' : 'deskPart'] }] : []),
    ...(me?.isAdministrator ? [{ to: '/administrasjon' as const, ...texts.links.administration }] : []),
  ];
  return (
    <section aria-labelledby="more">
      <h2 id="more">{texts.more}</h2>
      <LinkList links={links} className="home-more" />
    </section>
  );
}
