import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';

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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    setProblem(null);
    const idempotencyKey = crypto.randomUUID();
    await sendOnce(() => send(idempotencyKey)).then(
      () => showToast(done),
      (error: unknown) => setProblem(failureOf(error, words, []).text),
    );
    await forgetMeetings(client);
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
    problem: (
      <div role="alert">
        {problem && (
          <NoticeBox tone="danger">
            <p>{problem}</p>
          </NoticeBox>
        )}
      </div>
    ),
  };
}
