/** `/tillitsvalgt/:id/tall`: how many there are, without anybody in particular. */
import { useQuery } from '@tanstack/react-query';
import type { UnitFigures } from '#contract/unit-member-endpoints.ts';
import { formatDate, formatNumber } from '#web/texts/format.ts';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { GrantComparison } from './grant-comparison.tsx';
import { figuresTexts as texts } from './members-texts.ts';
import { unitFiguresQuery } from './office-queries.ts';
import { unitTexts } from './tillitsvalgt-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function FiguresPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="figures">
      {({ unit }) => <Figures unitId={unit.id} kind={unit.kind} />}
    </UnitPage>
  );
}

function Figures({ unitId, kind }: { unitId: string; kind: keyof typeof texts.belowTitle }) {
  const query = useQuery(unitFiguresQuery(unitId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(figures) => (
        <>
          <Shown figures={figures} kind={kind} />
          {kind === 'national' && <GrantComparison unitId={unitId} />}
        </>
      )}
    </QueryState>
  );
}

function Shown({ figures, kind }: { figures: UnitFigures; kind: keyof typeof texts.belowTitle }) {
  const { members, ages, development, below } = figures;
  return (
    <>
      <FactList facts={[[texts.members, members === null ? texts.few : formatNumber(members)]]} />
      {below.length > 0 && (
        <section>
          <h2>{unitTexts.below[kind]}</h2>
          <BarChart
            title={texts.belowTitle[kind]}
            rowName={texts.unit}
            names={[unitTexts.members]}
            rows={below.map((one) => ({ name: one.unit.name, values: [one.members] }))}
          />
        </section>
      )}
      <section>
        <h2>{texts.ages}</h2>
        {ages ? (
          <>
            <BarChart
              title={texts.agesTitle}
              rowName={texts.age}
              names={[unitTexts.members]}
              rows={ages.map((one) => ({ name: texts.bands[one.band], values: [one.members] }))}
            />
            {ages.some((one) => one.members === null) && <p className="soft">{texts.someHidden}</p>}
          </>
        ) : (
          <p>{texts.agesHidden}</p>
        )}
      </section>
      {development.length > 1 && (
        <section>
          <h2>{texts.development}</h2>
          <BarChart
            title={texts.developmentTitle}
            rowName={texts.month}
            names={[unitTexts.members]}
            rows={development.map((one) => ({ name: formatDate(one.on), values: [one.members] }))}
          />
        </section>
      )}
    </>
  );
}
