import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/office-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';

type ActKey =
  | 'POST /api/offices/:id/refusals'
  | 'POST /api/offices/:id/resignations'
  | 'POST /api/unit-offices/:id/withdrawals'
  | 'POST /api/staff/offices/:id/endings';

/** One press that changes an office. @param done what is said when it is done */
export function useOfficeAct(key: ActKey, id: string, words: string, done: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setProblem(null);
    const idempotencyKey = crypto.randomUUID();
    await sendOnce(() => call(key, { params: { id }, idempotencyKey })).then(
      () => showToast(done),
      (error: unknown) => setProblem(failureOf(error, words, []).text),
    );
    await forgetOffices(client);
    setBusy(false);
  };
  return {
    button: (variant: ButtonVariant, label?: string): ReactNode => (
      <Button
        variant={variant}
        busy={isBusy}
        onClick={() => void press()}
        {...(label && { 'aria-label': label })}
      >
        {words}
      </Button>
    ),
    problem: problem && (
      <NoticeBox tone="danger" announce="alert">
        <p>{problem}</p>
      </NoticeBox>
    ),
  };
}
