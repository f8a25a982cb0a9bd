import { useQueryClient } from '@tanstack/react-query';
import { NewBankCredit, type Reconciliation } from '#contract/books-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { keepReconciliation } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { creditFieldTexts, reconciliationTexts as texts } from './books-texts.ts';

const rails = ['vipps', 'avtalegiro'] as const;

/** What is in the bank, for a day of gifts. */
export function BankCreditForm({ shown, asked }: { shown: Reconciliation; asked: string | undefined }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: 'bank-credit',
    schema: NewBankCredit,
    initial: { rail: '', forOn: '', bookedOn: '', amount: '', fee: '', reference: '', reason: '' },
    texts: creditFieldTexts,
    button: texts.save,
    async send(body, idempotencyKey) {
      const answer = await call('POST /api/staff/bank-credits', { body, idempotencyKey });
      showToast(texts.saved);
      keepReconciliation(client, asked, shown, answer);
      form.reset();
      return null;
    },
  });
  return (
    <Card title={texts.addCredit} id="bank-credit">
      <p>{texts.addCreditHint}</p>
      <AnsweredForm form={form} button={texts.save} label={texts.addCredit}>
        <SelectField
          label={texts.rail}
          placeholder={creditFieldTexts.rail.REQUIRED}
          options={rails.map((rail) => ({ value: rail, label: texts.rails[rail] }))}
          {...form.field('rail')}
        />
        <DayField label={texts.forOn} {...form.field('forOn')} />
        <DayField label={texts.bookedOn} {...form.field('bookedOn')} />
        <TextField
          label={texts.amount}
          hint={texts.amountHint}
          inputMode="decimal"
          {...form.field('amount')}
        />
        <TextField label={texts.feeField} inputMode="decimal" {...form.field('fee')} />
        <TextField label={texts.reference} hint={texts.referenceHint} {...form.field('reference')} />
        <TextField label={texts.reason} {...form.field('reason')} />
      </AnsweredForm>
    </Card>
  );
}
