import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetThread, keepThread } from '#web/api/enquiry-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { unitQuestionTexts as texts } from './unit-question-texts.ts';

type UnitQuestionProps = { enquiry: EnquiryThread; forwarding: NonNullable<EnquiryThread['forwarding']> };

/** Whether a chapter or region may read the enquiry and answer it; and, after a yes, the way back. */
export function UnitQuestion({ enquiry: { id }, forwarding }: UnitQuestionProps) {
  const { unitId, unitName, hasAgreed } = forwarding;
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const { press, busy, problem } = usePress(() => forgetThread(client, id));
  const button = (agrees: boolean, words: string, done: string) => (
    <Button
      variant={agrees ? 'primary' : 'secondary'}
      busy={busy === words}
      onClick={async () => {
        const request = { params: { id }, body: { unitId, agrees } };
        const send = async (idempotencyKey: string) =>
          keepThread(
            client,
            await call('POST /api/enquiries/:id/unit-answers', { ...request, idempotencyKey }),
          );
        // The button that was pressed is gone.
        if (await press(words, send, done))
          requestAnimationFrame(() => (box.current ?? document.querySelector('h1'))?.focus());
      }}
    >
      {words}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1}>
      <NoticeBox
        tone={hasAgreed ? 'info' : 'warning'}
        title={hasAgreed ? texts.there(unitName) : texts.title(unitName)}
      >
        <p>{hasAgreed ? texts.thereText : texts.text(unitName)}</p>
        {problem}
        <p className="actions">
          {hasAgreed ? (
            button(false, texts.back, texts.declined)
          ) : (
            <>
              {button(true, texts.yes, texts.agreed(unitName))}
              {button(false, texts.no, texts.declined)}
            </>
          )}
        </p>
      </NoticeBox>
    </div>
  );
}
