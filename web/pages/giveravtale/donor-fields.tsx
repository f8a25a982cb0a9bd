import { useEffect, useState } from 'react';
import type { GivingOptions } from '#contract/giving-options.ts';
import type { Donor } from '#contract/giving-values.ts';
import { useSession } from '#web/session/use-session.ts';
import { kroner } from '#web/texts/format.ts';
import { nameTexts } from '#web/texts/name-texts.ts';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import type { FieldTextProps } from '#web/ui/field-frame.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { texts } from './giveravtale-texts.ts';

const words = texts.form;
type FieldName = 'givenName' | 'familyName' | 'wantsTaxDeduction' | 'fodselsnummer' | 'bornOn';
type DonorFieldsProps = {
  donor: Donor;
  tax: GivingOptions['tax'];
  form: {
    field(name: FieldName): Omit<FieldTextProps, 'label'>;
    watch(name: 'wantsTaxDeduction'): unknown;
    set(name: 'fodselsnummer', value: string): void;
  };
};

/** What is asked of the person, and only where we do not have it: the name, the age, the wish for a deduction, the number. */
export function DonorFields({ donor, tax, form: { field, watch, set } }: DonorFieldsProps) {
  const wantsTax = donor.wantsTaxDeduction || watch('wantsTaxDeduction') === true;
  const wantsNumber = wantsTax && !donor.hasFodselsnummer;
  const [clear] = useState(() => () => set('fodselsnummer', ''));
  // What is no longer asked for is not sent either.
  useEffect(() => {
    if (!wantsNumber) clear();
  }, [wantsNumber, clear]);
  const sendsTo = donor.email ?? donor.phone;
  return (
    <>
      {donor.needsName && (
        <>
          <TextField
            label={nameTexts.givenName}
            hint={words.nameHint}
            autoComplete="given-name"
            {...field('givenName')}
          />
          <TextField label={nameTexts.familyName} autoComplete="family-name" {...field('familyName')} />
        </>
      )}
      {donor.isAdult === 'unknown' && <BirthDateField {...field('bornOn')} />}
      {sendsTo && <p>{words.contact(sendsTo)}</p>}
      {tax && donor.wantsTaxDeduction && <p>{words.taxChosen}</p>}
      {tax && !donor.wantsTaxDeduction && (
        <CheckboxField
          label={words.tax}
          hint={words.taxHint(kroner(tax.limits.minimumOre))}
          {...field('wantsTaxDeduction')}
        />
      )}
      {tax &&
        wantsNumber &&
        (donor.isSignInRecent ? (
          <FodselsnummerField label={words.number} why={words.numberWhy} {...field('fodselsnummer')} />
        ) : (
          <SignInForNumber />
        ))}
    </>
  );
}

/** A number is given behind a recent sign-in; what else is typed is kept as a draft meanwhile. */
function SignInForNumber() {
  const { login } = useSession();
  return (
    <div>
      <p>{words.signInForNumber}</p>
      <p>
        <Button variant="secondary" onClick={() => void login(undefined, 'login')}>
          {words.signIn}
        </Button>
      </p>
    </div>
  );
}
