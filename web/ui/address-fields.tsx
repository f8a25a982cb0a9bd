/** The fields of a postal address: in Norway with postal code and place, abroad with free lines. */
import { useState } from 'react';
import type { AddressFieldName } from '#contract/values/postal-address.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { addressTexts as texts } from '#web/texts/address-texts.ts';
import { countryOptions } from '#web/texts/country-names.ts';
import { PostalCodeFields } from './postal-code-fields.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** What `useDraftForm` gives; its form must have the fields of `contract/values/postal-address`. */
export type AddressForm = {
  field(name: AddressFieldName): ReturnType<ReturnType<typeof useDraftForm>['field']>;
  watch(name: AddressFieldName): unknown;
};

type AddressFieldsProps = {
  form: AddressForm;
  /** Whether no address at all may be chosen. */
  mayBeNone?: boolean;
};

export function AddressFields({ form, mayBeNone = false }: AddressFieldsProps) {
  const country = form.watch('country');
  const isNorwegian = country === 'NO';
  const isUsed = (name: 'careOf' | 'addressLine2') => Boolean(form.watch(name) || form.field(name).error);
  const isMoreUsed = isUsed('careOf') || (isNorwegian && isUsed('addressLine2'));
  const [isMoreOpen, setIsMoreOpen] = useState(isMoreUsed);
  // Stays open when a field in it is emptied.
  if (isMoreUsed && !isMoreOpen) setIsMoreOpen(true);
  return (
    <>
      <SelectField
        label={texts.country}
        placeholder={mayBeNone ? texts.noCountry : undefined}
        options={countryOptions}
        autoComplete="country"
        {...form.field('country')}
      />
      {country !== '' && (
        <>
          <TextField
            label={texts.addressLine}
            hint={isNorwegian ? texts.addressHint : texts.addressAbroadHint}
            autoComplete="address-line1"
            {...form.field('addressLine')}
          />
          {!isNorwegian && <SecondLine form={form} label={texts.addressLine2Abroad} />}
        </>
      )}
      {isNorwegian && <PostalCodeFields form={form} />}
      {country !== '' && (
        <details className="why" open={isMoreOpen}>
          <summary>{texts.more}</summary>
          {isNorwegian && <SecondLine form={form} label={texts.addressLine2} />}
          <TextField label={texts.careOf} hint={texts.careOfHint} {...form.field('careOf')} />
        </details>
      )}
    </>
  );
}

function SecondLine({ form, label }: Pick<AddressFieldsProps, 'form'> & { label: string }) {
  return <TextField label={label} autoComplete="address-line2" {...form.field('addressLine2')} />;
}
