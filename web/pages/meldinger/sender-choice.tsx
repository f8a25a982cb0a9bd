import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeNoticePreferences } from '#web/api/notice-queries.ts';
import { failureOf } from '#web/forms/sending.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './innstillinger-texts.ts';

/** Whether e-mail may say which organisation it comes from. Kept at once, as the choices above it. */
export function SenderChoice({ isNamed }: { isNamed: boolean }) {
  const client = useQueryClient();
  // Shown as pressed at once, as in the rows above: a mutation is pending one turn later, and the box would jump back.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (isSenderNamed: boolean) => changeNoticePreferences(client, { changes: [], isSenderNamed }),
    onSettled: () => setPressed(null),
  });
  const press = (isSenderNamed: boolean) => {
    if (pressed !== null) return;
    setPressed(isSenderNamed);
    change.mutate(isSenderNamed);
  };
  return (
    <section aria-labelledby="sender">
      <h2 id="sender">{texts.sender}</h2>
      <p>{texts.senderHelp}</p>
      <CheckboxField
        name="sender-named"
        label={texts.senderNamed}
        checked={pressed ?? isNamed}
        aria-busy={pressed !== null || undefined}
        onChange={(event) => press(event.target.checked)}
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
