/** `/medlemsservice/skatt`: the gift report to the tax authority, from preview to delivery. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { taxReportQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { PrepareTaxReport } from './prepare-tax-report.tsx';
import { TaxReportCard } from './tax-report-card.tsx';
import { TreasurerPage, useAskedYear, YearTabs } from './treasurer-page.tsx';
import { taxTexts as texts } from './treasurer-texts.ts';

export function TaxReportPage() {
  const asked = useAskedYear();
  const query = useQuery({ ...taxReportQuery(asked), placeholderData: keepPreviousData });
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(year) => (
          <>
            <YearTabs to={deskPaths.deskTax} label={texts.years} years={year.years} year={year.year} />
            <Preview year={year} />
            <PrepareTaxReport year={year} asked={asked} />
            <h2>{texts.deliveries}</h2>
            {year.reports.length === 0 && <p>{texts.noDeliveries}</p>}
            <div className="delivery-list">
              {year.reports.map((report) => (
                <TaxReportCard key={report.id} year={year} report={report} asked={asked} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </TreasurerPage>
  );
}

function Preview({ year }: { year: TaxReportYear }) {
  const { preview, limits, deadlineOn, numberDeadlineOn } = year;
  return (
    <section aria-labelledby="tax-now">
      <h2 id="tax-now">{texts.now(year.year)}</h2>
      {limits ? (
        <>
          <FactList
            facts={[
              [texts.reported, texts.donors(preview.count)],
              [texts.sum, kroner(preview.sumKroner * 100)],
              [texts.numberDeadline, formatDate(numberDeadlineOn)],
              [texts.deadline, formatDate(deadlineOn)],
              [texts.minimum, kroner(limits.minimumOre)],
            ]}
          />
          <p className="soft">{texts.source(limits.source)}</p>
          {preview.keptCount > 0 && <p>{texts.kept(preview.keptCount)}</p>}
          <LeftOut leftOut={preview.leftOut} />
        </>
      ) : (
        <NoticeBox>{texts.noLimits(year.year)}</NoticeBox>
      )}
    </section>
  );
}

function LeftOut({ leftOut }: Pick<TaxReportYear['preview'], 'leftOut'>) {
  return (
    <>
      <h3 id="left-out">{texts.leftOut}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard */}
      <section className="table-scroll" tabIndex={0} aria-labelledby="left-out">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{texts.leftOutReason}</th>
              <th scope="col" className="table__number">
                {texts.leftOutCount}
              </th>
              <th scope="col" className="table__number">
                {texts.leftOutSum}
              </th>
            </tr>
          </thead>
          <tbody>
            {leftOut.map(({ reason, count, sumOre }) => (
              <tr key={reason}>
                <th scope="row">{texts.reasons[reason]}</th>
                <td className="table__number">{count}</td>
                <td className="table__number">{kroner(sumOre)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="soft">{texts.reminded}</p>
    </>
  );
}
