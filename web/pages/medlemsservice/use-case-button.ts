import { useMutation } from '@tanstack/react-query';
import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import type { CaseOnScreen } from './use-case.ts';

/**
 * A button that does one thing with the case.
 * @param button the words on it, for the sentence that asks to press it again
 * @param done what is said when it is done
 */
export function useCaseButton(
  screen: CaseOnScreen,
  button: string,
  done: string,
  send: (idempotencyKey: string) => Promise<DeskCase>,
) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const idempotencyKey = crypto.randomUUID();
      return screen.act(() => sendOnce(() => send(idempotencyKey)));
    },
    onSuccess: (result) => {
      screen.keep(result, done);
      // The button may have made itself unnecessary: whoever is on the keyboard goes on beside it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) document.getElementById('acts-title')?.focus();
      });
    },
  });
  return {
    press: () => {
      if (!isPending) mutate();
    },
    isBusy: isPending,
    problem: error && failureOf(error, button, []).text,
  };
}
