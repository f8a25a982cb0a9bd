/** `/tillitsvalgt/:id/styret`: who has which office in the unit, and asking somebody more. */
import { useQuery } from '@tanstack/react-query';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OfferOffice } from './offer-office.tsx';
import { unitOfficesQuery } from './office-queries.ts';
import { OfficeRoster } from './office-roster.tsx';
import { boardTexts as texts } from './tillitsvalgt-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function BoardPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead}>
      {(place) => <Board place={place} />}
    </UnitPage>
  );
}

function Board({ place }: { place: UnitPlace }) {
  const { unit, powers } = place;
  const query = useQuery(unitOfficesQuery(unit.id));
  const mayOffer = powers.includes('offices');
  return (
    <>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ offices }) => <OfficeRoster offices={offices} mayWithdraw={mayOffer} />}
      </QueryState>
      {mayOffer && <OfferOffice unit={unit} />}
    </>
  );
}
