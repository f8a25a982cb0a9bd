import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInReportLine, MoveInRun } from '#contract/move-in-endpoints.ts';
import { type MoveInOutcome, moveInOutcomes } from '#contract/move-in-values.ts';
import { call } from '#web/api/call.ts';
import { capitalise, formatNumber } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { moveInRowsQuery } from './move-in-queries.ts';
import { moveInWords } from './move-in-row-texts.ts';

/** What becomes of the rows: figures, and the lines behind them. */
export function RunReport({ run }: { run: MoveInRun }) {
  const { id, state, counts } = run;
  const [outcome, setOutcome] = useState<MoveInOutcome | ''>('');
  const [afters, setAfters] = useState<(number | null)[]>([null]);
  const there = moveInOutcomes.filter((one) => (counts?.[one] ?? 0) > 0);
  return (
    <section aria-labelledby="report">
      <h2 id="report">{state === 'staged' ? texts.report : texts.reportDone}</h2>
      {state === 'staged' && <p>{texts.reportText}</p>}
      <FactList facts={there.map((one) => [texts.counts[one], formatNumber(counts![one])] as const)} />
      <SelectField
        name="report-outcome"
        label={texts.show}
        value={outcome}
        onChange={(event) => {
          setOutcome(event.target.value as MoveInOutcome | '');
          setAfters([null]);
        }}
        options={[
          { value: '', label: texts.allRemarks },
          ...there.map((one) => ({ value: one, label: texts.counts[one] })),
        ]}
      />
      {afters.map((after, place) => (
        <Lines
          key={`${state} ${outcome} ${after}`}
          id={id}
          outcome={outcome}
          after={after}
          onMore={place === afters.length - 1 ? (next) => setAfters([...afters, next]) : null}
        />
      ))}
      <p className="actions">
        <DownloadButton
          fetch={() => call('GET /api/administration/move-ins/:id/report', { params: { id } })}
          saved={texts.downloaded}
        >
          {texts.download}
        </DownloadButton>
      </p>
    </section>
  );
}

type LinesProps = {
  id: string;
  outcome: MoveInOutcome | '';
  after: number | null;
  onMore: ((next: number) => void) | null;
};

function Lines({ id, outcome, after, onMore }: LinesProps) {
  const query = useQuery(moveInRowsQuery(id, outcome, after));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ rows, nextAfter }) => (
        <>
          {rows.length === 0 ? <p>{texts.noRows}</p> : <LineTable rows={rows} />}
          {nextAfter !== null && onMore && (
            <p className="actions">
              <Button variant="secondary" data-size="sm" onClick={() => onMore(nextAfter)}>
                {texts.moreRows}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

function LineTable({ rows }: { rows: readonly MoveInReportLine[] }) {
  const lines = texts.lines(rows[0]!.line, rows.at(-1)!.line);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <section className="table-scroll" tabIndex={0} aria-label={lines}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.key}</th>
            <th scope="col">{texts.outcome}</th>
            <th scope="col">{texts.remark}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.line}</th>
              <td>{row.externalId}</td>
              <td>{capitalise(moveInWords.outcomes[row.outcome])}</td>
              <td>{moveInWords.remarks(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
