import { useState } from 'react';
import type * as z from 'zod/mini';
import {
  type DeskJoiningAnswer,
  DeskJoiningForm,
  deskJoiningTextVersion,
} from '#contract/desk-joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { spokenPurposeVersion } from '#web/texts/spoken-purpose.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { Words } from '#web/ui/words.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { joiningFieldTexts, spokenWords, joiningTexts as texts } from './desk-joining-texts.ts';
import { JoiningDoubles } from './joining-doubles.tsx';

export type TypedJoining = z.output<typeof DeskJoiningForm>;
type Doubles = Extract<DeskJoiningAnswer, { outcome: 'doubles' }>['persons'];

/** Registers one. @param as the record of the register that it is; `new`: none of those who were shown */
export const registerMember = (typed: TypedJoining, as: string | 'new' | null, idempotencyKey: string) =>
  call('POST /api/staff/memberships', {
    body: {
      ...typed,
      textVersion: deskJoiningTextVersion,
      personId: as === 'new' ? null : as,
      isNew: as === 'new',
      purposeVersion: spokenPurposeVersion,
    },
    idempotencyKey,
  });

const initial = {
  channel: '',
  declaredOn: '',
  reference: '',
  givenName: '',
  familyName: '',
  bornOn: '',
  fodselsnummer: '',
  email: '',
  phone: '',
  country: 'NO',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
  language: 'nb',
  magazine: 'none',
  answer: '',
  endorses: '',
};

type RegisterMemberFormProps = {
  /** @param number of the new member */
  onDone(number: string): void;
  onCancel(): void;
};

/** A member who joins by telephone or on paper. */
export function RegisterMemberForm({ onDone, onCancel }: RegisterMemberFormProps) {
  const [shown, setShown] = useState<{ typed: TypedJoining; doubles: Doubles } | null>(null);
  const form = useAnsweredForm({
    keptAs: null,
    schema: DeskJoiningForm,
    initial,
    texts: joiningFieldTexts,
    button: texts.send,
    idPrefix: 'member-',
    async send(typed, idempotencyKey) {
      const answer = await registerMember(typed, null, idempotencyKey);
      if (answer.outcome === 'joined') onDone(answer.number);
      else setShown({ typed, doubles: answer.persons });
      return null;
    },
  });
  if (shown) return <JoiningDoubles {...shown} onDone={onDone} onBack={() => setShown(null)} />;
  return (
    <OpenedForm form={form} title={texts.title} lead={texts.lead} button={texts.send} onCancel={onCancel}>
      <RadioGroup label={texts.channel} options={texts.channels} {...form.field('channel')} />
      <TextField
        label={texts.declaredOn}
        hint={texts.declaredOnHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('declaredOn')}
      />
      <TextArea label={texts.reference} hint={texts.referenceHint} rows={2} {...form.field('reference')} />
      <TextField label={texts.givenName} autoComplete="off" {...form.field('givenName')} />
      <TextField label={texts.familyName} autoComplete="off" {...form.field('familyName')} />
      <TextField
        label={texts.bornOn}
        hint={texts.bornOnHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('bornOn')}
      />
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        {...form.field('fodselsnummer')}
      />
      <TextField
        label={texts.email}
        hint={texts.contactHint}
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField label={texts.phone} type="tel" autoComplete="off" {...form.field('phone')} />
      <AddressFields form={form} mayBeNone />
      <RadioGroup label={texts.language} options={texts.languages} {...form.field('language')} />
      <RadioGroup label={texts.magazine} options={texts.magazines} {...form.field('magazine')} />
      <RadioGroup label={texts.answer} options={texts.answers} {...form.field('answer')} />
      <div>
        <p>{texts.wordsTitle}</p>
        <blockquote>
          <Words>{spokenWords}</Words>
        </blockquote>
      </div>
      <RadioGroup label={texts.endorses} options={texts.endorsements} {...form.field('endorses')} />
    </OpenedForm>
  );
}
