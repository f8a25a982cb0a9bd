import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { threadTexts } from './henvendelser-texts.ts';
import { useCloseEnquiry } from './use-close-enquiry.ts';

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
  const question = useRef<HTMLParagraphElement>(null);
  const { close, isClosing, problem } = useCloseEnquiry(enquiryId, texts.yes, texts.done);
  useEffect(() => question.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={questionId} className="confirm">
      <p id={questionId} tabIndex={-1} ref={question}>
        <strong>{texts.question}</strong> {texts.explanation}
      </p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p className="actions">
        <Button variant="secondary" busy={isClosing} onClick={close}>
          {texts.yes}
        </Button>
        <Button variant="tertiary" onClick={onNo}>
          {texts.no}
        </Button>
      </p>
    </div>
  );
}
