import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FirstJoiningDetails, type Joining, NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, readTypedDate } from '#contract/values/birth-date.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { PartForm } from '#web/forms/part-form.tsx';
import type { FormValues } from '#web/forms/use-checked-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { usePartForm } from '#web/forms/use-part-form.ts';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { AddressAndMagazineFields, ContactFields, WhoFields } from './joining-detail-fields.tsx';
import { askedFields, birthDaysOf, fieldsOf, readableNumber } from './joining-detail-rules.ts';
import { type JoiningValues, joiningValuesOf } from './joining-detail-values.ts';
import { fieldTexts, texts } from './joining-details-texts.ts';
import type { JoiningPart } from './joining-parts.ts';
import { nextPath } from './joining-step.tsx';
import { type JoiningEnd, useJoiningEnd } from './use-joining-end.ts';

type JoiningDetailsFormProps = {
  draft: OpenDraft;
  joining: Joining;
  part: JoiningPart;
  onEnd(end: JoiningEnd): void;
};

export function JoiningDetailsForm({ draft, joining, part, onEnd }: JoiningDetailsFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const endOf = useJoiningEnd(joining);
  const { hasFodselsnummer, today } = joining;
  // What came meanwhile does not change a form that somebody is writing in.
  const [initial] = useState(() => joiningValuesOf(joining));
  const [schema] = useState(() =>
    (hasFodselsnummer ? NewJoiningDetails : FirstJoiningDetails).check(readableNumber(today)),
  );
  const asked = (typed: FormValues) => askedFields(part, typed as JoiningValues, { hasFodselsnummer, today });

  const parts = usePartForm({
    page: paths.joiningDetails,
    parts: fieldsOf,
    part,
    asked,
    draft,
    schema,
    initial,
    texts: fieldTexts,
    buttons: texts,
    // Never kept in the browser or in a draft: it is sealed when the details are sent.
    keptOut: ['fodselsnummer'],
    mayGoOn,
    send: (body) => call('PUT /api/joining/details', { body }),
    onSent: (answer) => {
      keepAnswer(client, joiningQuery().queryKey, answer.joining);
      if (answer.isTooYoung) onEnd('too-young');
      else void navigate({ to: nextPath(answer.joining) });
    },
  });
  const { form } = parts;

  async function mayGoOn(typed: FormValues): Promise<boolean> {
    const end = part === 'hvem' ? await endOf(typed as JoiningValues) : null;
    if (!end) return true;
    form.clear();
    onEnd(end);
    return false;
  }

  const bornOn = readTypedDate(String(form.watch('bornOn')));
  return (
    <PartForm of={parts} label={texts.parts[part].title}>
      {part === 'hvem' && (
        <WhoFields
          form={form}
          hasNumber={hasFodselsnummer}
          asksForDay={asked(form.values()).includes('bornOn') || form.isWrong('bornOn')}
          onNumber={(number) => {
            const [day, another] = birthDaysOf(number, today);
            if (day && !another) form.set('bornOn', shortDay(day));
          }}
        />
      )}
      {part === 'kontakt' && (
        <ContactFields form={form} mayHaveNews={bornOn !== null && ageOn(bornOn, today) >= adultAge} />
      )}
      {part === 'adresse' && <AddressAndMagazineFields form={form} />}
    </PartForm>
  );
}
