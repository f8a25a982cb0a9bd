import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { failureOf } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { personTexts as texts } from './desk-person-texts.ts';

/** The whole number, on request; kept nowhere but on the screen, and gone with the page. */
export function WholeNumber({ personId, reasonId }: { personId: string; reasonId: string }) {
  const [digits, setDigits] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const params = { id: personId };
      const shown = await call('GET /api/staff/persons/:id/fodselsnummer', { params, query: { reasonId } });
      setDigits(shown.fodselsnummer);
    } catch (error) {
      setProblem(failureOf(error, texts.showNumber, []).text);
    }
    setBusy(false);
  };
  return (
    <>
      <p>{texts.showNumberLead}</p>
      <p role="status">{digits && <strong className="whole-number">{digits}</strong>}</p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      {!digits && (
        <p>
          <Button variant="secondary" busy={isBusy} onClick={() => void show()}>
            {texts.showNumber}
          </Button>
        </p>
      )}
    </>
  );
}
