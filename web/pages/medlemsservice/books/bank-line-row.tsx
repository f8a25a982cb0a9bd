import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { LinePlacement, type StatementLine } from '#contract/bank-statement-endpoints.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import {
  bankStatementsQuery,
  forgetReconciliations,
} from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { DayField } from '#web/ui/day-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { placeFieldTexts, texts } from './bank-statement-texts.ts';

const words = texts.open;
const kinds = ['vipps', 'avtalegiro', 'other'] as const;
const Placement = z.object({
  what: z.enum(kinds),
  forOn: z.union([z.literal(''), TypedDate]),
  note: LinePlacement.shape.note,
});

/** An entry of a statement that found no place: what the bank says of it, and what it is. */
export function BankLineRow({ line }: { line: StatementLine }) {
  const client = useQueryClient();
  const { id, amountOre, bookedOn, account, reference, text } = line;
  const title = words.what(kroner(amountOre), formatDate(bookedOn));
  const form = useAnsweredForm({
    keptAs: `bank-line.${id}`,
    schema: Placement,
    initial: { what: '', forOn: '', note: '' },
    texts: placeFieldTexts,
    button: words.save,
    idPrefix: `line-${id}-`,
    async send({ what, forOn, note }, idempotencyKey) {
      const body =
        what === 'other'
          ? { kind: 'other' as const, rail: null, forOn: null, note }
          : { kind: 'gifts' as const, rail: what, forOn: forOn || null, note };
      const answer = await call('POST /api/staff/bank-lines/:id/places', {
        params: { id },
        body,
        idempotencyKey,
      });
      keepAnswer(client, bankStatementsQuery().queryKey, answer);
      void forgetReconciliations(client);
      showToast(words.saved);
      return null;
    },
  });
  return (
    <li className="row">
      <h3 className="row__name">{title}</h3>
      {text && <p>«{text}»</p>}
      <p className="row__details">
        <span>{words.account(account)}</span>
        {reference && <span>{reference}</span>}
      </p>
      {amountOre < 0 && <p>{words.isRefund}</p>}
      <details className="why">
        <summary>
          {words.question}
          <span className="ds-sr-only"> {title}</span>
        </summary>
        <AnsweredForm form={form} button={words.save} spoken={words.saveFor(title)} label={title}>
          <SelectField
            label={words.question}
            options={[
              { value: '', label: words.choose },
              ...kinds.map((value) => ({ value, label: words.kinds[value] })),
            ]}
            {...form.field('what')}
          />
          <DayField label={words.forOn} {...form.field('forOn')} />
          <TextField label={words.note} {...form.field('note')} />
        </AnsweredForm>
      </details>
    </li>
  );
}
