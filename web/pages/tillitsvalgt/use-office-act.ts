import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { usePressButton } from '#web/forms/use-press-button.tsx';

type ActKey =
  | 'POST /api/offices/:id/refusals'
  | 'POST /api/offices/:id/showings'
  | 'POST /api/offices/:id/hidings'
  | 'POST /api/offices/:id/resignations'
  | 'POST /api/unit-offices/:id/withdrawals'
  | 'POST /api/staff/offices/:id/endings';

/** One press that changes an office. @param done what is said when it is done */
export function useOfficeAct(key: ActKey, id: string, words: string, done: string) {
  const client = useQueryClient();
  return usePressButton({
    send: (idempotencyKey) => call(key, { params: { id }, idempotencyKey }),
    words,
    done,
    forget: () => forgetOffices(client),
  });
}
