import { useQueryClient } from '@tanstack/react-query';
import { type Profile, ProfileChange, preferredNameLimits } from '#contract/profile-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { countryOptions } from './country-options.ts';
import { fieldTexts, labels, languageNames, magazineNames, texts } from './mine-opplysninger-texts.ts';
import { type ProfileValues, valuesOf } from './profile-values.ts';

const optionsOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type ProfileFormProps = {
  draft: OpenDraft;
  /** What the form begins with. */
  profile: Profile;
  onConflict(mine: ProfileValues, stored: Profile): void;
  onSaved(profile: Profile): void;
};

export function ProfileForm({ draft, profile, onConflict, onSaved }: ProfileFormProps) {
  const client = useQueryClient();
  const form = useDraftForm({
    draft,
    schema: ProfileChange,
    initial: valuesOf(profile),
    texts: fieldTexts,
    button: texts.save,
    async send(body) {
      try {
        return await call('PUT /api/profile', { body });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')
          onConflict(valuesOf(body as ProfileValues), await client.fetchQuery(profileQuery()));
        throw error;
      }
    },
    onSent: onSaved,
  });
  const country = form.watch('country');
  return (
    <DraftForm form={form} button={texts.save} label={texts.title}>
      <h2>{texts.you}</h2>
      <TextField
        label={labels.preferredName}
        hint={texts.preferredNameHint}
        maximum={preferredNameLimits.maximum}
        autoComplete="nickname"
        {...form.field('preferredName')}
      />
      <SelectField label={labels.language} options={optionsOf(languageNames)} {...form.field('language')} />
      <h2>{texts.address}</h2>
      <SelectField
        label={labels.country}
        placeholder={texts.noCountry}
        options={countryOptions}
        autoComplete="country"
        {...form.field('country')}
      />
      {country !== '' && (
        <>
          <TextField label={labels.careOf} {...form.field('careOf')} />
          <TextField
            label={labels.addressLine}
            hint={texts.addressHint}
            autoComplete="address-line1"
            {...form.field('addressLine')}
          />
          <TextField
            label={labels.addressLine2}
            autoComplete="address-line2"
            {...form.field('addressLine2')}
          />
        </>
      )}
      {country === 'NO' && (
        <>
          <TextField
            label={labels.postalCode}
            inputMode="numeric"
            autoComplete="postal-code"
            {...form.field('postalCode')}
          />
          <TextField
            label={labels.postalPlace}
            autoComplete="address-level2"
            {...form.field('postalPlace')}
          />
        </>
      )}
      <CheckboxField
        label={labels.isAddressShielded}
        hint={texts.shieldedHint}
        {...form.field('isAddressShielded')}
      />
      <div aria-live="polite">
        <AddressEffects profile={profile} watch={form.watch} />
      </div>
      <h2>{texts.magazine}</h2>
      <SelectField label={labels.magazine} options={optionsOf(magazineNames)} {...form.field('magazine')} />
      {profile.mayConsentToNews && (
        <>
          <h2>{texts.news}</h2>
          <p>{texts.newsLead}</p>
          <CheckboxField label={labels.newsEmail} {...form.field('newsEmail')} />
          <CheckboxField label={labels.newsSms} {...form.field('newsSms')} />
        </>
      )}
    </DraftForm>
  );
}

const addressNames = [
  'country',
  'careOf',
  'addressLine',
  'addressLine2',
  'postalCode',
  'postalPlace',
] as const;

/** What follows from another address, told before it is saved. */
function AddressEffects({
  profile,
  watch,
}: {
  profile: Profile;
  watch(name: keyof ProfileValues): string | boolean | undefined;
}) {
  const isMoved = addressNames.some((name) => watch(name) !== profile[name]);
  if (!isMoved) return null;
  return (
    <NoticeBox title={texts.effects.title}>
      {profile.chapter && <p>{texts.effects.chapter(profile.chapter)}</p>}
      <p>{watch('magazine') === 'paper' ? texts.effects.paper : texts.effects.noPaper}</p>
    </NoticeBox>
  );
}
