/** The parts in which an agreement is asked for, and the limits of its amount. */
import * as z from 'zod/mini';
import type { NewAgreement } from '#contract/giving-endpoints.ts';
import type { GivingOptions } from '#contract/giving-options.ts';
import { readTypedKroner } from '#contract/values/money-ore.ts';
import { partsIn } from '#web/forms/form-parts.ts';

/** An address has these names. */
export const agreementParts = {
  belop: ['amountKroner', 'frequency'],
  betaling: ['rail', 'wantsNotice', 'day'],
  godkjenn: [
    'purposeId',
    'givenName',
    'familyName',
    'bornOn',
    'wantsTaxDeduction',
    'fodselsnummer',
    'acceptsTerms',
    'termsVersion',
  ],
} as const satisfies Record<string, readonly (keyof NewAgreement)[]>;

export type AgreementPart = keyof typeof agreementParts;
export const agreementPartNames = partsIn(agreementParts);
export const firstAgreementPart: AgreementPart = 'belop';

/** Says in the first part what the server would say of the amount when all is sent. */
export const withinLimits = (amounts: GivingOptions['amounts']) =>
  z.check<NewAgreement>(
    ({ value: { amountKroner, frequency }, issues }) => {
      const ore = (readTypedKroner(amountKroner) ?? 0) * 100;
      const limits = amounts[frequency];
      if (!limits || ore === 0) return;
      const fieldCode = ore < limits.minimumOre ? 'TOO_SHORT' : ore > limits.maximumOre && 'TOO_LONG';
      if (!fieldCode) return;
      const path = ['amountKroner'];
      issues.push({ code: 'custom', input: amountKroner, path, params: { fieldCode }, continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
