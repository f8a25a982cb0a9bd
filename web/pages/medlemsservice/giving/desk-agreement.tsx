import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Agreement } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { keepDeskGiving } from '#web/pages/medlemsservice/giving/desk-giving-queries.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { agreementStateWords, railWords, termsWords } from '#web/texts/giving-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { givingTexts as texts } from './desk-giving-texts.ts';

/** @param props.isAsked the case was started from it */
type DeskAgreementProps = { enquiryId: string; agreement: Agreement; isAsked: boolean };

/** One agreement of the person of a case, and stopping it for them. */
export function DeskAgreement({ enquiryId, agreement, isAsked }: DeskAgreementProps) {
  const [isStopping, setIsStopping] = useState(false);
  const { number, state, rail, upcoming, stop } = agreement;
  const isLiving = state === 'active' || state === 'paused' || state === 'waiting';
  const next = upcoming[0];
  return (
    <section className="match-record" aria-label={texts.agreement(number)}>
      <h3>{texts.agreement(number)}</h3>
      {isAsked && (
        <p>
          <StateTag tone="info">{texts.asked}</StateTag>
        </p>
      )}
      <FactList
        facts={[
          [texts.state, agreementStateWords[state]],
          [texts.terms, termsWords(agreement)],
          [texts.rail, railWords[rail]],
          ...(next ? [[texts.next, formatDate(next.dueOn)] as const] : []),
          ...(stop ? [[texts.stopped, formatMoment(stop.at, new Date())] as const] : []),
        ]}
      />
      {isLiving &&
        (isStopping ? (
          <Stopping enquiryId={enquiryId} agreement={agreement} onClose={() => setIsStopping(false)} />
        ) : (
          <p>
            <Button variant="secondary" onClick={() => setIsStopping(true)}>
              {texts.stop}
            </Button>
          </p>
        ))}
    </section>
  );
}

function Stopping({
  enquiryId,
  agreement,
  onClose,
}: Omit<DeskAgreementProps, 'isAsked'> & { onClose(): void }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const stop = async (idempotencyKey: string) => {
    const request = { params: { id: enquiryId }, body: { agreementId: agreement.id }, idempotencyKey };
    keepDeskGiving(client, enquiryId, await call('POST /api/staff/enquiries/:id/giving/stop', request));
    onClose();
  };
  return (
    <>
      <h4 ref={focusWhenShown} tabIndex={-1}>
        {texts.stopTitle(agreement.number)}
      </h4>
      <p>{texts.stopText}</p>
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void press(texts.stopYes, stop, texts.stopDone)}>
          {texts.stopYes}
        </Button>
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </>
  );
}
