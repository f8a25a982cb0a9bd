import { DeliveryReceipt } from '#contract/tax-report-endpoints.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import type { textFieldTexts } from '#web/texts/field-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';

type DeliveryFormProps = {
  keptAs: string;
  words: Record<'deliver' | 'delivered' | 'receipt' | 'receiptHint', string>;
  receiptTexts: ReturnType<typeof textFieldTexts>;
  deliver(body: { receipt: string }, idempotencyKey: string): Promise<void>;
};

/** Notes that a file has been delivered, with the receipt of the one it was delivered to. */
export function DeliveryForm({ keptAs, words, receiptTexts, deliver }: DeliveryFormProps) {
  const form = useAnsweredForm({
    keptAs,
    schema: DeliveryReceipt,
    initial: { receipt: '' },
    texts: { receipt: receiptTexts },
    button: words.deliver,
    async send(body, idempotencyKey) {
      await deliver(body, idempotencyKey);
      showToast(words.delivered);
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={words.deliver} label={words.deliver}>
      <TextField
        label={words.receipt}
        hint={words.receiptHint}
        autoComplete="off"
        {...form.field('receipt')}
      />
    </AnsweredForm>
  );
}
