import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/office-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

type ActKey =
  | 'POST /api/offices/:id/refusals'
  | 'POST /api/offices/:id/resignations'
  | 'POST /api/unit-offices/:id/withdrawals'
  | 'POST /api/staff/offices/:id/endings';

/** One press that changes an office. @param done what is said when it is done */
export function useOfficeAct(key: ActKey, id: string, words: string, done: string) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(() => forgetOffices(client));
  const act = () =>
    press(
      words,
      async (idempotencyKey) => {
        await call(key, { params: { id }, idempotencyKey });
        await forgetOffices(client);
      },
      done,
    );
  return {
    button: (variant: ButtonVariant, label?: string): ReactNode => (
      <Button
        variant={variant}
        busy={isBusy}
        onClick={() => void act()}
        {...(label && { 'aria-label': label })}
      >
        {words}
      </Button>
    ),
    problem,
  };
}
