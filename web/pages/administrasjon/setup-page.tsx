/** `/administrasjon/i-gang#code`: the first administrator takes over, and sets up the organisation. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/api/me-query.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { administrationPaths } from './administration-paths.ts';
import { setupTestsQuery } from './administration-queries.ts';
import { administrationTexts } from './administration-texts.ts';
import { SetupClaimForm } from './setup-claim-form.tsx';
import { setupTexts as texts } from './setup-page-texts.ts';
import { SetupTestRow } from './setup-test-row.tsx';

export function SetupPage() {
  const query = useQuery(meQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(me) => (me.isAdministrator ? <NextSteps /> : <SetupClaimForm isUnknown={me.isJoining} />)}
    </QueryState>
  );
}

const { cards } = administrationTexts;
const steps = [
  { to: administrationPaths.roles, ...cards.roles },
  { to: administrationPaths.units, ...cards.units },
  { to: administrationPaths.goingLive, ...cards.goingLive },
];

function NextSteps() {
  const query = useQuery(setupTestsQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <CardGrid>
        {steps.map(({ to, title, text }) => (
          <LinkCard key={to} to={to} title={title}>
            {text}
          </LinkCard>
        ))}
      </CardGrid>
      <h2>{texts.tests.title}</h2>
      <p>{texts.tests.lead}</p>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ tests }) => (
          <ul className="rows" aria-label={texts.tests.title}>
            {tests.map((test) => (
              <SetupTestRow key={test.channel} test={test} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
