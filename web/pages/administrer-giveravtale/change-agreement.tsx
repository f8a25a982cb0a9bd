import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreementChange } from '#contract/giving-endpoints.ts';
import type { Agreement, Frequency } from '#contract/giving-values.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { agreementQuery, givingOptionsQuery, keepAgreement, previewQuery } from '#web/api/giving-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { amountWithin, dayChoice, frequencyChoices } from '#web/texts/giving-words.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { suggestedFor } from '#web/ui/suggested-amounts.ts';
import { UpcomingCharges } from '#web/ui/upcoming-charges.tsx';
import { fieldTexts, texts } from './manage-giving-texts.ts';

const words = texts.change;
type ChangeAgreementProps = { agreement: Agreement; onDone(said: string): void; onCancel(): void };

/** Amount, day, frequency and purpose in one save; what follows is shown before it. */
export function ChangeAgreement({ agreement, onDone, onCancel }: ChangeAgreementProps) {
  const client = useQueryClient();
  const options = useQuery(givingOptionsQuery());
  const [choice, setChoice] = useState({
    amountKroner: String(agreement.amountOre / 100),
    frequency: agreement.frequency,
    day: String(agreement.day),
  });
  const limits = options.data?.amounts[choice.frequency];
  const form = useAnsweredForm({
    keptAs: `agreement-change.${agreement.id}`,
    version: agreement.version,
    schema: AgreementChange,
    initial: { version: agreement.version, ...choice, purposeId: agreement.purposeId },
    texts: limits ? { ...fieldTexts, amountKroner: amountWithin(limits) } : fieldTexts,
    button: words.save,
    async send(body, idempotencyKey) {
      try {
        const saved = await call('POST /api/giving/agreements/:id/changes', {
          params: { id: agreement.id },
          body,
          idempotencyKey,
        });
        await keepAgreement(client, saved);
        onDone(saved.move?.terms ? words.notYet : words.saved);
        return null;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_ELSEWHERE') throw error;
        await client.invalidateQueries({ queryKey: agreementQuery(agreement.id).queryKey });
        return texts.changedElsewhere;
      }
    },
  });
  const look = () => {
    const { amountKroner, frequency, day } = form.values();
    const kroner = readTypedKroner(amountKroner);
    if (kroner) setChoice({ amountKroner: String(kroner), frequency: frequency as Frequency, day });
  };
  return (
    <Card title={words.title}>
      <QueryState query={options} skeleton={<SkeletonForm />}>
        {(offered) => {
          const givesOre = choice.frequency === agreement.frequency ? agreement.amountOre : null;
          const suggested = suggestedFor(offered.amounts[choice.frequency], givesOre);
          return (
            <div onInput={() => queueMicrotask(look)}>
              <AnsweredForm
                form={form}
                button={words.save}
                label={words.title}
                more={
                  <Button variant="secondary" onClick={onCancel}>
                    {words.cancel}
                  </Button>
                }
              >
                <AmountField limits={suggested} typed={choice.amountKroner} {...form.field('amountKroner')} />
                {agreement.rail === 'avtalegiro' && <NoticeBox>{giroTexts.limit}</NoticeBox>}
                <SelectField
                  label={words.frequency}
                  options={[...frequencyChoices]}
                  {...form.field('frequency')}
                />
                <SelectField
                  label={words.day}
                  options={offered.days.map((day) => ({ value: String(day), label: dayChoice(day) }))}
                  {...form.field('day')}
                />
                <SelectField
                  label={words.purpose}
                  options={offered.purposes.map(({ id, name }) => ({ value: id, label: name }))}
                  {...form.field('purposeId')}
                />
                <Preview choice={choice} agreementId={agreement.id} />
              </AnsweredForm>
            </div>
          );
        }}
      </QueryState>
    </Card>
  );
}

type Choice = { amountKroner: string; frequency: Frequency; day: string };

function Preview({ choice, agreementId }: { choice: Choice; agreementId: string }) {
  const { data } = useQuery({ ...previewQuery(choice, agreementId), placeholderData: (before) => before });
  return (
    <section aria-labelledby="change-preview" className="card card--warm">
      <h3 className="card__title" id="change-preview">
        {words.preview}
      </h3>
      {data && <UpcomingCharges charges={data.upcoming} />}
    </section>
  );
}
