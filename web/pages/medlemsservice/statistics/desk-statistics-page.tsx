/** `/medlemsservice/statistikk`: how much comes, how fast it is answered, and whether we keep what we promise. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { statisticsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { formatDate, formatNumber } from '#web/texts/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { statisticsTexts as texts } from '../frame/desk-work-texts.ts';
import { WeekTable } from './week-table.tsx';

const periods = ['4', '12', '26'] as const;
const exactly = { exact: true, includeSearch: true };

export function DeskStatisticsPage() {
  const { uker } = usePageSearch();
  const weeks = periods.find((one) => one === String(uker)) ?? '12';
  const query = useQuery({ ...statisticsQuery(weeks), placeholderData: keepPreviousData });
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <nav aria-label={texts.period} className="tabs tabs--small">
        {periods.map((one) => (
          <Link
            key={one}
            to={deskPaths.deskStatistics}
            search={one === '12' ? {} : { uker: one }}
            activeOptions={exactly}
          >
            {texts.weeks[one]}
          </Link>
        ))}
      </nav>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(statistics) => <Statistics statistics={statistics} />}
      </QueryState>
    </DeskPage>
  );
}

function Statistics({ statistics }: { statistics: ResponseOf<Endpoints['GET /api/staff/statistics']> }) {
  const { all, weeks, topics } = statistics;
  return (
    <>
      <FactList
        facts={[
          [texts.received, formatNumber(all.received)],
          [texts.answered, formatNumber(all.answered)],
          [texts.median, texts.days(all.medianDays)],
          [texts.ninetieth, texts.days(all.ninetiethDays)],
          [texts.kept, texts.share(all.keptShare)],
        ]}
      />
      <h2>{texts.byWeek}</h2>
      <BarChart
        title={`${texts.received} og ${texts.answered.toLocaleLowerCase('nb')}`}
        rowName={texts.week}
        names={[texts.received, texts.answered]}
        rows={weeks.map(({ mondayOn, received, answered }) => ({
          name: formatDate(mondayOn),
          values: [received, answered],
        }))}
      />
      <WeekTable weeks={weeks} />
      <h2>{texts.byTopic}</h2>
      {topics.length === 0 ? <p>{texts.none}</p> : <TopicTable topics={topics} />}
    </>
  );
}

function TopicTable({ topics }: Pick<ResponseOf<Endpoints['GET /api/staff/statistics']>, 'topics'>) {
  const columns = [texts.received, texts.answered, texts.median, texts.ninetieth, texts.kept];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={texts.byTopic}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.topic}</th>
            {columns.map((column) => (
              <th scope="col" key={column} className="table__number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topic, figures }) => (
            <tr key={topic}>
              <th scope="row">{topicWords[topic]}</th>
              <td className="table__number">{figures.received}</td>
              <td className="table__number">{figures.answered}</td>
              <td className="table__number">{texts.days(figures.medianDays)}</td>
              <td className="table__number">{texts.days(figures.ninetiethDays)}</td>
              <td className="table__number">{texts.share(figures.keptShare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
