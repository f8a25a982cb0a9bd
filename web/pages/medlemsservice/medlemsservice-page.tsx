/** `/medlemsservice`: the queue of member service. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { deskQueueQuery } from '#web/api/desk-queries.ts';
import type { OpenOrClosed } from '#web/api/enquiry-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskForbidden } from './desk-forbidden.tsx';
import { DeskQueue } from './desk-queue.tsx';
import { forbiddenTexts, queueTexts as texts } from './medlemsservice-texts.ts';

/** Open and closed are one page with two addresses. */
const exactly = { exact: true, includeSearch: true };

export function MedlemsservicePage() {
  const { vis } = useSearch({ strict: false }) as { vis?: unknown };
  const state: OpenOrClosed = vis === 'lukkede' ? 'closed' : 'open';
  const query = useQuery(deskQueueQuery(state));
  const isForbidden = query.error instanceof ApiError && query.error.status === 403;
  usePageTitle(isForbidden ? forbiddenTexts.title : null);
  if (isForbidden) return <DeskForbidden />;
  return (
    <>
      <PageHeading lead={state === 'open' ? texts.lead : texts.leadClosed}>{texts.title}</PageHeading>
      <nav aria-label={texts.tabs} className="tabs">
        <Link to={paths.desk as '/'} search={{} as never} activeOptions={exactly}>
          {texts.open}
        </Link>
        <Link to={paths.desk as '/'} search={{ vis: 'lukkede' } as never} activeOptions={exactly}>
          {texts.closed}
        </Link>
      </nav>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ enquiries }) =>
          enquiries.length > 0 ? (
            <DeskQueue enquiries={enquiries} state={state} />
          ) : state === 'open' ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <EmptyState title={texts.emptyClosedTitle}>
              <p>{texts.emptyClosedText}</p>
            </EmptyState>
          )
        }
      </QueryState>
    </>
  );
}
