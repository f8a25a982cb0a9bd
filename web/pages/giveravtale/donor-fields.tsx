import type { GivingOptions } from '#contract/giving-options.ts';
import type { Donor } from '#contract/giving-values.ts';
import { kroner } from '#web/texts/giving-words.ts';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import type { FieldTextProps } from '#web/ui/field-frame.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { texts } from './giveravtale-texts.ts';

type DonorFieldsProps = {
  donor: Donor;
  tax: GivingOptions['tax'];
  wantsTaxDeduction: boolean;
  field(name: 'wantsTaxDeduction' | 'fodselsnummer' | 'bornOn'): Omit<FieldTextProps, 'label'>;
};

/** What is asked of the person, and only where we do not have it: the wish for a deduction, the number, the age. */
export function DonorFields({ donor, tax, wantsTaxDeduction, field }: DonorFieldsProps) {
  return (
    <>
      {donor.isAdult === 'unknown' && <BirthDateField label={texts.form.born} {...field('bornOn')} />}
      {tax && (
        <CheckboxField
          label={texts.form.tax}
          hint={texts.form.taxHint(kroner(tax.limits.minimumOre))}
          {...field('wantsTaxDeduction')}
        />
      )}
      {tax && wantsTaxDeduction && !donor.hasFodselsnummer && (
        <FodselsnummerField
          label={texts.form.number}
          why={texts.form.numberWhy}
          {...field('fodselsnummer')}
        />
      )}
    </>
  );
}
