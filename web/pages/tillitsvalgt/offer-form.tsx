import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Candidate } from '#contract/office-endpoints.ts';
import { OfficeRole, type OfficeUnit, rolesOf } from '#contract/office-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { capitalise } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { offerFieldTexts, boardTexts as texts } from './tillitsvalgt-texts.ts';

const schema = z.object({ role: OfficeRole, fromOn: TypedDate, untilOn: TypedDate });

export function OfferForm({
  unit,
  candidate,
  onSent,
}: {
  unit: OfficeUnit;
  candidate: Candidate;
  onSent(): void;
}) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `office-offer.${unit.id}.${candidate.id}`,
    schema,
    initial: { role: '', fromOn: '', untilOn: '' },
    texts: offerFieldTexts,
    button: texts.send,
    async send(term, idempotencyKey) {
      await call('POST /api/units/:id/offices', {
        params: { id: unit.id },
        body: { ...term, personId: candidate.id },
        idempotencyKey,
      });
      await forgetOffices(client);
      showToast(texts.sent(candidate.name));
      onSent();
      return null;
    },
  });
  const day = { inputMode: 'numeric', autoComplete: 'off', hint: texts.dayHint } as const;
  return (
    <AnsweredForm form={form} button={texts.send} label={texts.offer}>
      <SelectField
        label={texts.role}
        placeholder={texts.rolePlaceholder}
        options={rolesOf(unit.kind).map((role) => ({ value: role, label: capitalise(roleWords[role]) }))}
        {...form.field('role')}
      />
      <TextField label={texts.fromOn} {...day} {...form.field('fromOn')} />
      <TextField label={texts.untilOn} {...day} {...form.field('untilOn')} />
    </AnsweredForm>
  );
}
