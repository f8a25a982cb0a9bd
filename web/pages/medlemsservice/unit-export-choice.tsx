import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/office-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { exportTexts as texts } from './desk-offices-texts.ts';

/** Whether a chapter's leaders may take the list of members as a file. Off until somebody here says otherwise. */
export function UnitExportChoice({ unitId, mayExport }: { unitId: string; mayExport: boolean }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = mayExport ? texts.stop : texts.allow;
  const choose = async () => {
    setBusy(true);
    setProblem(null);
    const request = { params: { id: unitId }, body: { mayExport: !mayExport } };
    await sendOnce(() => call('PUT /api/staff/units/:id/export', request)).then(
      () => showToast(texts.changed),
      (error: unknown) => setProblem(failureOf(error, words, []).text),
    );
    await forgetOffices(client);
    setBusy(false);
  };
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        <strong>{mayExport ? texts.isOn : texts.isOff}</strong>
      </p>
      {problem && (
        <NoticeBox tone="danger" announce="alert">
          <p>{problem}</p>
        </NoticeBox>
      )}
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void choose()}>
          {words}
        </Button>
      </p>
    </section>
  );
}
