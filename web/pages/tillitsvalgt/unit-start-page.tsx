/** `/tillitsvalgt/:id`: a unit for its elected members. */
import { useQuery } from '@tanstack/react-query';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { capitalise } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { texts as pageTexts, unitTexts as texts } from './tillitsvalgt-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function UnitStartPage() {
  return <UnitPage title={null}>{(place) => <Start place={place} />}</UnitPage>;
}

function Start({ place }: { place: UnitPlace }) {
  const { unit, above, below, powers, decidesReimbursements } = place;
  const offices = useQuery(myOfficesQuery()).data?.offices ?? [];
  const here = offices.filter((one) => one.unit.id === unit.id && one.powers.length > 0);
  return (
    <>
      <CardGrid>
        {powers.includes('members') && (
          <>
            <LinkCard to={officePaths.newMembers(unit.id)} title={texts.newCard.title}>
              {texts.newCard.text}
            </LinkCard>
            <LinkCard to={officePaths.members(unit.id)} title={texts.membersCard.title}>
              {texts.membersCard.text}
            </LinkCard>
          </>
        )}
        {powers.includes('figures') && (
          <LinkCard to={officePaths.figures(unit.id)} title={texts.figuresCard.title}>
            {texts.figuresCard.text}
          </LinkCard>
        )}
        <LinkCard to={officePaths.board(unit.id)} title={texts.boardCard.title}>
          {texts.boardCard.text}
        </LinkCard>
        <LinkCard to={officePaths.handover(unit.id)} title={texts.handoverCard.title}>
          {texts.handoverCard.text}
        </LinkCard>
        {powers.includes('candidates') && (
          <LinkCard to={officePaths.meetings(unit.id)} title={texts.meetingsCard.title}>
            {texts.meetingsCard.text}
          </LinkCard>
        )}
        {powers.includes('cases') && (
          <LinkCard to={officePaths.cases(unit.id)} title={texts.casesCard.title}>
            {texts.casesCard.text}
          </LinkCard>
        )}
        {decidesReimbursements && (
          <LinkCard to={officePaths.unitReimbursements(unit.id)} title={texts.reimbursementsCard.title}>
            {texts.reimbursementsCard.text}
          </LinkCard>
        )}
        <LinkCard to={officePaths.documents(unit.id)} title={texts.documentsCard.title}>
          {texts.documentsCard.text}
        </LinkCard>
        {powers.includes('activities') && (
          <LinkCard to={activityPaths.organising} title={texts.activitiesCard.title}>
            {texts.activitiesCard.text}
          </LinkCard>
        )}
      </CardGrid>
      {here.length > 0 && (
        <section>
          <h2>{texts.yourOffices}</h2>
          <ul>
            {here.map(({ id, role, fromOn, untilOn }) => (
              <li key={id}>
                <PageLink to={officePaths.office(id)}>{capitalise(roleWords[role])}</PageLink>,{' '}
                {pageTexts.term(fromOn, untilOn).replace(/^./, (first) => first.toLowerCase())}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{texts.place}</h2>
        <UnitTree above={above} unit={unit} />
        {below.length > 0 && (
          <>
            <h3>{texts.below[unit.kind]}</h3>
            <ul>
              {below.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

/** A list in a list for each step down. */
function UnitTree({ above, unit }: Pick<UnitPlace, 'above' | 'unit'>) {
  const [first, ...rest] = above;
  return (
    <ul>
      <li>
        {first ? first.name : <strong>{unit.name}</strong>}
        {first && <UnitTree above={rest} unit={unit} />}
      </li>
    </ul>
  );
}
