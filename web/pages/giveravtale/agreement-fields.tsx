import { useQuery } from '@tanstack/react-query';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Frequency, Rail } from '#contract/giving-values.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { previewQuery } from '#web/api/giving-queries.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { dayChoice, frequencyChoices } from '#web/texts/giving-words.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import type { FieldTextProps } from '#web/ui/field-frame.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UpcomingCharges } from '#web/ui/upcoming-charges.tsx';
import { texts } from './giveravtale-texts.ts';

const { form: words } = texts;

type FieldName = 'amountKroner' | 'frequency' | 'rail' | 'wantsNotice' | 'day';
/** Of the form of an agreement. */
export type AgreementFields = {
  field(name: FieldName): Omit<FieldTextProps, 'label'>;
  watch(name: FieldName): unknown;
};

type PartProps = { form: AgreementFields; options: GivingOptions };

export function AmountPart({ form, options }: PartProps) {
  const frequency = form.watch('frequency') as Frequency | '';
  return (
    <>
      <AmountField
        limits={options.amounts[frequency || 'monthly']}
        typed={String(form.watch('amountKroner') ?? '')}
        {...form.field('amountKroner')}
      />
      <RadioGroup label={words.frequency} options={frequencyChoices} {...form.field('frequency')} />
    </>
  );
}

export function PaymentPart({ form, options: { rails, noticeDays, days } }: PartProps) {
  const rail = form.watch('rail') as Rail | '';
  return (
    <>
      {rails.length > 1 && (
        <>
          <RadioGroup
            label={words.rail}
            options={rails.map((one) => ({ value: one, label: giroTexts.rails[one] }))}
            {...form.field('rail')}
          />
          <p>
            <PageLink to="/ord" hash="avtalegiro">
              {words.giroMeaning}
            </PageLink>
          </p>
        </>
      )}
      {rail === 'avtalegiro' && noticeDays !== null && (
        <CheckboxField
          label={giroTexts.notice.wish}
          hint={giroTexts.notice.wishHint(noticeDays)}
          {...form.field('wantsNotice')}
        />
      )}
      <SelectField
        label={words.day}
        hint={words.dayHint}
        options={[
          { value: '', label: words.chooseDay },
          ...days.map((day) => ({ value: String(day), label: dayChoice(day) })),
        ]}
        {...form.field('day')}
      />
      <Preview
        amount={String(form.watch('amountKroner') ?? '')}
        frequency={form.watch('frequency') as Frequency | ''}
        day={String(form.watch('day') ?? '')}
        rail={rail || 'vipps'}
      />
    </>
  );
}

type PreviewProps = { amount: string; frequency: Frequency | ''; day: string; rail: Rail };

function Preview({ amount, frequency, day, rail }: PreviewProps) {
  const kroner = readTypedKroner(amount);
  const isReady = kroner !== null && kroner > 0 && frequency !== '' && day !== '';
  const query = useQuery({
    ...previewQuery({ amountKroner: String(kroner ?? 0), frequency: frequency || 'monthly', day, rail }),
    enabled: isReady,
    placeholderData: (before) => before,
  });
  return (
    <section aria-labelledby="preview" className="card card--warm">
      <h2 className="card__title" id="preview">
        {words.preview}
      </h2>
      {!isReady || query.isError ? (
        <p>{words.previewHint}</p>
      ) : query.data ? (
        <UpcomingCharges charges={query.data.upcoming} />
      ) : (
        <SkeletonRows />
      )}
    </section>
  );
}
