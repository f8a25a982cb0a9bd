import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';

type MeetingAct = {
  /** Sends it, with the key of this press. */
  send(idempotencyKey: string): Promise<unknown>;
  words: string;
  /** What is said when it is done. */
  done: string;
};

/** One press that changes what has been sent to a meeting. */
export function useMeetingAct({ send, words, done }: MeetingAct) {
  const client = useQueryClient();
  const forget = () => forgetMeetings(client);
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
