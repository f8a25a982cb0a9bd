import { paths } from '#web/paths.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { texts } from './home-texts.ts';

const links = [
  { to: paths.myDetails, ...texts.links.details },
  { to: paths.manageDonorAgreement, ...texts.links.giving },
  { to: paths.magazine, ...texts.links.magazine },
  { to: paths.activities, ...texts.links.activities },
  { to: paths.myPrivacy, ...texts.links.privacy },
];

/** The other areas of the portal. */
export function MoreLinks() {
  return (
    <section aria-labelledby="more">
      <h2 id="more">{texts.more}</h2>
      <CardGrid>
        {links.map(({ to, title, text }) => (
          <LinkCard key={to} to={to} title={title} level={3}>
            {text}
          </LinkCard>
        ))}
      </CardGrid>
    </section>
  );
}
