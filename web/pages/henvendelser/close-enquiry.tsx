import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { keepThread } from '#web/api/enquiry-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { threadTexts } from './henvendelser-texts.ts';

const texts = threadTexts.close;

/** Closes the enquiry after one question, asked where the button stands. */
export function CloseEnquiry({ enquiryId }: { enquiryId: string }) {
  const [step, setStep] = useState<'button' | 'question' | 'button-again'>('button');
  const opener = useRef<HTMLButtonElement>(null);
  // Only on the way back: a page that opens keeps the focus on its heading.
  useEffect(() => {
    if (step === 'button-again') opener.current?.focus();
  }, [step]);
  if (step === 'question') return <Question enquiryId={enquiryId} onNo={() => setStep('button-again')} />;
  return (
    <p>
      <Button variant="tertiary" ref={opener} onClick={() => setStep('question')}>
        {texts.open}
      </Button>
    </p>
  );
}

function Question({ enquiryId, onNo }: { enquiryId: string; onNo: () => void }) {
  const questionId = useId();
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const close = async (idempotencyKey: string) =>
    keepThread(
      client,
      await call('POST /api/enquiries/:id/close', { params: { id: enquiryId }, idempotencyKey }),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={questionId} className="confirm">
      <p id={questionId} tabIndex={-1} ref={focusWhenShown}>
        <strong>{texts.question}</strong> {texts.explanation}
      </p>
      {problem}
      <p className="actions">
        <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.yes, close, texts.done)}>
          {texts.yes}
        </Button>
        <Button variant="tertiary" onClick={onNo}>
          {texts.no}
        </Button>
      </p>
    </div>
  );
}
