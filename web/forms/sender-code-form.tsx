/** The code of a signed-out sender: typed where it was requested, or sent again. */
import type { CodeRequestOutcome, PendingCode } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { CodeForm } from './code-form.tsx';

type SenderCodeFormProps = {
  pending: PendingCode;
  /** Another code is on its way in the place of the first. */
  onSentAgain(pending: PendingCode): void;
  onVerified(): void;
};

export function SenderCodeForm({ pending, onSentAgain, onVerified }: SenderCodeFormProps) {
  const resend = async (): Promise<CodeRequestOutcome> => {
    const idempotencyKey = crypto.randomUUID();
    const answer = await call('POST /api/sender-codes/resendings', {
      body: { id: pending.id },
      idempotencyKey,
    });
    if (answer.outcome === 'sent') onSentAgain(answer.code);
    return answer;
  };
  return (
    <CodeForm
      pending={pending}
      resend={resend}
      confirm={(body, idempotencyKey) =>
        call('POST /api/sender-codes/confirmations', { body, idempotencyKey })
      }
      onVerified={onVerified}
    />
  );
}
