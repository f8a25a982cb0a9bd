/** One form for each thing that can be corrected. */
import type { ReactNode } from 'react';
import { type CorrectedField, correctionForms } from '#contract/desk-act-endpoints.ts';
import { addressFieldsOf } from '#contract/values/postal-address.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import type { FormSchema } from '#web/forms/field-codes.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import type { FieldTexts } from '#web/texts/field-texts.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ActReason } from './act-reason.tsx';
import { CorrectNumber } from './correct-number.tsx';
import { correctionFieldTexts, fieldInSentence, correctionTexts as texts } from './correction-texts.ts';
import { type Corrected, useCorrection } from './use-correction.ts';

type Options<Schema extends FormSchema, Name extends string> = {
  field: CorrectedField;
  schema: Schema;
  initial: Record<Name, string>;
  fieldTexts: Record<Name, FieldTexts>;
};

function useCorrectionForm<Schema extends FormSchema, Name extends string>(
  props: Corrected,
  { field, schema, initial, fieldTexts }: Options<Schema, Name>,
) {
  const correct = useCorrection(props);
  return useAnsweredForm<Schema, Name>({
    keptAs: `correct-${field}.${props.personId}`,
    version: props.details.version,
    schema,
    initial,
    texts: fieldTexts,
    button: texts.save,
    idPrefix: 'correct-',
    send: (values, key) => correct({ ...(values as { reason: string }), field }, key),
  });
}

type Form = Parameters<typeof AnsweredForm>[0]['form'] & {
  field(name: 'reason'): Parameters<typeof ActReason>[0];
};
const Frame = ({ form, field, children }: { form: Form; field: CorrectedField; children: ReactNode }) => (
  <AnsweredForm form={form} button={texts.save} label={texts.form(fieldInSentence[field])}>
    {children}
    <ActReason {...form.field('reason')} />
  </AnsweredForm>
);

function CorrectName(props: Corrected) {
  const { givenName, familyName } = props.details;
  const form = useCorrectionForm(props, {
    field: 'name',
    schema: correctionForms.name,
    initial: { givenName, familyName, reason: '' },
    fieldTexts: correctionFieldTexts.name,
  });
  return (
    <Frame form={form} field="name">
      <TextField label={texts.givenName} autoComplete="off" {...form.field('givenName')} />
      <TextField label={texts.familyName} autoComplete="off" {...form.field('familyName')} />
    </Frame>
  );
}

function CorrectBirthDate(props: Corrected) {
  const form = useCorrectionForm(props, {
    field: 'birth-date',
    schema: correctionForms['birth-date'],
    initial: { bornOn: props.details.bornOn?.split('-').reverse().join('.') ?? '', reason: '' },
    fieldTexts: correctionFieldTexts['birth-date'],
  });
  return (
    <Frame form={form} field="birth-date">
      <TextField
        label={texts.bornOn}
        hint={texts.bornOnHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('bornOn')}
      />
    </Frame>
  );
}

function CorrectAddress(props: Corrected) {
  const form = useCorrectionForm(props, {
    field: 'address',
    schema: correctionForms.address,
    initial: { ...addressFieldsOf(props.details.address), reason: '' },
    fieldTexts: correctionFieldTexts.address,
  });
  return (
    <Frame form={form} field="address">
      {props.details.isAddressShielded && <p>{texts.shieldedNote}</p>}
      <p>{texts.addressNote}</p>
      <AddressFields form={form} />
    </Frame>
  );
}

function CorrectEmail(props: Corrected) {
  const form = useCorrectionForm(props, {
    field: 'email',
    schema: correctionForms.email,
    initial: { email: '', reason: '' },
    fieldTexts: correctionFieldTexts.email,
  });
  return (
    <Frame form={form} field="email">
      <p>{texts.contactNote}</p>
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </Frame>
  );
}

function CorrectPhone(props: Corrected) {
  const form = useCorrectionForm(props, {
    field: 'phone',
    schema: correctionForms.phone,
    initial: { phone: '', reason: '' },
    fieldTexts: correctionFieldTexts.phone,
  });
  return (
    <Frame form={form} field="phone">
      <p>{texts.contactNote}</p>
      <TextField
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        autoComplete="off"
        {...form.field('phone')}
      />
    </Frame>
  );
}

function CorrectLanguage(props: Corrected) {
  const form = useCorrectionForm(props, {
    field: 'language',
    schema: correctionForms.language,
    initial: { language: props.details.language as string, reason: '' },
    fieldTexts: correctionFieldTexts.language,
  });
  return (
    <Frame form={form} field="language">
      <RadioGroup label={texts.language} options={texts.languages} {...form.field('language')} />
    </Frame>
  );
}

function CorrectChapter(props: Corrected) {
  const { chapterId, chapters } = props.details;
  const form = useCorrectionForm(props, {
    field: 'chapter',
    schema: correctionForms.chapter,
    initial: { chapterId: chapterId ?? '', reason: '' },
    fieldTexts: correctionFieldTexts.chapter,
  });
  return (
    <Frame form={form} field="chapter">
      <SelectField
        label={texts.chapter}
        placeholder={texts.chooseChapter}
        options={chapters.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('chapterId')}
      />
    </Frame>
  );
}

const forms: Record<CorrectedField, (props: Corrected) => ReactNode> = {
  name: CorrectName,
  'birth-date': CorrectBirthDate,
  number: CorrectNumber,
  address: CorrectAddress,
  email: CorrectEmail,
  phone: CorrectPhone,
  language: CorrectLanguage,
  chapter: CorrectChapter,
};

/** The form of one thing, or why it cannot be corrected here. */
export function CorrectionForm({ field, ...props }: Corrected & { field: CorrectedField }) {
  if (field === 'address' && !props.details.mayCorrectAddress) return <p>{texts.shielded}</p>;
  if (field === 'chapter' && !props.details.isMember) return <p>{texts.notMember}</p>;
  const Form = forms[field];
  return <Form {...props} />;
}
