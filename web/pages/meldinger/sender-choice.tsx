import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeNoticePreferences } from '#web/api/notice-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { texts } from './innstillinger-texts.ts';

/** Whether e-mail may say which organisation it comes from. Kept at once, as the choices above it. */
export function SenderChoice({ isNamed }: { isNamed: boolean }) {
  const client = useQueryClient();
  // Shown as pressed at once, as in the rows above.
  const [pressed, setPressed] = useState(isNamed);
  const { press, isBusy, isDone, problem } = usePress();
  const change = (isSenderNamed: boolean) => {
    if (isBusy) return;
    setPressed(isSenderNamed);
    void press(texts.save, () => changeNoticePreferences(client, { changes: [], isSenderNamed }));
  };
  return (
    <section aria-labelledby="sender">
      <h2 id="sender">{texts.sender}</h2>
      <p>{texts.senderHelp}</p>
      <CheckboxField
        name="sender-named"
        label={texts.senderNamed}
        checked={isBusy ? pressed : isNamed}
        aria-busy={isBusy || undefined}
        onChange={(event) => change(event.target.checked)}
      />
      <div role="status">{isDone && <p>{texts.senderSaved(pressed)}</p>}</div>
      {problem}
    </section>
  );
}
