import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AdministrationReason } from '#contract/administration-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { keepVersions } from './organisation-profile-queries.ts';
import { fieldHints, profileFieldTexts, sectionNotes, sectionTitles } from './profile-field-texts.ts';
import { fieldsOf, type ProfileField, type SectionId, type UnitNames } from './profile-fields.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { faultsOf, inOneLine, profileWith, typedIn } from './profile-typing.ts';

type SectionProps = {
  section: SectionId;
  /** As it is written now: the draft, or what is published. */
  profile: OrganisationProfile;
  draft: ProfileVersions['draft'];
  units: UnitNames;
  isWritable: boolean;
};

/** A part of the profile, to be read; its form is opened on a press. */
export function ProfileSection(props: SectionProps) {
  const { section, profile, units, isWritable } = props;
  const [isOpen, setIsOpen] = useState(false);
  const title = sectionTitles[section];
  const facts = fieldsOf(section, profile, units)
    .map((field) => [field.label, shownOf(field, typedIn(profile, field))] as const)
    .filter(([, value]) => value !== '');
  return (
    <details className="fold">
      <summary>{title}</summary>
      {isOpen ? (
        <SectionForm {...props} onDone={() => setIsOpen(false)} />
      ) : (
        <>
          <FactList isLong facts={facts} />
          {isWritable && (
            <p>
              <Button
                variant="secondary"
                aria-label={texts.editSection(title)}
                onClick={() => setIsOpen(true)}
              >
                {texts.edit}
              </Button>
            </p>
          )}
        </>
      )}
    </details>
  );
}

const shownOf = ({ kind }: ProfileField, typed: string): string =>
  kind !== 'yes-no' ? inOneLine(typed) : typed === 'yes' ? texts.yes : texts.no;

function SectionForm({ section, profile, draft, units, onDone }: SectionProps & { onDone(): void }) {
  const client = useQueryClient();
  const fields = fieldsOf(section, profile, units);
  const title = sectionTitles[section];
  const initial: Record<string, string> = {
    ...Object.fromEntries(fields.map((field) => [field.name, typedIn(profile, field)])),
    note: draft?.note ?? '',
  };
  const form = useAnsweredForm({
    keptAs: `organisation-profile.${section}`,
    version: draft?.revision ?? 0,
    schema: schemaOf(profile, fields),
    initial,
    texts: {
      ...Object.fromEntries(fields.map(({ name, kind, label }) => [name, profileFieldTexts(kind, label)])),
      note: textFieldTexts(texts.notePlease, texts.noteSubject, { minimum: 3, maximum: 200 }),
    },
    button: texts.save,
    idPrefix: `${section}-`,
    async send({ note = '', ...typed }, idempotencyKey) {
      const body = { revision: draft?.revision ?? null, note, profile: profileWith(profile, fields, typed) };
      try {
        keepVersions(client, await call('POST /api/administration/profile-drafts', { body, idempotencyKey }));
      } catch (error) {
        if (!isVersionTaken(error)) throw error;
        return texts.versionTaken;
      }
      showToast(texts.saved);
      onDone();
      return null;
    },
  });
  return (
    <AnsweredForm
      form={form}
      button={texts.save}
      spoken={texts.saveSection(title)}
      label={title}
      more={
        <Button variant="tertiary" onClick={onDone}>
          {texts.cancel}
        </Button>
      }
    >
      {sectionNotes[section] && <p>{sectionNotes[section]}</p>}
      {fields.map((field) => (
        <OneField key={field.name} field={field} given={form.field(field.name)} />
      ))}
      <TextField label={texts.note} hint={texts.noteHint} {...form.field('note')} />
    </AnsweredForm>
  );
}

const isVersionTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === '/profile/giving/terms/version');

/** The whole profile is checked with what is typed in it, by the rules that the server has. */
const schemaOf = (profile: OrganisationProfile, fields: readonly ProfileField[]) =>
  z.record(z.string(), z.string()).check(({ value, issues }) => {
    const faults = faultsOf(profileWith(profile, fields, value), fields);
    const isReason = AdministrationReason.safeParse(value.note ?? '').success;
    for (const [name, fieldCode] of Object.entries({ ...faults, ...(!isReason && { note: 'REQUIRED' }) }))
      issues.push({
        code: 'custom',
        input: value[name],
        path: [name],
        params: { fieldCode },
        continue: true,
      });
  });

type OneFieldProps = {
  field: ProfileField;
  given: ReturnType<ReturnType<typeof useAnsweredForm>['field']>;
};

function OneField({ field: { kind, label }, given }: OneFieldProps) {
  const about = { label, hint: fieldHints[kind], ...given };
  if (kind.endsWith('paragraphs')) return <TextArea rows={8} {...about} />;
  if (kind === 'lines' || kind === 'accounts' || kind === 'long') return <TextArea rows={3} {...about} />;
  if (kind === 'yes-no')
    return (
      <SelectField
        {...about}
        options={[
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
      />
    );
  return <TextField autoComplete="off" {...about} />;
}
