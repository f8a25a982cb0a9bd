import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { exportTexts as texts } from './desk-offices-texts.ts';

/** Whether a chapter's leaders may take the list of members as a file. Off until somebody here says otherwise. */
export function UnitExportChoice({ unitId, mayExport }: { unitId: string; mayExport: boolean }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(() => forgetOffices(client));
  const words = mayExport ? texts.stop : texts.allow;
  const choose = () =>
    press(
      words,
      async () => {
        const request = { params: { id: unitId }, body: { mayExport: !mayExport } };
        await call('PUT /api/staff/units/:id/export', request);
        await forgetOffices(client);
      },
      texts.changed,
    );
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        <strong>{mayExport ? texts.isOn : texts.isOff}</strong>
      </p>
      {problem}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void choose()}>
          {words}
        </Button>
      </p>
    </section>
  );
}
