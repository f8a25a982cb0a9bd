import { PersonName } from '#contract/desk-case-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useActForm } from './case-forms.tsx';
import { nameFieldTexts, actTexts as texts } from './desk-case-texts.ts';
import type { CaseOnScreen } from './use-case.ts';

/** Corrects the person's name; the person sees it in the thread. */
export function NameForm({ screen }: { screen: CaseOnScreen }) {
  const { id, version, personName } = screen.deskCase;
  const form = useActForm({
    screen,
    act: 'sender-name',
    button: texts.correctName,
    done: texts.nameCorrected,
    texts: nameFieldTexts,
    schema: PersonName,
    initial: { givenName: '', familyName: '' },
    send: (name, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/name-corrections', {
        params: { id },
        body: { ...name, version },
        idempotencyKey,
      }),
  });
  return (
    <AnsweredForm form={form} button={texts.correctName} label={texts.nameTitle}>
      <p>{texts.nameNow(personName)}</p>
      <TextField label={texts.givenName} autoComplete="off" {...form.field('givenName')} />
      <TextField label={texts.familyName} autoComplete="off" {...form.field('familyName')} />
    </AnsweredForm>
  );
}
