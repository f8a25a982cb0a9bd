import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { agreementOf } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Agreement, Donor, Frequency, Rail } from '#contract/giving-values.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { call } from '#web/api/call.ts';
import { previewQuery } from '#web/api/giving-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { dayChoice, frequencyChoices } from '#web/texts/giving-words.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UpcomingCharges } from '#web/ui/upcoming-charges.tsx';
import { askingAgain } from './asking-again.ts';
import { DonorFields } from './donor-fields.tsx';
import { fieldTexts, texts } from './giveravtale-texts.ts';

const { form: words } = texts;

type AgreementFormProps = {
  draft: OpenDraft;
  options: GivingOptions;
  donor: Donor;
  /** One that came to nothing: a new one begins with its choices. */
  former: Agreement | null;
  onBegun(agreementId: string): void;
};

export function AgreementForm({ draft, options, donor, former, onBegun }: AgreementFormProps) {
  const client = useQueryClient();
  const { needsName, isAdult } = donor;
  // What is kept of the donor may be older than what the server then says.
  const schema = useMemo(() => agreementOf({ needsName, isAdult }), [needsName, isAdult]);
  const form = useDraftForm({
    draft,
    schema,
    initial: {
      givenName: '',
      familyName: '',
      ...choicesOf(options, former),
      wantsTaxDeduction: false,
      fodselsnummer: '',
      bornOn: '',
      acceptsTerms: false,
      termsVersion: options.terms.version,
      wantsNotice: false,
    },
    texts: fieldTexts,
    button: words.send,
    keptOut: ['fodselsnummer'],
    // The version is the one on the screen, not the one of a draft from before it was changed.
    send: (values, idempotencyKey) => {
      const body = { ...values, termsVersion: options.terms.version };
      return askingAgain(client, call('POST /api/giving/agreements', { body, idempotencyKey }));
    },
    onSent: ({ agreementId }) => onBegun(agreementId),
  });
  const frequency = form.watch('frequency') as Frequency | '';
  const limits = options.amounts[frequency || 'monthly'];
  const rail = form.watch('rail') as Rail | '';
  return (
    <section aria-labelledby="regular" className="giving-regular">
      <h2 id="regular">{words.title}</h2>
      <DraftForm form={form} button={rail === 'vipps' ? words.send : giroTexts.goOn} label={words.title}>
        <AmountField
          limits={limits}
          typed={String(form.watch('amountKroner') ?? '')}
          {...form.field('amountKroner')}
        />
        <RadioGroup label={words.frequency} options={frequencyChoices} {...form.field('frequency')} />
        {options.rails.length > 1 && (
          <RadioGroup
            label={giroTexts.rail}
            options={options.rails.map((one) => ({ value: one, label: giroTexts.rails[one] }))}
            {...form.field('rail')}
          />
        )}
        {rail === 'avtalegiro' && options.noticeDays !== null && (
          <CheckboxField
            label={giroTexts.notice.wish}
            hint={giroTexts.notice.wishHint(options.noticeDays)}
            {...form.field('wantsNotice')}
          />
        )}
        <SelectField
          label={words.day}
          hint={words.dayHint}
          options={[
            { value: '', label: words.chooseDay },
            ...options.days.map((day) => ({ value: String(day), label: dayChoice(day) })),
          ]}
          {...form.field('day')}
        />
        <RadioGroup
          label={words.purpose}
          options={options.purposes.map(({ id, name, description }) => ({
            value: id,
            label: `${name}. ${description}`,
          }))}
          {...form.field('purposeId')}
        />
        <DonorFields donor={donor} tax={options.tax} form={form} />
        <Preview
          amount={String(form.watch('amountKroner') ?? '')}
          frequency={frequency}
          day={String(form.watch('day') ?? '')}
          rail={rail || 'vipps'}
        />
        <Terms paragraphs={options.terms.paragraphs} />
        <p>{words.recurring}</p>
        <CheckboxField label={words.accept} {...form.field('acceptsTerms')} />
      </DraftForm>
    </section>
  );
}

function Terms({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <details className="why">
      <summary>{words.terms}</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}

/** No amount is chosen beforehand, and no consent; of the rest what most choose, or what was chosen before. */
function choicesOf({ rails, days, purposes }: GivingOptions, former: Agreement | null) {
  const middleDay = days[Math.floor((days.length - 1) / 2)];
  return {
    amountKroner: former ? String(former.amountOre / 100) : '',
    frequency: former?.frequency ?? 'monthly',
    rail: former && rails.includes(former.rail) ? former.rail : (rails[0] ?? ''),
    day: String(former?.day ?? middleDay ?? ''),
    purposeId: former?.purposeId ?? purposes[0]?.id ?? '',
  };
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
      <h3 className="card__title" id="preview">
        {words.preview}
      </h3>
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
