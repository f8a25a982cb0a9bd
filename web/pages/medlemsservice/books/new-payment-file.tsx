import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type PaymentFiles, paymentFileFields, paymentFormats } from '#contract/payment-file-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepPaymentFiles, paymentFilesQuery } from './payment-file-queries.ts';
import { fieldTexts, texts } from './payment-file-texts.ts';

const schema = z.object(paymentFileFields);

/** Which claims are paid, from which account, and when. What a chapter has approved it pays itself unless it is ticked. */
export function NewPaymentFileForm({
  shown: { payable, accounts, last, firstPayOn },
}: {
  shown: PaymentFiles;
}) {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const chosen = payable.filter(({ id, approvedFor }) => changed[id] ?? approvedFor === 'organisation');
  const form = useAnsweredForm({
    keptAs: 'payment-file',
    schema,
    initial: {
      account: last?.account ?? (accounts.length === 1 ? accounts[0]! : ''),
      bic: last?.bic ?? '',
      customerId: last?.customerId ?? '',
      format: last?.format ?? paymentFormats[0],
      payOn: shortDay(firstPayOn),
    },
    texts: fieldTexts,
    button: texts.make,
    async send(typed, idempotencyKey) {
      if (chosen.length === 0) return texts.noneChosen;
      const claims = chosen.map(({ id, version }) => ({ id, version }));
      try {
        const body = { ...typed, claims };
        keepPaymentFiles(client, await call('POST /api/staff/payment-files', { body, idempotencyKey }));
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        await client.invalidateQueries({ queryKey: paymentFilesQuery().queryKey });
        return texts.changed;
      }
      showToast(texts.made);
      return null;
    },
  });
  const sumOre = chosen.reduce((sum, { amountOre }) => sum + amountOre, 0);
  return (
    <AnsweredForm form={form} button={texts.make} label={texts.newTitle}>
      <fieldset className="choices">
        <legend>{texts.choose}</legend>
        {payable.some(({ approvedFor }) => approvedFor === 'unit') && (
          <p className="soft">{texts.chooseHint}</p>
        )}
        {payable.map((claim) => (
          <CheckboxField
            key={claim.id}
            name={`claim-${claim.id}`}
            label={texts.claim(claim)}
            hint={texts.approvedFor[claim.approvedFor](claim.number, claim.accountEnding)}
            checked={chosen.includes(claim)}
            onChange={({ target }) => setChanged({ ...changed, [claim.id]: target.checked })}
          />
        ))}
        <p role="status">{texts.sum(chosen.length, sumOre)}</p>
      </fieldset>
      <SelectField
        label={texts.account}
        placeholder={texts.chooseAccount}
        options={accounts.map((account) => ({ value: account, label: texts.accountName(account) }))}
        {...form.field('account')}
      />
      <TextField label={texts.bic} hint={texts.bicHint} autoComplete="off" {...form.field('bic')} />
      <TextField
        label={texts.customerId}
        hint={texts.customerIdHint}
        autoComplete="off"
        {...form.field('customerId')}
      />
      <SelectField
        label={texts.format}
        hint={texts.formatHint}
        options={texts.formats}
        {...form.field('format')}
      />
      <DayField label={texts.payOn} hint={texts.payOnHint} {...form.field('payOn')} />
    </AnsweredForm>
  );
}
