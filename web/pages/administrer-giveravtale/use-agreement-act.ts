import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { agreementQuery, keepAgreement } from '#web/api/giving-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { texts } from './manage-giving-texts.ts';

type Act =
  | 'POST /api/giving/agreements/:id/pause'
  | 'POST /api/giving/agreements/:id/resume'
  | 'POST /api/giving/agreements/:id/stop'
  | 'POST /api/giving/agreements/:id/restart';

/** One press that changes an agreement: once, whatever happens to the answer on its way. */
export function useAgreementAct(id: string) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef('');

  const act = async (endpoint: Act, body: object, onDone: () => void, button: string): Promise<void> => {
    key.current ||= crypto.randomUUID();
    setIsBusy(true);
    setProblem(null);
    try {
      const agreement = await sendOnce(() =>
        call(endpoint, { params: { id }, body: body as never, idempotencyKey: key.current }),
      );
      await keepAgreement(client, agreement);
      onDone();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
      if (isStale) await client.invalidateQueries({ queryKey: agreementQuery(id).queryKey });
      setProblem(isStale ? texts.changedElsewhere : failureOf(error, button, []).text);
    }
    key.current = '';
    setIsBusy(false);
  };
  return { act, isBusy, problem };
}
