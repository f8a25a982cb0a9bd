/** The queue beside the case that is open, on a screen with room for both; the keys J and K go from case to case. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { type QueueFilter, queueQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatWaiting } from '#web/texts/format.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { DueTag } from './due-tag.tsx';
import { searchOf, stateOf } from './queue-filter.ts';

/** As in `desk.css`. */
const wide = '(min-width: 75rem)';

/** Whether there is room for the queue beside a case. Where there is none it is not fetched: each in it is a look. */
export const useRoomBeside = (): boolean => useMedia(wide);

/** @param caseId of the case that is open */
export function QueueBeside({ filter, caseId }: { filter: QueueFilter; caseId: string }) {
  const query = useQuery({ ...queueQuery(filter), placeholderData: keepPreviousData });
  const rows = query.data?.enquiries ?? [];
  const next = query.data?.next ?? null;
  const list = useRef<HTMLUListElement>(null);
  useStepKeys(rows, filter, caseId);
  useEffect(() => {
    if (caseId && rows.length > 0)
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [caseId, rows.length]);
  const { cursor, ...first } = filter;
  const state = stateOf(filter);
  return (
    <section className="queue-beside" aria-label={texts.beside}>
      <p className="queue-beside__top">
        <span>{wordsOf(filter).join(' · ')}</span>{' '}
        <PageLink to={paths.desk} search={{ ...searchOf(filter) }} state={state}>
          {texts.whole}
        </PageLink>
      </p>
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && <p>{texts.besideFailed}</p>}
      {query.data && rows.length === 0 && <p>{texts.besideNothing}</p>}
      <ul ref={list} className="queue-beside__rows">
        {rows.map((row) => (
          <BesideRow key={row.id} row={row} filter={filter} />
        ))}
      </ul>
      <p className="actions">
        {next && (
          <PageLink
            to={deskPaths.deskEnquiry(caseId)}
            search={{ ...searchOf({ ...filter, cursor: next }) }}
            state={state}
          >
            {texts.nextPage}
          </PageLink>
        )}
        {cursor && (
          <PageLink to={deskPaths.deskEnquiry(caseId)} search={{ ...searchOf(first) }} state={state}>
            {texts.firstPage}
          </PageLink>
        )}
      </p>
    </section>
  );
}

function BesideRow({ row, filter }: { row: DeskRow; filter: QueueFilter }) {
  const now = new Date();
  const since = row.waitsSince
    ? texts.waited(formatWaiting(row.waitsSince, now))
    : texts.lastMessage(formatMoment(row.lastMessageAt, now));
  return (
    <li className="queue-beside__row">
      <PageLink
        to={deskPaths.deskEnquiry(row.id)}
        search={{ ...searchOf(filter) }}
        state={stateOf(filter)}
        className="queue-beside__link"
      >
        {row.subject}
      </PageLink>
      <p className="queue-beside__details">
        {row.personName} · {since} · <span className="unbroken">{row.number}</span>
      </p>
      <p className="row__tags">
        <DueTag workingDaysLeft={row.workingDaysLeft} />
        {row.tags.map(({ id, name }) => (
          <StateTag key={id} tone="info">
            {name}
          </StateTag>
        ))}
        {row.openWith.length > 0 && <StateTag tone="info">{texts.openWith(row.openWith)}</StateTag>}
      </p>
    </li>
  );
}

/** What of the queue is shown, in words. */
const wordsOf = (filter: QueueFilter): string[] => [
  texts.states[filter.state],
  ...(filter.topic ? [topicWords[filter.topic]] : []),
  ...(filter.owner === 'everybody' ? [] : [`${texts.owner}: ${texts.owners[filter.owner]}`]),
  ...(filter.search ? [`«${filter.search}»`] : []),
];

/** A case that has left the queue since it was opened had its place where the next one is now. */
function useStepKeys(rows: readonly DeskRow[], filter: QueueFilter, caseId: string): void {
  const navigate = useGoTo();
  const place = rows.findIndex(({ id }) => id === caseId);
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place >= 0) lastPlace.current = place;
  }, [place]);
  const step = (by: 1 | -1) => () => {
    const wanted = place >= 0 ? place + by : by === 1 ? lastPlace.current : lastPlace.current - 1;
    const row = rows[wanted];
    if (row)
      void navigate({
        to: deskPaths.deskEnquiry(row.id),
        search: { ...searchOf(filter) },
        state: stateOf(filter),
      });
  };
  useShortcuts({ j: step(1), k: step(-1) });
}
