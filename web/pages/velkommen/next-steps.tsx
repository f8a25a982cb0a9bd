import type { Welcome } from '#contract/joining-endpoints.ts';
import { paths } from '#web/paths.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { texts } from './velkommen-texts.ts';

const { steps } = texts;
const always = [
  { to: paths.home, ...steps.home },
  { to: paths.registerChild, ...steps.children },
  { to: paths.magazine, ...steps.magazine },
  { to: paths.activities, ...steps.activities },
  { to: paths.donorAgreement, ...steps.giving },
];

export function NextSteps({ welcome }: { welcome: Welcome }) {
  const links = welcome.hasUnverifiedContact
    ? [{ to: paths.verification, ...steps.verify }, ...always]
    : always;
  return (
    <section aria-labelledby="next">
      <h2 id="next">{texts.next}</h2>
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
