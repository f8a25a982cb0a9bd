import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepStaffMagazine, staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { texts } from './desk-magazine-texts.ts';

/** One press that does something with an issue, once. */
export function useIssueAct() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef('');
  const act = async (
    send: (idempotencyKey: string) => Promise<StaffMagazine>,
    button: string,
    said: string,
  ): Promise<void> => {
    key.current ||= crypto.randomUUID();
    setIsBusy(true);
    setProblem(null);
    try {
      keepStaffMagazine(client, await sendOnce(() => send(key.current)));
      key.current = '';
      showToast(said);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE';
      if (isStale) void client.invalidateQueries({ queryKey: staffMagazineQuery().queryKey });
      setProblem(isStale ? texts.issue.changed : failureOf(error, button, []).text);
    }
    setIsBusy(false);
  };
  return { act, isBusy, problem, setProblem };
}
