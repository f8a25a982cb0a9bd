/** `/medlemsservice/rettet-begge-steder`: names and addresses that another system has other words for. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { conflictTexts as texts } from '#web/texts/register-conflict-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { RegisterConflictList } from '#web/ui/register-conflict-list.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';

const deskConflictsQuery = () =>
  queryOptions({
    queryKey: ['desk-register-conflicts'],
    queryFn: ({ signal }) => call('GET /api/staff/register-conflicts', { signal }),
    staleTime: 0,
  });

export function DeskConflictsPage() {
  const client = useQueryClient();
  const query = useQuery(deskConflictsQuery());
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ conflicts }) =>
          conflicts.length === 0 ? (
            <EmptyState title={texts.none}>
              <p>{texts.noneText}</p>
            </EmptyState>
          ) : (
            <RegisterConflictList
              conflicts={conflicts}
              level={2}
              decide={async (id, decision, idempotencyKey) => {
                const path = 'POST /api/staff/register-conflicts/:id/decisions';
                const answer = await call(path, { params: { id }, body: { decision }, idempotencyKey });
                keepAnswer(client, deskConflictsQuery().queryKey, answer);
              }}
            />
          )
        }
      </QueryState>
    </DeskPage>
  );
}
