import { useQueryClient } from '@tanstack/react-query';
import type { MemberFile } from '#contract/unit-member-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { memberFileTexts as texts } from './member-file-texts.ts';
import { memberFilesLeftQuery } from './office-queries.ts';

/** A file of members that one has taken, and the button that says it is gone. @param unit where the page does not say */
export function MemberFileRow({ file, unit }: { file: MemberFile; unit?: string }) {
  const client = useQueryClient();
  const forget = () => client.invalidateQueries({ queryKey: memberFilesLeftQuery().queryKey });
  const { press, isBusy, problem } = usePress(forget);
  const { id, members, code, takenAt, deleteBy, deletedAt } = file;
  const words = texts.deleted(code);
  const say = () =>
    press(
      words,
      async (idempotencyKey) => {
        await call('POST /api/member-files/:id/deletions', { params: { id }, idempotencyKey });
        await forget();
      },
      texts.thanks,
    );
  return (
    <li>
      {unit && <strong>{unit}. </strong>}
      {texts.file(formatMoment(takenAt, new Date()), members, code)}{' '}
      {deletedAt ? texts.isDeleted : texts.deleteBy(deleteBy)}
      {problem}
      {!deletedAt && (
        <p>
          <Button variant="tertiary" busy={isBusy} onClick={() => void say()}>
            {words}
          </Button>
        </p>
      )}
    </li>
  );
}
