import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Candidate } from '#contract/office-endpoints.ts';
import type { OfficeRole, OfficeUnit } from '#contract/office-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { roleWords } from '#web/texts/office-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { changeFieldTexts, handoverTexts as texts } from './handover-texts.ts';
import { unitOfficesQuery } from './office-queries.ts';
import { ProposeMember } from './propose-member.tsx';

const schema = z.object({ meetingOn: TypedDate, takesOverOn: TypedDate, untilOn: TypedDate });
type Proposed = { candidate: Candidate; role: OfficeRole };

/** The members elected by the meeting, one by one; then the days, and all are asked at once. */
export function BoardChangeForm({ unit, onDone }: { unit: OfficeUnit; onDone(): void }) {
  const client = useQueryClient();
  const sitting = (useQuery(unitOfficesQuery(unit.id)).data?.offices ?? []).filter(
    ({ state }) => state === 'active' || state === 'soon-over',
  );
  const [staying, setStaying] = useState<readonly string[]>([]);
  const [proposed, setProposed] = useState<readonly Proposed[]>([]);
  const form = useAnsweredForm({
    keptAs: `board-change.${unit.id}`,
    schema,
    initial: { meetingOn: '', takesOverOn: '', untilOn: '' },
    texts: changeFieldTexts,
    button: texts.send,
    async send(days, idempotencyKey) {
      if (proposed.length === 0) return texts.noneElected;
      const ending = sitting.map(({ id }) => id).filter((id) => !staying.includes(id));
      await call('POST /api/units/:id/board-changes', {
        params: { id: unit.id },
        body: {
          ...days,
          ending,
          proposed: proposed.map(({ candidate, role }) => ({ role, personId: candidate.id })),
        },
        idempotencyKey,
      });
      showToast(texts.sent);
      onDone();
      await forgetOffices(client);
      return null;
    },
  });
  const day = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <>
      <h3>{texts.elected}</h3>
      <ProposedList proposed={proposed} onChange={setProposed} />
      <ProposeMember
        key={proposed.length}
        unit={unit}
        onAdded={(candidate, role) => setProposed([...proposed, { candidate, role }])}
      />
      <AnsweredForm form={form} button={texts.send} label={texts.change}>
        {sitting.length > 0 && (
          <fieldset className="ds-fieldset">
            <legend>
              <strong>{texts.who}</strong>
            </legend>
            <p>{texts.whoHelp}</p>
            {sitting.map(({ id, name, role }) => (
              <CheckboxField
                key={id}
                name={`goes-${id}`}
                id={`goes-${id}`}
                label={texts.goes(name, roleWords[role])}
                checked={!staying.includes(id)}
                onChange={(event) =>
                  setStaying(event.target.checked ? staying.filter((one) => one !== id) : [...staying, id])
                }
              />
            ))}
          </fieldset>
        )}
        <TextField label={texts.meetingOn} hint={texts.dayHint} {...day} {...form.field('meetingOn')} />
        <TextField
          label={texts.takesOverOn}
          hint={texts.takesOverHint}
          {...day}
          {...form.field('takesOverOn')}
        />
        <TextField label={texts.untilOn} hint={texts.dayHint} {...day} {...form.field('untilOn')} />
      </AnsweredForm>
    </>
  );
}

type ProposedListProps = { proposed: readonly Proposed[]; onChange(proposed: readonly Proposed[]): void };

function ProposedList({ proposed, onChange }: ProposedListProps) {
  return (
    <ul className="proposed">
      {proposed.map(({ candidate, role }) => (
        <li key={`${candidate.id} ${role}`}>
          {texts.goes(candidate.name, roleWords[role])}{' '}
          <Button
            variant="tertiary"
            onClick={() =>
              onChange(proposed.filter((one) => one.candidate !== candidate || one.role !== role))
            }
          >
            {texts.remove(candidate.name)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
