import type { Profile } from '#contract/profile-endpoints.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddressEffects } from './address-effects.tsx';
import { labels, languageNames, magazineNames, texts } from './mine-opplysninger-texts.ts';
import type { ProfilePart } from './profile-parts.ts';
import type { FieldName } from './profile-values.ts';

type FieldsProps = {
  form: {
    field(name: FieldName): ReturnType<ReturnType<typeof useDraftForm>['field']>;
    watch(name: FieldName): string | boolean | undefined;
  };
  /** What is stored. */
  profile: Profile;
};

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** The fields of each part. */
export const fieldsOfPart: Record<ProfilePart, (props: FieldsProps) => React.ReactNode> = {
  you: ({ form }) => (
    <>
      <TextField
        label={labels.preferredName}
        hint={texts.preferredNameHint}
        autoComplete="nickname"
        {...form.field('preferredName')}
      />
      <SelectField
        label={labels.language}
        hint={texts.languageHint}
        options={optionsOf(languageNames)}
        {...form.field('language')}
      />
    </>
  ),
  address: ({ form, profile }) => (
    <>
      <AddressFields form={form} mayBeNone />
      <CheckboxField
        label={labels.isAddressShielded}
        hint={texts.shieldedHint}
        {...form.field('isAddressShielded')}
      />
      <div aria-live="polite">
        <AddressEffects
          profile={profile}
          fieldValue={form.watch}
          keeps={<CheckboxField label={labels.keepsChapter} {...form.field('keepsChapter')} />}
        />
      </div>
    </>
  ),
  magazine: ({ form }) => (
    <SelectField label={labels.magazine} options={optionsOf(magazineNames)} {...form.field('magazine')} />
  ),
  news: ({ form }) => (
    <>
      <p>{texts.newsLead}</p>
      <CheckboxField label={labels.newsEmail} {...form.field('newsEmail')} />
      <CheckboxField label={labels.newsSms} {...form.field('newsSms')} />
    </>
  ),
};
