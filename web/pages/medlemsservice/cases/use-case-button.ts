import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { usePress } from '#web/forms/use-press.tsx';
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
  const { press, isBusy, problem } = usePress();
  const act = async (idempotencyKey: string) => {
    screen.keep(await screen.act(() => send(idempotencyKey)), done);
    // The button may have made itself unnecessary: a keyboard user goes on beside it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('acts-title')?.focus();
    });
  };
  return {
    press: () => {
      if (!isBusy) void press(button, act);
    },
    isBusy,
    problem,
  };
}
