import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { conflictTexts as texts } from '#web/texts/register-conflict-texts.ts';
import { RegisterConflictList } from '#web/ui/register-conflict-list.tsx';
import { conflictsQuery } from './administration-queries.ts';

/** Only where there are some. */
export function RegisterConflicts() {
  const client = useQueryClient();
  const { data } = useQuery(conflictsQuery());
  if (!data?.conflicts.length) return null;
  return (
    <section aria-labelledby="conflicts">
      <h2 id="conflicts">{texts.title}</h2>
      <p>{texts.lead}</p>
      <RegisterConflictList
        conflicts={data.conflicts}
        level={3}
        decide={async (id, decision, idempotencyKey) => {
          const path = 'POST /api/administration/register-conflicts/:id/decisions';
          const answer = await call(path, { params: { id }, body: { decision }, idempotencyKey });
          keepAnswer(client, conflictsQuery().queryKey, answer);
        }}
      />
    </section>
  );
}
