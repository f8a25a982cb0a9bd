import * as z from 'zod/mini';
import { EmailAddress } from '#contract/profile-endpoints.ts';
import { PhoneNumber } from '#contract/values/phone-number.ts';
import type { ContactKind, PendingCode } from '#contract/verification-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { CancelButton, CodeForm, untilWords } from '#web/forms/code-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { codeTexts } from '#web/texts/code-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { contactFieldTexts, texts } from './mine-opplysninger-texts.ts';

const { contact } = texts;
const schemas = { email: z.object({ value: EmailAddress }), phone: z.object({ value: PhoneNumber }) };

type ContactChangeFormProps = {
  kind: ContactKind;
  pending: PendingCode | null;
  onSent(code: PendingCode): void;
  onCancel(): void;
  onDone(): void;
  /** The sign-in has grown too old while the page was open. */
  onSignInAgain(): Promise<void>;
};

/** Takes the new contact point, then the code that was sent there. */
export function ContactChangeForm(props: ContactChangeFormProps) {
  const { kind, pending, onSent, onCancel, onDone, onSignInAgain } = props;
  const ask = async (value: string, idempotencyKey: string) => {
    try {
      const body = { kind, value };
      const answer = await call('POST /api/profile/contact-changes', { body, idempotencyKey });
      if (answer.outcome === 'sent') onSent(answer.code);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') await onSignInAgain();
      throw error;
    }
  };
  const answered = useAnsweredForm({
    keptAs: `contact-${kind}`,
    schema: schemas[kind],
    initial: { value: '' },
    texts: { value: contactFieldTexts[kind] },
    button: contact.send,
    async send({ value }, idempotencyKey) {
      const answer = await ask(value, idempotencyKey);
      if (answer.outcome === 'country') return codeTexts.country;
      return answer.outcome === 'wait' ? contact.wait(untilWords(answer.resendAt)) : null;
    },
  });
  if (pending)
    return (
      <CodeForm
        pending={pending}
        resend={() => ask(pending.value, crypto.randomUUID())}
        onVerified={onDone}
        onCancel={onCancel}
      />
    );
  return (
    <AnsweredForm
      form={answered}
      button={contact.send}
      label={contact.change[kind]}
      more={<CancelButton onCancel={onCancel} />}
    >
      <TextField
        label={contact.newValue[kind]}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoFocus
        {...answered.field('value')}
      />
    </AnsweredForm>
  );
}
