import { useState } from 'react';
import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { questionKinds } from '#contract/activity-values.ts';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { formTexts as texts } from './organiser-texts.ts';
import { questionPlaces } from './typed-activity.ts';

type Form = Pick<ReturnType<typeof useDraftForm>, 'field' | 'watch'>;

/** As many as have words, and one more when it is asked for. */
export function QuestionFields({ form }: { form: Form }) {
  const [opened, setOpened] = useState(0);
  const used = questionPlaces.filter((place) => form.watch(`question${place}`)).length;
  const shown = Math.max(opened, used);
  const { field } = form;
  return (
    <>
      <h2>{texts.questions}</h2>
      <p>{texts.questionsHint}</p>
      {questionPlaces.slice(0, shown).map((place) => (
        <fieldset className="child-fields" key={place}>
          <legend className="child-fields__title">{texts.question(place + 1)}</legend>
          <TextField
            label={texts.questionWords}
            maximum={activityLimits.question.maximum}
            {...field(`question${place}`)}
          />
          <SelectField
            label={texts.kind}
            options={questionKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            {...field(`kind${place}`)}
          />
          <CheckboxField label={texts.required} {...field(`required${place}`)} />
          <CheckboxField label={texts.health} {...field(`health${place}`)} />
        </fieldset>
      ))}
      {shown < questionPlaces.length && (
        <p>
          <Button variant="secondary" onClick={() => setOpened(shown + 1)}>
            {texts.more}
          </Button>
        </p>
      )}
    </>
  );
}
