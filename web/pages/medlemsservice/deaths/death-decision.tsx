import { useState } from 'react';
import { DeathConfirmation, DeathRejection, type DeathReport } from '#contract/death-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { decisionTexts, deathTexts as texts } from './desk-death-texts.ts';

type DeathDecisionProps = { report: DeathReport; keep(answer: DeathReport, done: string): void };
type FormProps = DeathDecisionProps & { onCancel(): void };

/** Confirms or rejects, each with why. */
export function DeathDecision({ report, keep }: DeathDecisionProps) {
  const [open, setOpen] = useState<'confirm' | 'reject' | null>(null);
  const form = { report, keep, onCancel: () => setOpen(null) };
  if (open === 'confirm') return <Confirm key={report.person?.id} {...form} />;
  if (open === 'reject') return <Reject key={report.person?.id} {...form} />;
  return (
    <p className="actions">
      {report.person && <Button onClick={() => setOpen('confirm')}>{texts.confirm.title}</Button>}
      <Button variant="secondary" onClick={() => setOpen('reject')}>
        {texts.reject.title}
      </Button>
    </p>
  );
}

function Heading({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <>
      <h2 ref={focusWhenShown} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
    </>
  );
}

const reasonOf = (words: { reason: string; reasonHint: string }) => ({
  label: words.reason,
  hint: words.reasonHint,
  maximum: lookRemarkLimits.maximum,
  rows: 2,
});

const cancel = (onCancel: () => void, words: string) => (
  <Button variant="tertiary" onClick={onCancel}>
    {words}
  </Button>
);

function Confirm({ report: { id, diedOn, person }, keep, onCancel }: FormProps) {
  const words = texts.confirm;
  const form = useAnsweredForm({
    keptAs: `death-confirmation.${id}`,
    schema: DeathConfirmation,
    initial: { diedOn: diedOn ? shortDay(diedOn) : '', reason: '' },
    texts: decisionTexts,
    button: words.send,
    async send(typed, idempotencyKey) {
      const body = { ...typed, personId: person?.id ?? null };
      const request = { params: { id }, body, idempotencyKey };
      keep(await call('POST /api/staff/death-reports/:id/confirmations', request), words.done);
      return null;
    },
  });
  return (
    <>
      <Heading words={words} />
      <AnsweredForm form={form} button={words.send} label={words.title} more={cancel(onCancel, words.cancel)}>
        <TextField
          label={words.diedOn}
          hint={words.diedOnHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('diedOn')}
        />
        <TextArea {...reasonOf(words)} {...form.field('reason')} />
      </AnsweredForm>
    </>
  );
}

function Reject({ report: { id, person }, keep, onCancel }: FormProps) {
  const words = texts.reject;
  const form = useAnsweredForm({
    keptAs: `death-rejection.${id}`,
    schema: DeathRejection,
    initial: { reason: '' },
    texts: { reason: decisionTexts.reason },
    button: words.send,
    async send(typed, idempotencyKey) {
      const body = { ...typed, personId: person?.id ?? null };
      const request = { params: { id }, body, idempotencyKey };
      keep(await call('POST /api/staff/death-reports/:id/rejections', request), words.done);
      return null;
    },
  });
  return (
    <>
      <Heading words={words} />
      <AnsweredForm form={form} button={words.send} label={words.title} more={cancel(onCancel, words.cancel)}>
        <TextArea {...reasonOf(words)} {...form.field('reason')} />
      </AnsweredForm>
    </>
  );
}
