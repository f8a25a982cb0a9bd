import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { agreementOf } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Agreement, Donor, Frequency } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { PartForm } from '#web/forms/part-form.tsx';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { usePartForm } from '#web/forms/use-part-form.ts';
import { paths } from '#web/paths.ts';
import { giroTexts } from '#web/texts/giro-words.ts';
import { amountWithin } from '#web/texts/giving-words.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { AmountPart, PaymentPart } from './agreement-fields.tsx';
import { type AgreementPart, agreementParts, withinLimits } from './agreement-parts.ts';
import { AgreementTerms, ChosenTerms } from './agreement-terms.tsx';
import { askingAgain } from './asking-again.ts';
import { DonorFields } from './donor-fields.tsx';
import { fieldTexts, texts } from './giveravtale-texts.ts';
import { GoingToVipps } from './going-to-vipps.tsx';

const { form: words } = texts;

type AgreementFormProps = {
  draft: OpenDraft;
  options: GivingOptions;
  donor: Donor;
  /** One that came to nothing: a new one begins with its choices. */
  former: Agreement | null;
  part: AgreementPart;
  onBegun(agreementId: string): void;
};

export function AgreementForm({ draft, options, donor, former, part, onBegun }: AgreementFormProps) {
  const client = useQueryClient();
  const { needsName, isAdult } = donor;
  const { amounts } = options;
  const [isGoing, setIsGoing] = useState(false);
  // What is kept of the donor may be older than what the server then says.
  const schema = useMemo(
    () => agreementOf({ needsName, isAdult }).check(withinLimits(amounts)),
    [needsName, isAdult, amounts],
  );
  const parts = usePartForm({
    page: paths.donorAgreement,
    parts: agreementParts,
    part,
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
    texts: ({ frequency }) => ({
      ...fieldTexts,
      amountKroner: amountWithin(options.amounts[(frequency as Frequency) || 'monthly']),
    }),
    buttons: words,
    keptOut: ['fodselsnummer'],
    // The version is the one on the screen, not the one of a draft from before it was changed.
    send: (values, idempotencyKey) => {
      const body = { ...values, termsVersion: options.terms.version };
      setIsGoing(values.rail === 'vipps');
      return askingAgain(client, call('POST /api/giving/agreements', { body, idempotencyKey }));
    },
    onSent: ({ agreementId }) => onBegun(agreementId),
    onFailure: () => setIsGoing(false),
  });
  const { form } = parts;
  const isSigned = part === 'godkjenn' && form.watch('rail') !== 'vipps';
  return (
    <PartForm of={parts} label={words.parts[part]} {...(isSigned && { button: giroTexts.goOn })}>
      {part === 'belop' && <AmountPart form={form} options={options} />}
      {part === 'betaling' && <PaymentPart form={form} options={options} />}
      {part === 'godkjenn' && (
        <>
          <ChosenTerms form={form} noticeDays={options.noticeDays} />
          <RadioGroup
            label={words.purpose}
            options={options.purposes.map(({ id, name, description }) => ({
              value: id,
              label: `${name}. ${description}`,
            }))}
            {...form.field('purposeId')}
          />
          <DonorFields donor={donor} tax={options.tax} form={form} />
          <AgreementTerms terms={options.terms} accepted={form.field('acceptsTerms')} />
          <GoingToVipps isGoing={isGoing} />
        </>
      )}
    </PartForm>
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
