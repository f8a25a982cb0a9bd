/** `/meldinger`: everything the portal has told the person, newest first. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NoticePage } from '#contract/notice-endpoints.ts';
import { fetchMoreNotices, noticesQuery, readAllNotices } from '#web/api/notice-queries.ts';
import { useLiveEnquiries } from '#web/api/use-live-enquiries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MoreRows } from '#web/ui/more-rows.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './meldinger-texts.ts';
import { NoticeRows } from './notice-rows.tsx';

export function MeldingerPage() {
  useLiveEnquiries();
  const query = useQuery(noticesQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(page) =>
          page.notices.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <NoticeList page={page} />
          )
        }
      </QueryState>
      {!query.isPending && (
        <>
          <p>
            <PageLink to="/meldinger/innstillinger">{texts.settings}</PageLink>
          </p>
          <p>
            <PageLink to={democracyPaths.mine}>{texts.democracy}</PageLink>
          </p>
        </>
      )}
    </>
  );
}

function NoticeList({ page: { notices, unread, next } }: { page: NoticePage }) {
  const client = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const newest = notices[0]?.createdAt ?? '';
  const { press, isBusy, isDone, problem } = usePress();
  const readAll = () => void press(texts.readAll, () => readAllNotices(client, newest));
  return (
    <>
      <div className="notice-summary">
        <p role="status">
          {unread > 0 ? texts.unreadCount(unread) : isDone ? texts.readAllDone : texts.allRead}
        </p>
        {unread > 0 && (
          <Button variant="secondary" busy={isBusy} onClick={readAll}>
            {texts.readAll}
          </Button>
        )}
      </div>
      {problem}
      <div ref={list}>
        <NoticeRows notices={notices} />
      </div>
      <MoreRows
        list={list}
        count={notices.length}
        hasMore={next !== null}
        fetchMore={() => fetchMoreNotices(client)}
        shown={texts.shown(notices.length)}
      >
        {texts.more}
      </MoreRows>
    </>
  );
}
