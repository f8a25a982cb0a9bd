import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';

/** One press that changes how the magazine comes: once, whatever happens to the answer on its way. */
export function useMagazineAct() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef('');

  /** @param button the words on it @param said when it is done @returns whether it is */
  const act = async (
    send: (idempotencyKey: string) => Promise<MyMagazine>,
    button: string,
    said: string,
  ): Promise<boolean> => {
    key.current ||= crypto.randomUUID();
    setIsBusy(true);
    setProblem(null);
    try {
      keepMagazine(client, await sendOnce(() => send(key.current)));
      showToast(said);
      key.current = '';
      return true;
    } catch (error) {
      setProblem(failureOf(error, button, []).text);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, problem };
}
