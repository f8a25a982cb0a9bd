import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { usePress } from './use-press.tsx';

type PressButton = {
  /** Sends it, with the key of this press. */
  send(idempotencyKey: string): Promise<unknown>;
  words: string;
  /** What is said when it is done. */
  done: string;
  /** Queries to refetch, whether it succeeded or was refused. */
  forget(): Promise<unknown>;
};

/** One button that does one thing: it, and what went wrong with it. */
export function usePressButton({ send, words, done, forget }: PressButton) {
  const { press, isBusy, problem } = usePress(forget);
  const sendAndForget = async (idempotencyKey: string) => {
    await send(idempotencyKey);
    await forget();
  };
  return {
    button: (variant: ButtonVariant, label?: string): ReactNode => (
      <Button
        variant={variant}
        busy={isBusy}
        onClick={() => void press(words, sendAndForget, done)}
        {...(label && { 'aria-label': label })}
      >
        {words}
      </Button>
    ),
    problem,
  };
}
