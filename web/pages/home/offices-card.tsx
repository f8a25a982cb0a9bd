import { useQuery } from '@tanstack/react-query';
import type { MyOffice } from '#contract/office-endpoints.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatDate } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

/** Only for those who have or are asked to take an office: to everybody else it says nothing. */
export function OfficesCard() {
  const query = useQuery(myOfficesQuery());
  const { data } = query;
  if (query.isPending || (data && living(data.offices).length === 0)) return null;
  return (
    <HomeRow id="offices" title={texts.offices.title} to={paths.representative} query={query}>
      {({ offices }) => <Offices offices={living(offices)} />}
    </HomeRow>
  );
}

const living = (offices: readonly MyOffice[]) =>
  offices.filter(({ state }) => state !== 'over' && state !== 'declined' && state !== 'withdrawn');

const Offices = ({ offices }: { offices: readonly MyOffice[] }) => (
  <ul>
    {offices.map(({ id, role, unit, state, untilOn }) => (
      <li key={id}>
        {capitalise(texts.offices.in(roleWords[role], unit.name))}
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
