import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { roundNameLimits, type StaffRound, TypedRound } from '#contract/ceremony-desk-endpoints.ts';
import { datedCeremonies } from '#contract/ceremony-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepStaffRounds, staffRoundsQuery } from '#web/api/ceremony-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { roundFieldTexts, texts } from './desk-ceremonies-texts.ts';

const empty = {
  kind: '',
  name: '',
  firstOn: '',
  lastOn: '',
  membersOpenOn: '',
  membersOpenTime: '10:00',
  openOn: '',
  openTime: '10:00',
};

const typed = (content: StaffRound['content']) => ({
  ...content,
  firstOn: shortDay(content.firstOn),
  lastOn: shortDay(content.lastOn),
  membersOpenOn: shortDay(content.membersOpenOn),
  openOn: shortDay(content.openOn),
});

type RoundProps = {
  /** Null for a new one. */
  round: StaffRound | null;
  onDone(): void;
};

export function DeskRoundForm(props: RoundProps) {
  const { round } = props;
  const draft = useOpenDraft(round ? `ceremony-round.${round.id}` : 'ceremony-round');
  return draft ? <OpenRoundForm key={draft.key} draft={draft} {...props} /> : <SkeletonForm fields={8} />;
}

function OpenRoundForm({ draft, round, onDone }: RoundProps & { draft: OpenDraft }) {
  const client = useQueryClient();
  const shown = String(round?.version ?? 0);
  // Of what the words were written over, which may have been another day.
  const [version, setVersion] = useState(Number(draft.values?.version ?? shown));
  const form = useDraftForm({
    draft,
    schema: TypedRound,
    initial: { ...(round ? typed(round.content) : empty), version: shown },
    texts: roundFieldTexts,
    button: texts.save,
    idPrefix: round ? `${round.id}-` : 'new-',
    send: (content, idempotencyKey) =>
      round
        ? call('PUT /api/staff/ceremony-rounds/:id', {
            params: { id: round.id },
            body: { ...content, version },
          })
        : call('POST /api/staff/ceremony-rounds', { body: content, idempotencyKey }),
    async onFailure(error) {
      if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) return null;
      const { rounds } = await client.fetchQuery({ ...staffRoundsQuery(), staleTime: 0 });
      setVersion(rounds.find(({ id }) => id === round?.id)?.version ?? version);
      return texts.changedElsewhere;
    },
    onSent(answer) {
      keepStaffRounds(client, answer);
      showToast(texts.saved);
      onDone();
    },
  });
  const cancel = () => {
    form.clear();
    onDone();
  };
  return (
    <DraftForm
      form={form}
      button={texts.save}
      label={round ? texts.edit(round.name) : texts.new}
      more={
        <Button variant="secondary" onClick={cancel}>
          {texts.cancel}
        </Button>
      }
    >
      <SelectField
        label={texts.kind}
        placeholder={texts.chooseKind}
        options={datedCeremonies.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        {...form.field('kind')}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        maximum={roundNameLimits.maximum}
        {...form.field('name')}
      />
      <DayField label={texts.firstOn} {...form.field('firstOn')} />
      <DayField label={texts.lastOn} {...form.field('lastOn')} />
      <DayField label={texts.membersOpenOn} {...form.field('membersOpenOn')} />
      <TextField label={texts.membersOpenTime} {...form.field('membersOpenTime')} />
      <DayField label={texts.openOn} {...form.field('openOn')} />
      <TextField label={texts.openTime} {...form.field('openTime')} />
    </DraftForm>
  );
}
