import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FirstJoiningDetails, type Joining, NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, readTypedDate } from '#contract/values/birth-date.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { renewName } from '#web/session/renew-name.ts';
import { showAnotherPerson } from '#web/session/show-another-person.ts';
import { AddressFields } from '#web/ui/address-fields.tsx';
import { BirthDateField } from '#web/ui/birth-date-field.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './joining-details-texts.ts';
import { nextPath } from './joining-step.tsx';

const empty = {
  givenName: '',
  familyName: '',
  bornOn: '',
  fodselsnummer: '',
  isFodselsnummerLater: false,
  email: '',
  phone: '',
  isAddressShielded: false,
  country: 'NO',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
  language: import.meta.env.LANGUAGE,
  magazine: 'none',
  newsEmail: false,
  newsSms: false,
};

/** What was sent before, or what is known already. */
function valuesOf({ known, details, hasFodselsnummer }: Joining): typeof empty {
  const values = { ...empty, ...(details ?? known) };
  const isLater = details !== null && !hasFodselsnummer;
  return {
    ...values,
    bornOn: values.bornOn && shortDay(values.bornOn),
    isFodselsnummerLater: isLater,
  };
}

/** What ends the joining before its second step. */
export type JoiningEnd = 'too-young' | 'member-already';

type JoiningDetailsFormProps = { draft: OpenDraft; joining: Joining; onEnd(end: JoiningEnd): void };

export function JoiningDetailsForm({ draft, joining, onEnd }: JoiningDetailsFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  // What came meanwhile does not change a form that somebody is writing in.
  const [initial] = useState(() => valuesOf(joining));
  const form = useDraftForm({
    draft,
    schema: joining.hasFodselsnummer ? NewJoiningDetails : FirstJoiningDetails,
    initial,
    texts: fieldTexts,
    button: texts.next,
    // Never kept in the browser or in a draft: it is sealed when the step is sent.
    keptOut: ['fodselsnummer'],
    // Before anything is kept: many who begin here are in the register.
    send: async (body) =>
      joining.details === null && (await isClaimed(body)) ? null : call('PUT /api/joining/details', { body }),
    onSent: (answer) => {
      if (!answer) {
        onEnd('member-already');
        void showAnotherPerson(client).then(renewName);
        return;
      }
      keepAnswer(client, joiningQuery().queryKey, answer.joining);
      if (answer.isTooYoung) onEnd('too-young');
      else void navigate({ to: nextPath(answer.joining) });
    },
  });
  const bornOn = readTypedDate(String(form.watch('bornOn')));
  const isAdult = bornOn !== null && ageOn(bornOn, today()) >= adultAge;
  const isShielded = form.watch('isAddressShielded') === true;
  return (
    <DraftForm form={form} button={texts.next} label={texts.title}>
      <h2>{texts.name}</h2>
      <TextField label={texts.givenName} autoComplete="given-name" {...form.field('givenName')} />
      <TextField label={texts.familyName} autoComplete="family-name" {...form.field('familyName')} />
      <h2>{texts.number}</h2>
      <BirthDateField {...form.field('bornOn')} />
      {form.watch('isFodselsnummerLater') !== true && (
        <>
          {joining.hasFodselsnummer && <p>{texts.hasNumber}</p>}
          <FodselsnummerField {...form.field('fodselsnummer')} />
          <p>
            <PageLink to="/ord" hash="d-nummer">
              {texts.dNumberMeaning}
            </PageLink>
          </p>
        </>
      )}
      <CheckboxField label={texts.later} hint={texts.laterHint} {...form.field('isFodselsnummerLater')} />
      <h2>{texts.contact}</h2>
      <p>{texts.contactLead}</p>
      <TextField label={texts.email} type="email" autoComplete="email" {...form.field('email')} />
      <TextField label={texts.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
      <h2>{texts.address}</h2>
      <CheckboxField label={texts.shielded} hint={texts.shieldedHint} {...form.field('isAddressShielded')} />
      <AddressFields form={form} mayBeNone={isShielded} />
      <h2>{texts.choices}</h2>
      <SelectField
        label={texts.language}
        hint={texts.languageHint}
        options={texts.languages}
        {...form.field('language')}
      />
      <SelectField label={texts.magazine} options={texts.magazines} {...form.field('magazine')} />
      {isAdult && (
        <>
          <h2>{texts.news}</h2>
          <p>{texts.newsLead}</p>
          <CheckboxField label={texts.newsEmail} {...form.field('newsEmail')} />
          <CheckboxField label={texts.newsSms} {...form.field('newsSms')} />
        </>
      )}
    </DraftForm>
  );
}

/** Claims the record, as on the page for those who say that they are members. A no is answered alike, whatever the reason. */
async function isClaimed({ givenName, familyName, bornOn }: NewJoiningDetails): Promise<boolean> {
  const body = { name: `${givenName} ${familyName}`, bornOn };
  const idempotencyKey = crypto.randomUUID();
  try {
    const { outcome } = await call('POST /api/verification/claims', { body, idempotencyKey });
    return outcome === 'linked';
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** The day in Norway, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date());
