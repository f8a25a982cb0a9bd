/** Takes the six digits that were sent to a contact point: wherever one is verified or changed. One on a page at a time. */
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import {
  type CodeOutcome,
  type CodeRequestOutcome,
  OneTimeCode,
  type PendingCode,
} from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { codeFieldTexts, codeTexts as texts } from '#web/texts/code-texts.ts';
import { formatPhone } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { CodeExpiry } from './code-expiry.tsx';
import { failureOf } from './sending.ts';
import { useAnsweredForm } from './use-answered-form.ts';

const Typed = z.object({ code: OneTimeCode });

type CodeFormProps = {
  pending: PendingCode;
  /** Asks for a new code; the answer's `pending` is then given here. */
  resend(): Promise<CodeRequestOutcome>;
  /** Tries a code; that of somebody signed in unless said. */
  confirm?(typed: { id: string; code: string }, idempotencyKey: string): Promise<{ outcome: CodeOutcome }>;
  /** The contact point is verified, or the new one in place. */
  onVerified(): void;
  /** Where another contact point could be written instead. */
  onCancel?(): void;
};

const confirmOwn: NonNullable<CodeFormProps['confirm']> = (body, idempotencyKey) =>
  call('POST /api/verification/confirmations', { body, idempotencyKey });

export function CodeForm(props: CodeFormProps) {
  const { pending, resend, confirm = confirmOwn, onVerified, onCancel } = props;
  const [said, setSaid] = useState('');
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null);
  useWhenOver(waitsUntil, () => setSaid(texts.mayAskAgain));
  const [isAsking, setIsAsking] = useState(false);
  const form = useAnsweredForm({
    keptAs: null,
    schema: Typed,
    initial: { code: '' },
    texts: { code: codeFieldTexts },
    button: texts.confirm,
    async send({ code }, idempotencyKey) {
      setSaid('');
      const { outcome } = await confirm({ id: pending.id, code }, idempotencyKey);
      if (outcome !== 'verified') return texts.refused[outcome];
      onVerified();
      return null;
    },
  });

  const askAgain = async () => {
    setIsAsking(true);
    try {
      const answer = await resend();
      if (answer.outcome === 'sent') form.reset();
      setSaid(sentenceOf(answer));
      setWaitsUntil(answer.outcome === 'wait' ? answer.resendAt : null);
    } catch (error) {
      setSaid(failureOf(error, texts.resend, []).text ?? '');
    }
    setIsAsking(false);
  };

  return (
    <AnsweredForm
      form={form}
      button={texts.confirm}
      label={texts.form}
      more={
        <>
          <Button variant="tertiary" busy={isAsking} onClick={() => void askAgain()}>
            {texts.resend}
          </Button>
          {onCancel && <CancelButton onCancel={onCancel} />}
        </>
      }
    >
      <p>{texts.sent(shownContact(pending))}</p>
      <CodeExpiry key={pending.id} expiresAt={pending.expiresAt} />
      <TextField
        label={texts.label}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        size={10}
        {...form.field('code')}
      />
      <p role="status">{said}</p>
    </AnsweredForm>
  );
}

export const CancelButton = ({ onCancel }: { onCancel(): void }) => (
  <Button variant="tertiary" onClick={onCancel}>
    {texts.cancel}
  </Button>
);

/** Does something when a moment (ISO 8601) has passed: a sentence about waiting would stand there too long. */
function useWhenOver(moment: string | null, act: () => void): void {
  const isOver = useEffectEvent(act);
  useEffect(() => {
    if (!moment) return;
    const timer = setTimeout(() => isOver(), Date.parse(moment) - Date.now());
    return () => clearTimeout(timer);
  }, [moment]);
}

/** A number in pairs, an address as it is. */
export const shownContact = ({ kind, value }: Pick<PendingCode, 'kind' | 'value'>): string =>
  kind === 'phone' ? formatPhone(value) : value;

function sentenceOf(answer: CodeRequestOutcome): string {
  if (answer.outcome === 'country') return texts.country;
  if (answer.outcome !== 'wait') return texts.resent;
  return texts.wait(untilWords(answer.resendAt));
}

/** «om 40 sekunder», «om 12 minutter». @param moment ISO 8601 */
export function untilWords(moment: string): string {
  const seconds = Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 1000));
  return seconds < 120 ? texts.inSeconds(seconds) : texts.inMinutes(Math.ceil(seconds / 60));
}
