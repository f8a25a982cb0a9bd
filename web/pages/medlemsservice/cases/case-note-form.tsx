import { DeskNoteText, noteLimits } from '#contract/desk-case-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { TextArea } from '#web/ui/text-field.tsx';
import { noteFieldTexts, noteTexts as texts } from './desk-case-texts.ts';
import type { CaseOnScreen } from './use-case.ts';

/** For colleagues only. */
export function CaseNoteForm({ screen }: { screen: CaseOnScreen }) {
  const params = { id: screen.deskCase.id };
  const form = useAnsweredForm({
    keptAs: `case-note.${params.id}`,
    schema: DeskNoteText,
    initial: { note: '' },
    texts: noteFieldTexts,
    button: texts.save,
    async send(body, idempotencyKey) {
      const result = await call('POST /api/staff/enquiries/:id/notes', { params, body, idempotencyKey });
      screen.keep(result, texts.saved);
      form.reset();
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.save} label={texts.title}>
      <TextArea
        label={texts.note}
        hint={texts.hint}
        maximum={noteLimits.maximum}
        rows={3}
        {...form.field('note')}
      />
    </AnsweredForm>
  );
}
