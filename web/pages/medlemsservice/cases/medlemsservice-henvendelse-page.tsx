/** `/medlemsservice/henvendelser/:id`: one case, as member service sees, answers and moves it. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { ApiError } from '#web/api/api-error.ts';
import { caseQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { usePageSearch, usePlace } from '#web/ui/page-address.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { CaseTags } from './case-facts.tsx';
import { DeskCase } from './desk-case.tsx';
import { caseTexts as texts } from './desk-case-texts.ts';
import { QueueBeside, useRoomBeside } from './queue-beside.tsx';
import { filterOf } from './queue-filter.ts';

export function MedlemsserviceHenvendelsePage() {
  const { id = '' } = usePlace();
  const { words } = useLocation().state as { words?: unknown };
  /** Of the queue that it was opened from. */
  const filter = filterOf(usePageSearch(), words);
  const query = useQuery(caseQuery(id));
  const isBeside = useRoomBeside();
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const title = isMissing ? texts.notFound.title : query.data?.subject;
  return (
    <DeskPage
      title={title ?? texts.loadingTitle}
      tabTitle={title ?? null}
      above={query.data && <CaseTags deskCase={query.data} />}
      error={query.error}
      beside={isBeside && <QueueBeside filter={filter} caseId={query.data?.id ?? id} />}
    >
      {isMissing ? (
        <p>{texts.notFound.text}</p>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(deskCase) => (
            <DeskCase key={deskCase.id} deskCase={deskCase} queue={filter} isBeside={isBeside} />
          )}
        </QueryState>
      )}
    </DeskPage>
  );
}
