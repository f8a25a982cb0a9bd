/** When the employee is away, and which colleagues are. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Absences, NewAbsence } from '#contract/desk-absence-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { colleaguesQuery, forgetQueue } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { absenceFieldTexts, absenceTexts as texts } from './absence-texts.ts';

const absencesQuery = () =>
  queryOptions({
    queryKey: ['desk-absences'],
    queryFn: ({ signal }) => call('GET /api/staff/absences', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

export function AbsenceForm() {
  const query = useQuery(absencesQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={2} />}>
      {(absences) => <Opened absences={absences} />}
    </QueryState>
  );
}

function Opened({ absences: { mine, others } }: { absences: Absences }) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  /** The queue and the list of colleagues show it, too. */
  function keep(answer: Absences): void {
    keepAnswer(client, absencesQuery().queryKey, answer);
    void client.invalidateQueries({ queryKey: colleaguesQuery().queryKey });
    void forgetQueue(client);
  }
  const form = useAnsweredForm({
    keptAs: 'absence',
    schema: NewAbsence,
    initial: { fromOn: '', untilOn: '' },
    texts: absenceFieldTexts,
    button: texts.save,
    idPrefix: 'absence-',
    async send(body, idempotencyKey) {
      keep(await call('PUT /api/staff/absences/mine', { body, idempotencyKey }));
      showToast(texts.saved);
      form.reset();
      return null;
    },
  });
  const end = () =>
    press(
      texts.end,
      async (idempotencyKey) => keep(await call('DELETE /api/staff/absences/mine', { idempotencyKey })),
      texts.ended,
    );
  return (
    <>
      <p>{texts.lead}</p>
      {mine && (
        <>
          <p>
            <strong>{texts.mine(mine.fromOn, mine.untilOn)}</strong>
          </p>
          <p>
            <Button variant="secondary" busy={busy !== null} onClick={() => void end()}>
              {texts.end}
            </Button>
          </p>
        </>
      )}
      {problem}
      <AnsweredForm form={form} button={texts.save} label={texts.save}>
        <TextField
          label={texts.fromOn}
          hint={texts.hint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('fromOn')}
        />
        <TextField label={texts.untilOn} inputMode="decimal" autoComplete="off" {...form.field('untilOn')} />
      </AnsweredForm>
      {others.length > 0 && (
        <>
          <h3>{texts.others}</h3>
          <ul className="plain-list">
            {others.map(({ name, fromOn, untilOn }) => (
              <li key={`${name} ${fromOn} ${untilOn}`}>{texts.other(name, fromOn, untilOn)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
