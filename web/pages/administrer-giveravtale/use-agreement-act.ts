import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { agreementQuery, keepAgreement } from '#web/api/giving-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { texts } from './manage-giving-texts.ts';

type Act =
  | 'POST /api/giving/agreements/:id/pause'
  | 'POST /api/giving/agreements/:id/resume'
  | 'POST /api/giving/agreements/:id/stop'
  | 'POST /api/giving/agreements/:id/restart';

/** One press that changes an agreement. */
export function useAgreementAct(id: string) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'CHANGED_ELSEWHERE') return null;
    await client.invalidateQueries({ queryKey: agreementQuery(id).queryKey });
    return texts.changedElsewhere;
  });
  const act = (endpoint: Act, body: object, onDone: () => void, button: string) =>
    press(button, async (idempotencyKey) => {
      const request = { params: { id }, body: body as never, idempotencyKey };
      await keepAgreement(client, await call(endpoint, request));
      onDone();
    });
  return { act, isBusy, problem };
}
