import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FirstJoiningDetails, type Joining, NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, readTypedDate } from '#contract/values/birth-date.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { joiningQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { checkPart } from '#web/forms/check-part.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { fieldCodesOf } from '#web/forms/field-codes.ts';
import { type FormValues, useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { AddressAndMagazineFields, ContactFields, WhoFields } from './joining-detail-fields.tsx';
import { askedFields, birthDaysOf, firstWrongPart, readableNumber } from './joining-detail-rules.ts';
import { type JoiningValues, joiningValuesOf } from './joining-detail-values.ts';
import { fieldTexts, texts } from './joining-details-texts.ts';
import type { JoiningPart } from './joining-parts.ts';
import { nextPath } from './joining-step.tsx';
import { type JoiningEnd, useJoiningEnd } from './use-joining-end.ts';
import { useJoiningPart, useRefusedElsewhere } from './use-joining-part.ts';

type JoiningDetailsFormProps = {
  draft: OpenDraft;
  joining: Joining;
  /** The one on the page. All of them are one form, so that nothing typed is lost between them. */
  part: JoiningPart;
  onEnd(end: JoiningEnd): void;
};

/** Every field of every part, and what pressing the button does on each of them. */
function useJoiningForm({ draft, joining, part, onEnd }: JoiningDetailsFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const endOf = useJoiningEnd(joining);
  const { hasFodselsnummer, today } = joining;
  // What came meanwhile does not change a form that somebody is writing in.
  const [initial] = useState(() => joiningValuesOf(joining));
  const [schema] = useState(() =>
    (hasFodselsnummer ? NewJoiningDetails : FirstJoiningDetails).check(readableNumber(today)),
  );
  const way = useJoiningPart(part, () => {
    const codes = fieldCodesOf(schema, { ...initial, ...draft.values });
    return firstWrongPart((field) => codes[field] !== undefined);
  });
  const { next } = way;
  const button = next ? texts.next : texts.send;
  const fields = (typed: FormValues) =>
    askedFields(part, typed as JoiningValues, { hasFodselsnummer, today });

  const form = useDraftForm({
    draft,
    schema,
    initial,
    texts: fieldTexts,
    button,
    // Never kept in the browser or in a draft: it is sealed when the details are sent.
    keptOut: ['fodselsnummer'],
    part: {
      fields,
      check: next
        ? (typed) =>
            checkPart(typed, {
              schema,
              button,
              fields: fields(typed.getValues()),
              onWhole: (whole) => goOn(whole as JoiningValues, next),
            })
        : null,
    },
    send: (body) => call('PUT /api/joining/details', { body }),
    onSent: (answer) => {
      keepAnswer(client, joiningQuery().queryKey, answer.joining);
      if (answer.isTooYoung) onEnd('too-young');
      else void navigate({ to: nextPath(answer.joining) });
    },
  });

  async function goOn(typed: JoiningValues, to: JoiningPart): Promise<void> {
    const end = part === 'hvem' ? await endOf(typed) : null;
    if (!end) return way.pass(to);
    form.clear();
    onEnd(end);
  }

  const wrong = firstWrongPart(form.isWrong);
  useRefusedElsewhere(form.refusals, form.summary.length === 0 ? wrong : null, way.goTo);
  return { form, button, way, asksForDay: () => fields(form.values()).includes('bornOn') };
}

export function JoiningDetailsForm(props: JoiningDetailsFormProps) {
  const { part, joining } = props;
  const { hasFodselsnummer, today } = joining;
  const { form, button, way, asksForDay } = useJoiningForm(props);
  if (way.open !== part) return <Navigate to={paths.joiningDetails} search={{ del: way.open }} replace />;

  const bornOn = readTypedDate(String(form.watch('bornOn')));
  return (
    <DraftForm
      form={{
        ...form,
        clear() {
          form.clear();
          way.restart();
        },
      }}
      button={button}
      label={texts.parts[part].title}
    >
      {part === 'hvem' && (
        <WhoFields
          form={form}
          hasNumber={hasFodselsnummer}
          asksForDay={asksForDay() || form.isWrong('bornOn')}
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
    </DraftForm>
  );
}
