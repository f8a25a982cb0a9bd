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
  const cards = [
    [powers.includes('members'), officePaths.newMembers(unit.id), texts.newCard],
    [powers.includes('members'), officePaths.members(unit.id), texts.membersCard],
    [powers.includes('figures'), officePaths.figures(unit.id), texts.figuresCard],
    [true, officePaths.board(unit.id), texts.boardCard],
    [true, officePaths.handover(unit.id), texts.handoverCard],
    [powers.includes('candidates'), officePaths.meetings(unit.id), texts.meetingsCard],
    [powers.includes('cases'), officePaths.cases(unit.id), texts.casesCard],
    [decidesReimbursements, officePaths.unitReimbursements(unit.id), texts.reimbursementsCard],
    [true, officePaths.documents(unit.id), texts.documentsCard],
    [powers.includes('activities'), activityPaths.organising, texts.activitiesCard],
  ] as const;
  return (
    <>
      <CardGrid>
        {cards.map(
          ([isShown, to, { title, text }]) =>
            isShown && (
              <LinkCard key={title} to={to} title={title}>
                {text}
              </LinkCard>
            ),
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
