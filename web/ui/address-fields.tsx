/** The fields of a postal address: in Norway with postal code and place, abroad with free lines. */
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { addressTexts as texts } from '#web/texts/address-texts.ts';
import { countryOptions } from '#web/texts/country-names.ts';
import { PostalCodeFields } from './postal-code-fields.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

type AddressName = 'country' | 'careOf' | 'addressLine' | 'addressLine2' | 'postalCode' | 'postalPlace';

/** What `useDraftForm` gives; its form must have the fields of `contract/values/postal-address`. */
export type AddressForm = {
  field(name: AddressName): ReturnType<ReturnType<typeof useDraftForm>['field']>;
  watch(name: AddressName): unknown;
};

type AddressFieldsProps = {
  form: AddressForm;
  /** Whether no address at all may be chosen. */
  mayBeNone?: boolean;
};

export function AddressFields({ form, mayBeNone = false }: AddressFieldsProps) {
  const country = form.watch('country');
  const isNorwegian = country === 'NO';
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
          <TextField label={texts.careOf} hint={texts.careOfHint} {...form.field('careOf')} />
          <TextField
            label={texts.addressLine}
            hint={isNorwegian ? texts.addressHint : texts.addressAbroadHint}
            autoComplete="address-line1"
            {...form.field('addressLine')}
          />
          <TextField
            label={isNorwegian ? texts.addressLine2 : texts.addressLine2Abroad}
            autoComplete="address-line2"
            {...form.field('addressLine2')}
          />
        </>
      )}
      {isNorwegian && <PostalCodeFields form={form} />}
    </>
  );
}
