import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { GivingYear as Year } from '#contract/giving-options.ts';
import type { Donor } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { givingYearQuery } from '#web/api/giving-queries.ts';
import { givingYearPlace, paths } from '#web/paths.ts';
import { kroner, plainDateOf } from '#web/texts/format.ts';
import { ceilingSentence, givenSentence, taxSentence } from '#web/texts/giving-year-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './manage-giving-texts.ts';
import { TaxWishSwitch } from './tax-wish-switch.tsx';
import { YearPicture } from './year-picture.tsx';

const words = texts.year;
type GivingYearProps = { years: readonly { year: number }[]; donor: Donor };

/** «Gavene mine»: what was given, what is reported for tax, for which person, what cannot be, and why. */
export function GivingYear({ years, donor }: GivingYearProps) {
  const thisYear = Number(plainDateOf(new Date()).slice(0, 4));
  const all = [...new Set([thisYear, ...years.map(({ year }) => year)])].sort((one, other) => other - one);
  const [year, setYear] = useState(all[0] ?? thisYear);
  const isSoughtHere = useLocation({ select: ({ hash }) => hash === givingYearPlace });
  // The place came on the screen after the page: now it is gone to.
  useEffect(() => {
    if (isSoughtHere) document.getElementById(givingYearPlace)?.scrollIntoView();
  }, [isSoughtHere]);
  const query = useQuery(givingYearQuery(String(year)));
  return (
    <Card title={words.title(year)} id={givingYearPlace}>
      {all.length > 1 && (
        <div className="year-choice">
          <SelectField
            name="year"
            label={words.choose}
            value={String(year)}
            onChange={(event) => setYear(Number(event.target.value))}
            options={all.map((one) => ({ value: String(one), label: String(one) }))}
          />
        </div>
      )}
      <QueryState query={query} skeleton={<SkeletonText lines={5} />}>
        {(found) => <YearFound found={found} donor={donor} />}
      </QueryState>
    </Card>
  );
}

function YearFound({ found, donor }: { found: Year; donor: Donor }) {
  const { year, givenOre, refundedOre, tax } = found;
  const ceiling = ceilingSentence(tax);
  const isReportable = tax.outcome === 'will-be-reported';
  return (
    <>
      <p>
        <strong>{givenSentence(givenOre, year)}</strong>{' '}
        {refundedOre > 0 && words.refunded(kroner(refundedOre))}
      </p>
      {givenOre > 0 && <YearPicture year={found} />}
      <h3>{words.tax}</h3>
      <p>{taxSentence(tax, givenOre, year)}</p>
      {isReportable && tax.reportedOn && (
        <FactList
          facts={[
            [
              words.reportedOn,
              words.reportedOnWords(tax.reportedOn.name, tax.reportedOn.maskedFodselsnummer),
            ],
          ]}
        />
      )}
      {ceiling && tax.limits && (
        <p>
          {ceiling} <small>{`${words.source}: ${tax.limits.source}.`}</small>
        </p>
      )}
      {tax.outcome !== 'not-approved' && <TaxWishSwitch donor={donor} />}
      {givenOre > 0 && (
        <div className="year-files">
          <DownloadButton
            fetch={() => call('GET /api/giving/years/:year/document', { params: { year: String(year) } })}
            saved={words.saved}
          >
            {words.document(year)}
          </DownloadButton>
          <PageLink to={paths.yearStatements}>{words.statements}</PageLink>
        </div>
      )}
    </>
  );
}
