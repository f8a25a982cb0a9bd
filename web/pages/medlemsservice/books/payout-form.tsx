import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { NewBankCredit, type ReconciledDay, type Reconciliation } from '#contract/books-endpoints.ts';
import { addDays, bankDayFrom } from '#contract/values/bank-days.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { keepReconciliation } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { creditFieldTexts, reconciliationTexts as texts } from './books-texts.ts';

const Booked = z.object({ bookedOn: NewBankCredit.shape.bookedOn });
type PayoutFormProps = {
  day: ReconciledDay & { settled: NonNullable<ReconciledDay['settled']> };
  shown: Reconciliation;
  asked: string | undefined;
};

/** What Vipps says it has sent, kept as it stands: only the day in the bank is the treasurer's. */
export function PayoutForm({ day: { on, settled }, shown, asked }: PayoutFormProps) {
  const client = useQueryClient();
  const { payoutOre, coveredFeeOre: feeOre, reference, fromOn } = settled;
  const name = texts.keepPayoutFor(formatDate(on));
  const days = fromOn && fromOn !== on ? texts.days(formatDate(fromOn), formatDate(on)) : null;
  const form = useAnsweredForm({
    keptAs: `payout.${on}`,
    schema: Booked,
    // On the account two bank days after the payment (Vipps, settlements).
    initial: { bookedOn: shortDay(bankDayFrom(addDays(bankDayFrom(addDays(on, 1)), 1))) },
    texts: { bookedOn: creditFieldTexts.bookedOn },
    button: texts.keepPayout,
    idPrefix: `payout-${on}-`,
    async send({ bookedOn }, idempotencyKey) {
      const body = {
        rail: 'vipps' as const,
        forOn: on,
        bookedOn,
        amount: typed(payoutOre),
        fee: typed(feeOre),
        reference: texts.payoutReference(reference),
      };
      const answer = await call('POST /api/staff/bank-credits', { body, idempotencyKey });
      showToast(texts.saved);
      keepReconciliation(client, asked, shown, answer);
      return null;
    },
  });
  return (
    <>
      <p>{texts.payout(kroner(payoutOre), reference, days)}</p>
      <AnsweredForm form={form} button={texts.keepPayout} spoken={name} label={name}>
        <DayField label={texts.bookedOn} {...form.field('bookedOn')} />
      </AnsweredForm>
    </>
  );
}

/** As it would be typed: «1 234,50». */
const typed = (ore: number): string => (ore / 100).toFixed(2).replace('.', ',');
