/** Below a form for signed-out users under heavy load: the address is confirmed, then the form is sent again. */
import { useState } from 'react';
import type { PendingCode } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { codeTexts, senderProofTexts as texts } from '#web/texts/code-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { untilWords } from './code-form.tsx';
import type { createTicketSource } from './contact-ticket.ts';
import { SenderCodeForm } from './sender-code-form.tsx';
import { failureOf } from './sending.ts';

export type SenderProofProps = {
  /** What is in the form: an e-mail address, or a phone number. */
  contact: string;
  tickets: ReturnType<typeof createTicketSource>;
  /** The words on the button of the form. */
  button: string;
  isProven: boolean;
  onProven(codeId: string): void;
};

export function SenderProof({ contact, tickets, button, isProven, onProven }: SenderProofProps) {
  const [pending, setPending] = useState<PendingCode | null>(null);
  const [said, setSaid] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    setSaid('');
    try {
      const idempotencyKey = crypto.randomUUID();
      const answer = await tickets.send((ticket) =>
        call('POST /api/sender-codes', { body: { contact, ticket }, idempotencyKey }),
      );
      if (answer.outcome === 'sent') setPending(answer.code);
      else if (answer.outcome === 'country') setSaid(codeTexts.country);
      else if (answer.outcome === 'wait') setSaid(texts.wait(untilWords(answer.resendAt)));
    } catch (error) {
      setSaid(failureOf(error, texts.send, []).text ?? '');
    }
    setIsAsking(false);
  };
  return (
    <section aria-labelledby="proof-title">
      <h2 id="proof-title" ref={focusWhenShown} tabIndex={-1}>
        {texts.title}
      </h2>
      {isProven ? (
        <NoticeBox tone="success">
          <p>{texts.done(button)}</p>
        </NoticeBox>
      ) : pending ? (
        <SenderCodeForm pending={pending} onSentAgain={setPending} onVerified={() => onProven(pending.id)} />
      ) : (
        <>
          <p>{texts.text}</p>
          <p>
            <Button variant="secondary" busy={isAsking} onClick={() => void ask()}>
              {texts.send}
            </Button>
          </p>
          <p role="status">{said}</p>
        </>
      )}
    </section>
  );
}
