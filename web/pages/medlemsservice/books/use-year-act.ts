import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { usePress } from '#web/forms/use-press.tsx';

/**
 * One button's act on a year of a report. What it answers is shown; where it is refused, the year is read again.
 * @param year its query, and the words for one that was changed meanwhile
 * @param runAndKeep keeps the answer as that of the year
 */
export function useYearAct(
  year: { queryKey: QueryKey; changed?: string },
  words: { button: string; done: string | null },
  runAndKeep: (idempotencyKey: string) => Promise<void>,
) {
  const client = useQueryClient();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { press, isBusy, problem } = usePress((error) => {
    if (!(error instanceof ApiError)) return undefined;
    const isOld = error.code === 'SIGN_IN_AGAIN';
    setNeedsSignIn(isOld);
    if (!isOld) void client.invalidateQueries({ queryKey: year.queryKey });
    return error.code === 'CHANGED_ELSEWHERE' ? year.changed : undefined;
  });
  return { act: () => void press(words.button, runAndKeep, words.done), isBusy, needsSignIn, problem };
}
