/** `/medlemsservice`: the queue of member service. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { queueCountsQuery, queueQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useGoTo, usePageSearch } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { shortcutTexts, queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { ShortcutHelp } from '../frame/shortcut-help.tsx';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { QueueCounts } from './queue-counts.tsx';
import { filterOf, searchOf, stateOf } from './queue-filter.ts';
import { QueueForm } from './queue-form.tsx';
import { QueueRows } from './queue-rows.tsx';

export function MedlemsservicePage() {
  const { words } = useLocation().state as { words?: unknown };
  const filter = filterOf(usePageSearch(), words);
  const query = useQuery({ ...queueQuery(filter), placeholderData: keepPreviousData });
  const counts = useQuery(queueCountsQuery());
  const navigate = useGoTo();
  const next = query.data?.next ?? null;
  const state = stateOf(filter);
  const nextSearch = next ? searchOf({ ...filter, cursor: next }) : null;
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    s: () => document.getElementById('search')?.focus(),
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
      {!counts.isError && <QueueCounts counts={counts.data} />}
      <QueueForm key={JSON.stringify(first)} filter={first} />
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ enquiries }) =>
          enquiries.length > 0 ? (
            <>
              <QueueRows rows={enquiries} />
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
                {filter.cursor && (
                  <PageLink to={paths.desk} search={searchOf(first)} state={state}>
                    {texts.firstPage}
                  </PageLink>
                )}
              </p>
            </>
          ) : Object.keys({ ...searchOf(filter), ...state }).length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <EmptyState title={texts.nothingTitle}>
              <p>{texts.nothingText}</p>
            </EmptyState>
          )
        }
      </QueryState>
      <ShortcutHelp words={shortcutTexts.queue} />
    </DeskPage>
  );
}

/** To the next or the former row's link; from elsewhere to the first or the last. */
function step(by: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.rows--desk .row__link')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  const wanted = place < 0 ? (by === 1 ? 0 : links.length - 1) : place + by;
  links[wanted]?.focus();
}
