import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ControlAnswer, ControlNote } from '#contract/grant-list-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { controlNoteTexts, grantTexts as texts } from './grant-texts.ts';

/** What was done about a person that the control did not find, or found to be dead or emigrated. */
export function SettleAnswer({ answer }: { answer: ControlAnswer }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NoteForm answer={answer} />;
  return (
    <p className="actions">
      <Button
        variant="tertiary"
        data-size="sm"
        aria-label={`${texts.settle}: ${answer.name ?? texts.gone}`}
        onClick={() => setOpen(true)}
      >
        {texts.settle}
      </Button>
    </p>
  );
}

function NoteForm({ answer: { id } }: { answer: ControlAnswer }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `grant-control.${id}`,
    schema: ControlNote,
    initial: { note: '' },
    texts: { note: controlNoteTexts },
    button: texts.settleSave,
    async send(body, idempotencyKey) {
      const request = { params: { id }, body, idempotencyKey };
      await call('POST /api/staff/grant-control-answers/:id/settlements', request);
      showToast(texts.settled);
      void client.invalidateQueries({ queryKey: ['grant-lines'] });
      void client.invalidateQueries({ queryKey: ['grant-list'] });
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.settleSave} label={texts.settle}>
      <TextField label={texts.settleNote} autoComplete="off" {...form.field('note')} />
    </AnsweredForm>
  );
}
