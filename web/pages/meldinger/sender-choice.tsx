import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeNoticePreferences } from '#web/api/notice-queries.ts';
import { failureOf } from '#web/forms/sending.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './innstillinger-texts.ts';

/** Whether e-mail may say which organisation it comes from. Kept at once, as the choices above it. */
export function SenderChoice({ isNamed }: { isNamed: boolean }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (isSenderNamed: boolean) => changeNoticePreferences(client, { changes: [], isSenderNamed }),
  });
  return (
    <section aria-labelledby="sender">
      <h2 id="sender">{texts.sender}</h2>
      <p>{texts.senderHelp}</p>
      <CheckboxField
        name="sender-named"
        label={texts.senderNamed}
        checked={change.isPending ? change.variables : isNamed}
        aria-busy={change.isPending || undefined}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className="ds-sr-only" role="status">
        {change.isSuccess && texts.senderSaved(change.variables)}
      </p>
      <div role="alert">
        {change.error && <NoticeBox tone="danger">{failureOf(change.error, texts.save, []).text}</NoticeBox>}
      </div>
    </section>
  );
}
