import { useQuery } from '@tanstack/react-query';
import type { MyOffice } from '#contract/office-endpoints.ts';
import { myOfficesQuery } from '#web/api/office-queries.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatDate } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './home-texts.ts';

/** Only for those who have or are asked to take an office: to everybody else it says nothing. */
export function OfficesCard() {
  const query = useQuery(myOfficesQuery());
  const { data } = query;
  if (query.isPending || (data && living(data.offices).length === 0)) return null;
  return (
    <Card id="offices" title={texts.offices.title}>
      <QueryState query={query} skeleton={<SkeletonText />}>
        {({ offices }) => <Offices offices={living(offices)} />}
      </QueryState>
      <p>
        <PageLink to={paths.representative}>{texts.offices.all}</PageLink>
      </p>
    </Card>
  );
}

const living = (offices: readonly MyOffice[]) =>
  offices.filter(({ state }) => state !== 'over' && state !== 'declined' && state !== 'withdrawn');

const Offices = ({ offices }: { offices: readonly MyOffice[] }) => (
  <ul>
    {offices.map(({ id, role, unit, state, untilOn }) => (
      <li key={id}>
        {capitalise(roleWords[role])} i {unit.name}
        <br />
        {state === 'active' ? (
          texts.offices.until(formatDate(untilOn))
        ) : (
          <StateTag tone={officeTones[state]}>{officeStateWords[state]}</StateTag>
        )}
      </li>
    ))}
  </ul>
);
