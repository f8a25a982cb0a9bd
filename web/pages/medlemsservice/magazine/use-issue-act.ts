import { useQueryClient } from '@tanstack/react-query';
import type { StaffMagazine } from '#contract/staff-magazine-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepStaffMagazine, staffMagazineQuery } from '#web/api/magazine-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { texts } from './desk-magazine-texts.ts';

/** One press that does something with an issue. */
export function useIssueAct() {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress((error) => {
    if (!(error instanceof ApiError)) return null;
    if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return texts.issue.fileRefused;
    if (error.code !== 'CHANGED_ELSEWHERE') return null;
    void client.invalidateQueries({ queryKey: staffMagazineQuery().queryKey });
    return texts.issue.changed;
  });
  const act = (send: (idempotencyKey: string) => Promise<StaffMagazine>, button: string, said: string) =>
    press(button, async (idempotencyKey) => keepStaffMagazine(client, await send(idempotencyKey)), said);
  return { act, isBusy, problem };
}
