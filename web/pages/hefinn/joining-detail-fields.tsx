/** The fields of each part of the details. */
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { JoiningField } from './joining-detail-rules.ts';
import { texts } from './joining-details-texts.ts';

type Fields = {
  /** What `useDraftForm` gives. */
  form: {
    field(name: JoiningField): ReturnType<ReturnType<typeof useDraftForm>['field']>;
    watch(name: JoiningField): unknown;
  };
};

type WhoFieldsProps = Fields & {
  hasNumber: boolean;
  /** Whether the day of birth is not read from the number. */
  asksForDay: boolean;
  onNumber(typed: string): void;
};

export function WhoFields({ form, hasNumber, asksForDay, onNumber }: WhoFieldsProps) {
  const number = form.field('fodselsnummer');
  return (
    <>
      <TextField label={texts.givenName} autoComplete="given-name" {...form.field('givenName')} />
      <TextField label={texts.familyName} autoComplete="family-name" {...form.field('familyName')} />
      {form.watch('isFodselsnummerLater') !== true && (
        <>
          {hasNumber && <p>{texts.hasNumber}</p>}
          <FodselsnummerField
            {...number}
            onChange={(event) => {
              onNumber(event.target.value);
              return number.onChange(event);
            }}
          />
          <p>
            <PageLink to="/ord" hash="d-nummer">
              {texts.dNumberMeaning}
            </PageLink>
          </p>
        </>
      )}
      <CheckboxField label={texts.later} hint={texts.laterHint} {...form.field('isFodselsnummerLater')} />
      <div aria-live="polite">{asksForDay && <BirthDateField {...form.field('bornOn')} />}</div>
    </>
  );
}

/** @param props `mayHaveNews`: of age, so that it may be asked */
export function ContactFields({ form, mayHaveNews }: Fields & { mayHaveNews: boolean }) {
  return (
    <>
      <TextField label={texts.email} type="email" autoComplete="email" {...form.field('email')} />
      <TextField label={texts.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
      <SelectField
        label={texts.language}
        hint={texts.languageHint}
        options={texts.languages}
        {...form.field('language')}
      />
      {mayHaveNews && (
        <>
          <h2>{texts.news}</h2>
          <p>{texts.newsLead}</p>
          <CheckboxField label={texts.newsEmail} {...form.field('newsEmail')} />
          <CheckboxField label={texts.newsSms} {...form.field('newsSms')} />
        </>
      )}
    </>
  );
}

export function AddressAndMagazineFields({ form }: Fields) {
  return (
    <>
      <AddressFields form={form} mayBeNone={form.watch('isAddressShielded') === true} />
      <CheckboxField label={texts.shielded} hint={texts.shieldedHint} {...form.field('isAddressShielded')} />
      <SelectField label={texts.magazine} options={texts.magazines} {...form.field('magazine')} />
    </>
  );
}
