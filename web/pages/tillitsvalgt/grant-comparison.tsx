import { useQuery } from '@tanstack/react-query';
import type { GrantComparison as Comparison } from '#contract/grant-comparison.ts';
import { formatNumber } from '#web/texts/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { figuresTexts, grantComparisonTexts as texts } from './members-texts.ts';
import { grantComparisonQuery } from './office-queries.ts';

/** Who counts for the state grant, beside the year before: how many have come and gone, and why. */
export function GrantComparison({ unitId }: { unitId: string }) {
  const query = useQuery(grantComparisonQuery(unitId));
  return (
    <section>
      <h2>{texts.title}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ comparison }) => (comparison ? <Shown {...comparison} /> : <p>{texts.none}</p>)}
      </QueryState>
    </section>
  );
}

function Shown({ year, counted, earlierYear, earlierCounted, rows }: Comparison) {
  return (
    <>
      <FactList
        facts={[
          [texts.countedIn(year), formatNumber(counted)],
          [texts.countedIn(earlierYear), formatNumber(earlierCounted)],
        ]}
      />
      {rows?.length === 0 && <p>{texts.unchanged}</p>}
      {rows === null && <p>{texts.hidden}</p>}
      {rows && rows.length > 0 && (
        <BarChart
          title={texts.chart(earlierYear)}
          rowName={texts.why}
          names={[texts.in, texts.out]}
          rows={rows.map((row) => ({ name: texts.groups[row.group], values: [row.in, row.out] }))}
        />
      )}
      {rows?.some((row) => row.in === null || row.out === null) && (
        <p className="soft">{figuresTexts.someHidden}</p>
      )}
    </>
  );
}
