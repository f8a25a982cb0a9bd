import { useQueryClient } from '@tanstack/react-query';
import { type GiroOverview, PaymentSettlement, paymentOutcomes } from '#contract/giro-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { giroQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { settlementFieldTexts, texts } from './bank-files-texts.ts';

const words = texts.unmatched;

/** A payment that found no place: why, and what becomes of it. */
export function UnmatchedPayment({ payment }: { payment: GiroOverview['unmatched'][number] }) {
  const client = useQueryClient();
  const { id, amountOre, settledOn, kid, text, reason, fileName, archiveReference } = payment;
  // What the statement of this account can find again.
  const isFound = amountOre > 0 && reason !== 'other-account' && /[1-9]/.test(archiveReference);
  const title = words.what(kroner(amountOre), formatDate(settledOn));
  const form = useAnsweredForm({
    keptAs: `unmatched-payment.${id}`,
    schema: PaymentSettlement,
    initial: { outcome: '', agreementNumber: '', note: '' },
    texts: settlementFieldTexts,
    button: words.save,
    idPrefix: `payment-${id}-`,
    async send(body, idempotencyKey) {
      const params = { id };
      const saved = await call('POST /api/staff/giro/payments/:id/settlements', {
        params,
        body,
        idempotencyKey,
      });
      keepAnswer(client, giroQuery().queryKey, saved);
      showToast(words.saved);
      return null;
    },
  });
  return (
    <li className="row">
      <h3 className="row__name">{title}</h3>
      <p>{words.reasons[reason]}</p>
      {text && <p>{words.message(text)}</p>}
      <p className="row__details">
        {kid && <span>{words.kid(kid)}</span>}
        <span>{words.file(fileName, archiveReference)}</span>
      </p>
      <details className="why">
        <summary>
          {words.outcome}
          <span className="ds-sr-only"> {title}</span>
        </summary>
        {isFound && <p>{words.returning(archiveReference)}</p>}
        <AnsweredForm form={form} button={words.save} spoken={words.saveFor(title)} label={title}>
          <SelectField
            label={words.outcome}
            options={[
              { value: '', label: words.choose },
              ...paymentOutcomes.map((value) => ({ value, label: words.outcomes[value] })),
            ]}
            {...form.field('outcome')}
          />
          <TextField label={words.agreement} {...form.field('agreementNumber')} />
          <TextField label={words.note} {...form.field('note')} />
        </AnsweredForm>
      </details>
    </li>
  );
}
