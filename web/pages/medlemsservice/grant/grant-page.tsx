/** `/medlemsservice/tilskudd`: the list for the state grant, from the count day to the control. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GrantYear } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TreasurerPage, useAskedYear, YearTabs } from '../books/treasurer-page.tsx';
import { GrantControl } from './grant-control.tsx';
import { GrantLines } from './grant-lines.tsx';
import { GrantListCard } from './grant-list-card.tsx';
import { grantListQuery } from './grant-queries.ts';
import { GrantSums } from './grant-sums.tsx';
import { grantTexts as texts } from './grant-texts.ts';
import { useGrantAct } from './use-grant-act.ts';

export function GrantPage() {
  const asked = useAskedYear();
  const query = useQuery({ ...grantListQuery(asked), placeholderData: keepPreviousData });
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(year) => (
          <>
            <YearTabs to={deskPaths.deskGrant} label={texts.years} years={year.years} year={year.year} />
            <Freeze year={year} asked={asked} />
            <Figures year={year} />
            <h2>{texts.lists}</h2>
            {year.lists.length === 0 && <p>{texts.noLists}</p>}
            <div className="delivery-list">
              {year.lists.map((list) => (
                <GrantListCard key={list.id} year={year} list={list} asked={asked} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </TreasurerPage>
  );
}

function Freeze({ year, asked }: { year: GrantYear; asked: string | undefined }) {
  const hasList = year.lists.some(({ state }) => state !== 'withdrawn');
  const button = hasList ? texts.freezeAgain : texts.freeze;
  const words = { button, done: texts.frozen };
  const { act, isBusy, problem } = useGrantAct(asked, words, (idempotencyKey) =>
    call('POST /api/staff/grant-lists', { body: { year: String(year.year) }, idempotencyKey }),
  );
  return (
    <>
      <p>{texts.countOn(year.countOn)}</p>
      {problem}
      {year.mayFreeze ? (
        <>
          {hasList && <p>{texts.freezeHint}</p>}
          <p className="actions">
            <Button variant={hasList ? 'secondary' : 'primary'} busy={isBusy} onClick={act}>
              {button}
            </Button>
          </p>
        </>
      ) : (
        !hasList && <p>{texts.notYet}</p>
      )}
    </>
  );
}

function Figures({ year }: { year: GrantYear }) {
  const { figures, rate } = year;
  const list = year.lists.find(({ isKept }) => isKept);
  if (!figures || !list) return null;
  const { changes } = figures;
  return (
    <section aria-labelledby="grant-figures">
      <h2 id="grant-figures">{texts.figures}</h2>
      <FactList
        isLong
        facts={[
          [texts.counts, texts.count(list.counted)],
          [texts.leftOut, texts.count(list.leftOut)],
          ...(rate ? [[texts.money, texts.moneyOf(list.counted, rate)] as const] : []),
        ]}
      />
      <GrantSums
        id="grant-kinds"
        title={texts.kindsTitle}
        column={texts.how}
        rows={figures.kinds.map(({ kind, count }) => [texts.kinds[kind], count])}
      />
      <GrantSums
        id="grant-reasons"
        title={texts.reasonsTitle}
        column={texts.why}
        rows={figures.reasons.map(({ reason, count }) => [texts.reasons[reason], count])}
      />
      <GrantSums
        id="grant-problems"
        title={texts.problemsTitle}
        column={texts.why}
        rows={figures.problems.map(({ problem, count }) => [texts.problems[problem], count])}
        empty={texts.noProblems}
      />
      {figures.problems.length > 0 && <GrantLines of="problems" id={list.id} label={texts.problemsTitle} />}
      {changes && (
        <>
          <GrantSums
            id="grant-changes"
            title={texts.changesTitle}
            column={texts.why}
            rows={changes.map(({ direction, change, count }) => [
              `${texts.directions[direction]}: ${texts.changes[change]}`,
              count,
            ])}
            empty={texts.noChanges}
          />
          {changes.length > 0 && <GrantLines of="changes" id={list.id} label={texts.changesTitle} />}
        </>
      )}
      {list.state === 'delivered' && <GrantControl year={year} list={list} />}
    </section>
  );
}
