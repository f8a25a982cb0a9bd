import { useQueryClient } from '@tanstack/react-query';
import { type Profile, ProfileChange } from '#contract/profile-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AddressEffects } from './address-effects.tsx';
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
  return (
    <DraftForm form={form} button={texts.save} label={texts.title}>
      <h2>{texts.you}</h2>
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
      <h2>{texts.address}</h2>
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
