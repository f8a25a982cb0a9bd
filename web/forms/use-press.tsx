/** One press that sends something: once, whatever happens to the answer on its way, and what went wrong in words beside it. */
import { type ReactNode, useRef, useState } from 'react';
import { OfflineError } from '#web/api/within.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StatusLinkAfter } from '#web/ui/status-link.tsx';
import { failureOf, sendOnce } from './sending.ts';

/**
 * @param onFailure what else is to be done when it is refused or does not arrive; a sentence that it returns is said
 * in place of the usual one
 */
export function usePress(onFailure?: (error: unknown) => unknown) {
  const [busy, setBusy] = useState<string | null>(null);
  /** Of the last press, until one succeeds. */
  const [failure, setFailure] = useState<{ error: unknown; words: string | null } | null>(null);
  /** The last press has succeeded. */
  const [isDone, setIsDone] = useState(false);
  const unanswered = useRef<{ button: string; key: string } | null>(null);

  /**
   * @param button the words on it, for the sentence that asks to press it again
   * @param send sends, and keeps the answer where it belongs; the key makes of two sendings one
   * @param done the confirmation
   * @returns whether it is
   */
  async function press(
    button: string,
    send: (idempotencyKey: string) => Promise<unknown>,
    done?: string | null,
  ): Promise<boolean> {
    const isAgain = unanswered.current?.button === button;
    const key = isAgain ? unanswered.current!.key : crypto.randomUUID();
    setBusy(button);
    setIsDone(false);
    try {
      await sendOnce(() => send(key));
      unanswered.current = null;
      setFailure(null);
      if (done) showToast(done);
      setIsDone(true);
      return true;
    } catch (error) {
      // It may have arrived: the next press on the same button is the same sending.
      unanswered.current = error instanceof OfflineError ? { button, key } : null;
      const own = await onFailure?.(error);
      setFailure({ error, words: typeof own === 'string' ? own : failureOf(error, button, []).text });
      return false;
    } finally {
      setBusy(null);
    }
  }
  const words = busy ? null : failure?.words;
  const problem: ReactNode = (
    <div role="alert">
      {words && (
        <NoticeBox tone="danger">
          <p>
            {words}
            <StatusLinkAfter sentence={words} />
          </p>
        </NoticeBox>
      )}
    </div>
  );
  return { press, busy, isBusy: busy !== null, isDone, problem, error: failure?.error };
}
