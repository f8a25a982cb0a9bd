/** `/tillitsvalgt/verv/:id`: one office: what it is, yes or no, and the declaration that goes with it. */
import { useQuery } from '@tanstack/react-query';
import type { MyOffice } from '#contract/office-endpoints.ts';
import { powersOf } from '#contract/office-values.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { capitalise, formatMoment } from '#web/texts/format.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeclarationForm } from './declaration-form.tsx';
import { DeclineOffice, ResignOffice, ShownToNewMembers } from './office-endings.tsx';
import { texts as pageTexts, officeTexts as texts } from './tillitsvalgt-texts.ts';

export function OfficePage() {
  const { id = '' } = usePlace();
  const query = useQuery(myOfficesQuery());
  const office = query.data?.offices.find((one) => one.id === id);
  const isMissing = query.data !== undefined && !office;
  const title = isMissing ? texts.notFound : office ? titleOf(office) : null;
  usePageTitle(title);
  return (
    <>
      <PageHeading
        lead={isMissing ? texts.notFoundText : office?.state === 'offered' ? texts.lead : undefined}
        above={
          office && <StateTag tone={officeTones[office.state]}>{officeStateWords[office.state]}</StateTag>
        }
      >
        {title ?? pageTexts.title}
      </PageHeading>
      {!isMissing && (
        <QueryState query={query} skeleton={<SkeletonForm />}>
          {() => office && <Shown office={office} />}
        </QueryState>
      )}
    </>
  );
}

const titleOf = ({ role, unit, state }: MyOffice): string =>
  state === 'offered'
    ? texts.title(roleWords[role], unit.name)
    : capitalise(texts.titleMine(roleWords[role], unit.name));

function Shown({ office }: { office: MyOffice }) {
  const { state, unit, role, fromOn, untilOn, declaredAt } = office;
  const opens = powersOf(role, unit.kind);
  const isAsked = state === 'offered' || state === 'undeclared';
  const isHeld = state === 'active' || state === 'soon-over';
  return (
    <>
      <FactList
        facts={[
          [texts.unit, unit.name],
          [texts.term, pageTexts.term(fromOn, untilOn)],
          ...(declaredAt ? [[texts.declaredOn, formatMoment(declaredAt, new Date())] as const] : []),
          ...(state === 'offered'
            ? [[texts.from, capitalise(pageTexts.asker(office.offeredBy, office.offeredAs))] as const]
            : []),
        ]}
      />
      {state === 'over' && <NoticeBox>{texts.isOver}</NoticeBox>}
      {state === 'declined' && <NoticeBox>{texts.isDeclined}</NoticeBox>}
      {state === 'withdrawn' && <NoticeBox>{texts.isWithdrawn}</NoticeBox>}
      {state === 'soon-over' && <NoticeBox tone="warning">{pageTexts.soonOver(untilOn)}</NoticeBox>}
      {state === 'coming' && <NoticeBox>{pageTexts.coming(fromOn)}</NoticeBox>}
      {isHeld && (
        <p>
          <ButtonLink to={officePaths.unit(unit.id)}>{pageTexts.open(unit.name)}</ButtonLink>
        </p>
      )}
      {state === 'offered' && (
        <section>
          <h2>{texts.opens}</h2>
          {opens.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <ul>
              {opens.map((power) => (
                <li key={power}>{texts.powers[power]}</li>
              ))}
            </ul>
          )}
        </section>
      )}
      {isAsked && <DeclarationForm office={office} />}
      {state === 'offered' && <DeclineOffice id={office.id} />}
      {office.isShown !== null && (
        <ShownToNewMembers id={office.id} isShown={office.isShown} unit={unit.name} />
      )}
      {(isHeld || state === 'coming') && <ResignOffice id={office.id} />}
    </>
  );
}
