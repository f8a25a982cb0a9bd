/** `/medlemsservice`: the queue of member service. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import {
  type QueueFilter,
  queueCountsQuery,
  queueQuery,
  queueViewsQuery,
  tagsQuery,
} from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useGoTo, usePageSearch } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm, SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { shortcutTexts, queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { ShortcutHelp } from '../frame/shortcut-help.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { QueueCounts } from './queue-counts.tsx';
import { filterOf, searchOf, stateOf } from './queue-filter.ts';
import { ClosedTogether, CloseTogether, QueueFolds } from './queue-folds.tsx';
import { QueueForm } from './queue-form.tsx';
import { QueueRows } from './queue-rows.tsx';
import { QueueViewLinks } from './queue-view-links.tsx';
import { type Closed, useRowChoice } from './row-choice.ts';
import { rowTexts } from './row-texts.ts';

export function MedlemsservicePage() {
  const { words } = useLocation().state as { words?: unknown };
  const filter = filterOf(usePageSearch(), words);
  const query = useQuery({ ...queueQuery(filter), placeholderData: keepPreviousData });
  const counts = useQuery(queueCountsQuery());
  // Drawn when all of it is there, or has failed: what comes later moves the rest.
  const isToolComing = [counts, useQuery(queueViewsQuery()), useQuery(tagsQuery())].some(
    ({ isPending, failureCount }) => isPending && failureCount === 0,
  );
  const navigate = useGoTo();
  const next = query.data?.next ?? null;
  const state = stateOf(filter);
  const rowChoice = useRowChoice(query.data?.enquiries ?? []);
  const choice = filter.state === 'closed' ? null : rowChoice;
  const [closed, setClosed] = useState<Closed | null>(null);
  const finish = (result: Closed) => {
    setClosed(result);
    rowChoice.clear();
  };
  const nextSearch = next ? searchOf({ ...filter, cursor: next }) : null;
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    s: () => document.getElementById('search')?.focus(),
    x: () => document.activeElement?.closest('.row')?.querySelector<HTMLElement>('.row__choice')?.click(),
    n: () => {
      if (nextSearch) void navigate({ to: paths.desk, search: nextSearch, state });
    },
  });
  const { cursor: _cursor, ...first } = filter;
  return (
    <DeskPage
      title={texts.title}
      lead={filter.state === 'closed' ? texts.leadClosed : texts.lead}
      error={query.error}
    >
      {isToolComing ? (
        <SkeletonRows />
      ) : (
        <>
          {counts.data && <QueueCounts counts={counts.data} />}
          <QueueViewLinks />
          <QueueForm key={JSON.stringify(first)} filter={first} />
          <QueueFolds filter={first} />
          {closed && (
            <Suspense>
              <ClosedTogether key={String(closed.isUndone)} closed={closed} onUndone={finish} />
            </Suspense>
          )}
          <QueryState query={query} skeleton={<SkeletonRows />}>
            {({ enquiries }) => (
              <QueuePart
                rows={enquiries}
                filter={filter}
                nextSearch={nextSearch}
                choice={choice}
                onClosed={finish}
              />
            )}
          </QueryState>
          <ShortcutHelp words={shortcutTexts.queue} />
        </>
      )}
    </DeskPage>
  );
}

type QueuePartProps = {
  rows: readonly DeskRow[];
  filter: QueueFilter;
  nextSearch: ReturnType<typeof searchOf> | null;
  choice: ReturnType<typeof useRowChoice> | null;
  onClosed(closed: Closed): void;
};

function QueuePart({ rows, filter, nextSearch, choice, onClosed }: QueuePartProps) {
  const { cursor, ...first } = filter;
  const state = stateOf(filter);
  if (rows.length === 0) {
    const isWhole = Object.keys({ ...searchOf(filter), ...state }).length === 0;
    return (
      <EmptyState title={isWhole ? texts.emptyTitle : texts.nothingTitle}>
        <p>{isWhole ? texts.emptyText : texts.nothingText}</p>
      </EmptyState>
    );
  }
  return (
    <>
      {choice && (
        <CheckboxField
          name="all-rows"
          label={rowTexts.all}
          checked={choice.ids.size === rows.length}
          onChange={choice.toggleAll}
        />
      )}
      <QueueRows rows={rows} filter={filter} choice={choice} />
      {choice && choice.ids.size > 0 && (
        <Suspense fallback={<SkeletonForm fields={1} />}>
          <CloseTogether rows={choice.rows} onClear={choice.clear} onClosed={onClosed} />
        </Suspense>
      )}
      <p className="actions">
        {nextSearch && (
          <PageLink
            to={paths.desk}
            search={nextSearch}
            state={state}
            className="ds-button"
            data-variant="secondary"
          >
            {texts.nextPage}
          </PageLink>
        )}
        {cursor && (
          <PageLink to={paths.desk} search={searchOf(first)} state={state}>
            {texts.firstPage}
          </PageLink>
        )}
      </p>
    </>
  );
}

/** To the next or the former row's link; from elsewhere to the first or the last. */
function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.rows--desk .row__link')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  const wanted = place < 0 ? (by === 1 ? 0 : links.length - 1) : place + by;
  links[wanted]?.focus();
}
