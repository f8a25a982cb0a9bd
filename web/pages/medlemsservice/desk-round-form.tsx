import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RoundContent, roundNameLimits, type StaffRound } from '#contract/ceremony-desk-endpoints.ts';
import { datedCeremonies } from '#contract/ceremony-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepStaffRounds, staffRoundsQuery } from '#web/api/ceremony-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { roundFieldTexts, texts } from './desk-ceremonies-texts.ts';

const empty = {
  ...{ kind: '', name: '', firstOn: '', lastOn: '' },
  ...{ membersOpenOn: '', membersOpenTime: '10:00', openOn: '', openTime: '10:00' },
};

/** @param props.round null for a new one */
export function DeskRoundForm({ round, onDone }: { round: StaffRound | null; onDone(): void }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(round?.version ?? 0);
  const form = useAnsweredForm({
    schema: RoundContent,
    initial: round?.content ?? empty,
    texts: roundFieldTexts,
    button: texts.save,
    idPrefix: round ? `${round.id}-` : 'new-',
    async send(content, idempotencyKey) {
      try {
        const answer = round
          ? await call('PUT /api/staff/ceremony-rounds/:id', {
              params: { id: round.id },
              body: { ...content, version },
            })
          : await call('POST /api/staff/ceremony-rounds', { body: content, idempotencyKey });
        keepStaffRounds(client, answer);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        const { rounds } = await client.fetchQuery({ ...staffRoundsQuery(), staleTime: 0 });
        setVersion(rounds.find(({ id }) => id === round?.id)?.version ?? version);
        return texts.changedElsewhere;
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
      label={round ? texts.edit(round.name) : texts.new}
      more={
        <Button variant="secondary" onClick={onDone}>
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
      <TextField label={texts.firstOn} type="date" {...form.field('firstOn')} />
      <TextField label={texts.lastOn} type="date" {...form.field('lastOn')} />
      <TextField label={texts.membersOpenOn} type="date" {...form.field('membersOpenOn')} />
      <TextField label={texts.membersOpenTime} {...form.field('membersOpenTime')} />
      <TextField label={texts.openOn} type="date" {...form.field('openOn')} />
      <TextField label={texts.openTime} {...form.field('openTime')} />
    </AnsweredForm>
  );
}
