import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ActivityForOrganiser, activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { type ActivityType, activityTypes, isCeremony } from '#contract/activity-values.ts';
import { readTypedDate } from '#contract/values/birth-date.ts';
import { forgetActivities, organisedActivityQuery, organisedQuery } from '#web/api/activity-queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import type { FormValues } from '#web/forms/use-checked-form.ts';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { activityTypeWords } from '#web/texts/activity-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { MoneyFields, WhenAndWhereFields, WhoFields } from './activity-form-fields.tsx';
import { activityFieldTexts, organiserTexts, summonedDay, formTexts as texts } from './organiser-texts.ts';
import { QuestionFields } from './question-fields.tsx';
import { activitySchema, contentOf, questionPlaces, typedActivity } from './typed-activity.ts';

type ActivityFormProps = {
  draft: OpenDraft;
  /** Null for a new one. */
  activity: ActivityForOrganiser | null;
  onCreated(id: string): void;
};

const fieldTexts = {
  ...Object.fromEntries(
    questionPlaces.flatMap((place) =>
      ['kind', 'required', 'health'].map((name) => [name + place, activityFieldTexts.isDigital!]),
    ),
  ),
  ...activityFieldTexts,
};

/** A day that can be read is refused where members are summoned. */
const textsOf = ({ startsOn }: FormValues) =>
  readTypedDate(String(startsOn)) ? { ...fieldTexts, startsOn: summonedDay } : fieldTexts;

export function ActivityForm({ draft, activity, onCreated }: ActivityFormProps) {
  const client = useQueryClient();
  const [version, setVersion] = useState(activity?.version ?? 0);
  const button = activity ? organiserTexts.save : organiserTexts.create;
  const [initial] = useState(() => typedActivity(activity?.content ?? null));
  const form = useDraftForm({
    draft,
    schema: activitySchema,
    initial,
    texts: textsOf,
    button,
    async send(values, idempotencyKey) {
      const content = contentOf(values, activity?.content ?? null);
      if (!activity) {
        const { id } = await call('POST /api/organiser/activities', { body: content, idempotencyKey });
        return { id, told: 0 };
      }
      try {
        const { told } = await call('POST /api/organiser/activities/:id/changes', {
          params: { id: activity.id },
          body: { content, version },
          idempotencyKey,
        });
        return { id: activity.id, told };
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const now = await client.fetchQuery(organisedActivityQuery(activity.id));
        setVersion(now.version);
        showToast(organiserTexts.changedElsewhere);
        throw error;
      }
    },
    onSent({ id, told }) {
      void forgetActivities(client);
      showToast(activity ? organiserTexts.saved(told) : organiserTexts.created);
      onCreated(id);
    },
  });
  const type = form.watch('type') as ActivityType;
  const ceremony = isCeremony(type) ? type : null;
  return (
    <DraftForm form={form} button={button} label={activity ? organiserTexts.edit : organiserTexts.newTitle}>
      <WhatFields form={form} type={type} />
      <WhenAndWhereFields form={form} ceremony={ceremony} />
      <WhoFields form={form} ceremony={ceremony} />
      <MoneyFields form={form} ceremony={ceremony} />
      <QuestionFields form={form} />
    </DraftForm>
  );
}

function WhatFields({
  form: { field },
  type,
}: {
  form: Pick<ReturnType<typeof useDraftForm>, 'field'>;
  type: ActivityType;
}) {
  const units = useQuery(organisedQuery()).data?.units ?? [];
  return (
    <>
      <h2>{texts.what}</h2>
      <SelectField
        label={texts.unit}
        placeholder={texts.unitPlaceholder}
        options={units.map(({ id, name }) => ({ value: id, label: name }))}
        // Its options come later than the draft.
        key={units.length}
        {...field('unitId')}
      />
      <SelectField
        label={texts.type}
        hint={type === 'annual-meeting' ? texts.annual : isCeremony(type) ? texts.ceremony : undefined}
        placeholder={texts.typePlaceholder}
        options={activityTypes.map((type) => ({ value: type, label: activityTypeWords[type] }))}
        {...field('type')}
      />
      <TextField label={texts.title} maximum={activityLimits.title.maximum} {...field('title')} />
      <TextArea
        label={texts.summary}
        hint={texts.summaryHint}
        rows={3}
        maximum={activityLimits.summary.maximum}
        {...field('summary')}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        maximum={activityLimits.description.maximum}
        {...field('description')}
      />
    </>
  );
}
