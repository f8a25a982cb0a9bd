import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActivityDetail, answerLimits, type MyActivity } from '#contract/activity-endpoints.ts';
import { forgetActivities } from '#web/api/activity-queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { agesSentence, isForChildren, outsideAges } from '#web/texts/activity-words.ts';
import { kroner } from '#web/texts/format.ts';
import { problemTexts } from '#web/texts/problem-texts.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { OtherFields, type SignUpFieldForm } from './other-fields.tsx';
import { linesOf, signUpFields, type Values } from './sign-up-fields.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';
import { atOthersPlaces, othersOf } from './typed-others.ts';

type SignUpFormProps = {
  draft: OpenDraft;
  activity: ActivityDetail;
  mine: MyActivity;
  isFull: boolean;
  onSent(): void;
};

export function SignUpForm({ draft, activity, mine, isFull, onSent }: SignUpFormProps) {
  const client = useQueryClient();
  const { children, questions, priceOre, ceremony } = mine;
  const [{ initial, schema, textsOf, childName, answerName }] = useState(() => signUpFields(mine, activity));
  const wishOf = (values: Values) => ({
    isComing: values.isComing === true,
    childIds: children.filter(({ id }) => values[childName(id)] === true).map(({ id }) => id),
    guests: linesOf(values.guests),
    others: othersOf(values),
  });
  const costs = activity.prices.memberOre + activity.prices.otherOre + activity.prices.childOre > 0;
  const button = isFull ? texts.sendWaiting : costs ? texts.sendPaying : texts.send;
  const form = useDraftForm({
    draft,
    schema,
    initial,
    texts: textsOf,
    button,
    // Health is kept with the sign-up, for as long as it is needed, and nowhere else.
    keptOut: questions.filter(({ isHealth }) => isHealth).map(({ id }) => answerName(id)),
    async send(values, idempotencyKey) {
      try {
        return await call('POST /api/activities/:id/sign-ups', {
          params: { id: activity.id },
          body: {
            ...wishOf(values),
            answers: questions.map(({ id }) => ({
              questionId: id,
              answer: String(values[answerName(id)] ?? ''),
            })),
            wantsSms: values.wantsSms === true,
            acceptsWaiting: isFull,
          },
          idempotencyKey,
        });
      } catch (error) {
        if (error instanceof ApiError) {
          // How it stands now is shown around the form; what was filled in stays.
          if (error.status === 409) void forgetActivities(client);
          error.fields = atOthersPlaces(error.fields, values);
        }
        throw error;
      }
    },
    onSent({ state }) {
      if (state === 'signed-up') showToast(texts.done);
      if (state === 'waiting') showToast(texts.doneWaiting);
      onSent();
      void forgetActivities(client);
    },
  });
  const watched: Values = Object.fromEntries(
    Object.keys(initial).map((name) => [name, form.watch(name) ?? '']),
  );
  const wish = wishOf(watched);
  const total =
    (wish.isComing ? priceOre.self : 0) +
    (wish.childIds.length + wish.others.length) * priceOre.child +
    wish.guests.length * priceOre.guest;
  return (
    <DraftForm form={form} button={button} label={isFull ? texts.waitingTitle : texts.title}>
      <WhoComes form={form} activity={activity} mine={mine} childName={childName} />
      {activity.takesChildren && (
        <OtherFields
          form={form}
          begun={ceremony || (isForChildren(activity) && children.length === 0) ? 1 : 0}
        />
      )}
      {activity.maxGuests > 0 && (
        <TextArea
          label={texts.guests}
          hint={texts.guestsHint(activity.maxGuests)}
          rows={Math.min(3, activity.maxGuests + 1)}
          {...form.field('guests')}
        />
      )}
      {questions.map((question) => (
        <Question key={question.id} question={question} field={form.field(answerName(question.id))} />
      ))}
      {mine.hasPhone && <CheckboxField label={texts.sms} {...form.field('wantsSms')} />}
      {costs && (
        <p aria-live="polite">
          <strong>{texts.total(kroner(total))}</strong>
          {!isFull && total > 0 && <> {texts.payText}</>}
        </p>
      )}
    </DraftForm>
  );
}

type WhoComesProps = Pick<SignUpFormProps, 'activity' | 'mine'> & {
  form: SignUpFieldForm;
  childName(id: string): string;
};

function WhoComes({ form, activity, mine: { ceremony, children }, childName }: WhoComesProps) {
  return (
    <fieldset className="choices">
      <legend className="ds-label">{ceremony ? texts.whoFor : texts.who}</legend>
      {!ceremony && isForChildren(activity) && <p>{`${agesSentence(activity)} ${texts.comeAlong}`}</p>}
      {(!ceremony || ceremony.mayBeSelf) && (
        <CheckboxField label={ceremony ? texts.myself : texts.me} {...form.field('isComing')} />
      )}
      {children.map(({ id, givenName, age, refusal }) =>
        refusal ? (
          <p key={id}>
            {refusal === 'OUTSIDE_AGES'
              ? outsideAges(givenName, age, activity)
              : `${givenName}: ${problemTexts[refusal]}`}
          </p>
        ) : (
          <CheckboxField
            key={id}
            label={ceremony ? texts.childFor(givenName) : texts.child(givenName)}
            {...form.field(childName(id))}
          />
        ),
      )}
    </fieldset>
  );
}

type QuestionProps = {
  question: MyActivity['questions'][number];
  field: ReturnType<SignUpFieldForm['field']>;
};

function Question({ question: { words, kind, isHealth }, field }: QuestionProps) {
  const asked = { label: words, hint: isHealth ? texts.healthHint : undefined, ...field };
  const answers = [
    { value: 'yes', label: texts.yes },
    { value: 'no', label: texts.no },
  ];
  if (kind === 'yes-no') return <RadioGroup options={answers} {...asked} />;
  return <TextArea rows={3} maximum={answerLimits.maximum} {...asked} />;
}
