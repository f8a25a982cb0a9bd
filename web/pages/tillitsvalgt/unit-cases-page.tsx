/** `/tillitsvalgt/:id/saker`: what member service has sent to the unit; with `?sak=`, one of them. */
import { useQuery } from '@tanstack/react-query';
import type { OfficeUnit } from '#contract/office-values.ts';
import type { UnitCaseRow } from '#contract/unit-case-endpoints.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment } from '#web/texts/format.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { unitCasesQuery } from './unit-case-queries.ts';
import { UnitCaseView } from './unit-case-view.tsx';
import { unitCaseTexts as texts } from './unit-cases-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function UnitCasesPage() {
  const { sak } = usePageSearch();
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="cases">
      {({ unit }) =>
        typeof sak === 'string' ? <UnitCaseView key={sak} unit={unit} id={sak} /> : <UnitCases unit={unit} />
      }
    </UnitPage>
  );
}

function UnitCases({ unit }: { unit: OfficeUnit }) {
  const query = useQuery(unitCasesQuery(unit.id));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ cases, isMore }) =>
        cases.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <>
            <ul className="rows" aria-label={texts.list}>
              {cases.map((one) => (
                <CaseRow key={one.id} unitId={unit.id} one={one} />
              ))}
            </ul>
            {isMore && <p>{texts.more}</p>}
          </>
        )
      }
    </QueryState>
  );
}

function CaseRow({ unitId, one: { id, sentAt, shown } }: { unitId: string; one: UnitCaseRow }) {
  const sent = texts.sent(formatMoment(sentAt, new Date()));
  if (!shown)
    return (
      <li className="row">
        <p className="row__tags">
          <StateTag tone="neutral">{texts.waits}</StateTag>
        </p>
        <p>{texts.waitsText}</p>
        <p className="row__details">{sent}</p>
      </li>
    );
  const { subject, personName, topic, number, dueOn } = shown;
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={dueOn ? 'warning' : 'success'}>{dueOn ? texts.open : texts.answered}</StateTag>
      </p>
      <PageLink to={officePaths.cases(unitId)} search={{ sak: id }} className="row__link">
        {subject}
      </PageLink>
      <p className="row__details">
        <span>{texts.from(personName)}</span>
        <span>{topicWords[topic]}</span>
        <span>{number}</span>
        <span>{dueOn ? texts.due(dueOn) : sent}</span>
      </p>
    </li>
  );
}
