/** `/administrasjon/flytte-inn`: files of an old system, and sending a new one. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInRun } from '#contract/move-in-endpoints.ts';
import { moveInOutcomes } from '#contract/move-in-values.ts';
import { formatMomentWithTime, formatNumber } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import { administrationPaths } from '../administration-paths.ts';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { moveInsQuery } from './move-in-queries.ts';
import { moveInWords } from './move-in-row-texts.ts';
import { NewMoveInForm } from './new-move-in.tsx';
import { RunState } from './run-state.tsx';

export function MoveInPage() {
  const query = useQuery(moveInsQuery());
  const [befores, setBefores] = useState<(string | undefined)[]>([undefined]);
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      <NewMoveInForm sources={query.data?.sources ?? []} />
      <h2>{texts.list}</h2>
      {befores.map((before, place) => (
        <RunList
          key={before ?? ''}
          before={before}
          onMore={place === befores.length - 1 ? (next) => setBefores([...befores, next]) : null}
        />
      ))}
    </AdministrationPage>
  );
}

type RunListProps = { before: string | undefined; onMore: ((next: string) => void) | null };

function RunList({ before, onMore }: RunListProps) {
  const query = useQuery(moveInsQuery(before));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ runs, nextBefore }) => (
        <>
          {runs.length === 0 && !before && <p>{texts.none}</p>}
          {runs.length > 0 && (
            <ul className="rows" aria-label={texts.list}>
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ul>
          )}
          {nextBefore && onMore && (
            <p>
              <Button variant="secondary" onClick={() => onMore(nextBefore)}>
                {texts.more}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

function RunRow({ run }: { run: MoveInRun }) {
  const { id, kind, source, fileName, state, counts, startedBy, startedAt, isBalanced } = run;
  return (
    <li className="row">
      <p className="row__tags">
        <RunState state={state} />
        {state === 'applied' && (
          <StateTag tone={isBalanced ? 'success' : 'warning'}>
            {isBalanced ? texts.balanced : texts.notBalanced}
          </StateTag>
        )}
      </p>
      <h3 className="row__name">
        <PageLink to={administrationPaths.moveIn(id)} className="row__link">
          {fileName}
        </PageLink>
      </h3>
      <p>
        {moveInWords.kinds[kind]}. {texts.from(source)}.
      </p>
      <p className="row__details">
        {moveInOutcomes.map(
          (outcome) =>
            (counts?.[outcome] ?? 0) > 0 && (
              <span key={outcome}>
                {texts.counts[outcome]}: {formatNumber(counts![outcome])}
              </span>
            ),
        )}
        <span>{texts.startedBy(startedBy, formatMomentWithTime(startedAt, new Date()))}</span>
      </p>
    </li>
  );
}
