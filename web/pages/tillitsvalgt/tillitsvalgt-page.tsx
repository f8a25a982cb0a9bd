/** `/tillitsvalgt`: what somebody is asked, what they hold, and what they have held. */
import { useQuery } from '@tanstack/react-query';
import type { MyOffice } from '#contract/office-endpoints.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { capitalise } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { documentsTexts } from './documents-texts.ts';
import { MemberFilesLeft } from './member-files-left.tsx';
import { NoOffice } from './no-office.tsx';
import { texts } from './tillitsvalgt-texts.ts';

export function TillitsvalgtPage() {
  const query = useQuery(myOfficesQuery());
  const offices = query.data?.offices;
  const isNone = offices?.every(({ state }) => state === 'declined' || state === 'withdrawn') ?? false;
  usePageTitle(isNone ? texts.none : null);
  if (isNone) return <NoOffice />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <MemberFilesLeft />
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(data) => <Offices offices={data.offices} />}
      </QueryState>
    </>
  );
}

function Offices({ offices }: { offices: readonly MyOffice[] }) {
  const of = (...states: MyOffice['state'][]) => offices.filter(({ state }) => states.includes(state));
  const current = of('undeclared', 'soon-over', 'active', 'coming');
  const former = of('over');
  return (
    <>
      {of('offered').map((office) => (
        <Card key={office.id} tone="warm" title={`${texts.asked}: ${nameOf(office)}`}>
          <p>
            {texts.askedBy(texts.asker(office.offeredBy, office.offeredAs))}{' '}
            {texts.term(office.fromOn, office.untilOn)}.
          </p>
          <p>
            <ButtonLink to={officePaths.office(office.id)}>{texts.answer}</ButtonLink>
          </p>
        </Card>
      ))}
      {current.length > 0 && (
        <section>
          <h2>{texts.current}</h2>
          <ul className="rows">
            {current.map((office) => (
              <Current key={office.id} office={office} />
            ))}
          </ul>
        </section>
      )}
      {current.length === 0 && of('offered').length === 0 && <p>{texts.noneText}</p>}
      {former.length > 0 && (
        <section>
          <h2>{texts.former}</h2>
          <ul>
            {former.map((office) => (
              <li key={office.id}>
                <PageLink to={officePaths.office(office.id)}>{capitalise(nameOf(office))}</PageLink>
                <br />
                {texts.term(office.fromOn, office.untilOn)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <PageLink to={officePaths.ownReimbursements}>{documentsTexts.ownClaims}</PageLink>
      </p>
    </>
  );
}

function Current({ office }: { office: MyOffice }) {
  const { id, unit, state, fromOn, untilOn } = office;
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={officeTones[state]}>{officeStateWords[state]}</StateTag>
      </p>
      <h3 className="row__name">{capitalise(nameOf(office))}</h3>
      <p className="row__details">
        <span>{texts.term(fromOn, untilOn)}</span>
      </p>
      {state === 'soon-over' && <p>{texts.soonOver(untilOn)}</p>}
      {state === 'coming' && <p>{texts.coming(fromOn)}</p>}
      <p className="actions">
        {state === 'undeclared' ? (
          <ButtonLink to={officePaths.office(id)}>{texts.declare}</ButtonLink>
        ) : (
          <>
            {state !== 'coming' && (
              <ButtonLink to={officePaths.unit(unit.id)}>{texts.open(unit.name)}</ButtonLink>
            )}
            <PageLink to={officePaths.office(id)}>
              {texts.about}
              <span className="ds-sr-only"> {texts.as(nameOf(office))}</span>
            </PageLink>
          </>
        )}
      </p>
    </li>
  );
}

const nameOf = ({ role, unit }: MyOffice): string => `${roleWords[role]} i ${unit.name}`;
