/** One press that changes something of one's own, said when it is done, with what went wrong beside the button. */
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';

/** @param answers what the answer takes the place of in the cache. @param done said when it is so */
export function usePrivacyAct<Answer>(answers: QueryKey, done: string) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const key = useRef('');
  async function press(send: (idempotencyKey: string) => Promise<Answer>): Promise<void> {
    key.current ||= crypto.randomUUID();
    setIsBusy(true);
    setFailure(null);
    try {
      client.setQueryData(answers, await sendOnce(() => send(key.current)));
      showToast(done);
    } catch (error) {
      setFailure(failureOf(error, done, []).text);
    }
    key.current = '';
    setIsBusy(false);
  }
  const problem: ReactNode = (
    <div role="alert">{failure && <NoticeBox tone="danger">{failure}</NoticeBox>}</div>
  );
  return { isBusy, problem, run: (send: (idempotencyKey: string) => Promise<Answer>) => void press(send) };
}
