import { correctionForms } from '#contract/desk-act-endpoints.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ActReason } from './act-reason.tsx';
import { correctionFieldTexts, fieldInSentence, correctionTexts as texts } from './correction-texts.ts';
import { type Corrected, useCorrection } from './use-correction.ts';

/** Corrects or removes the national identity number; nothing of it is kept in the browser. */
export function CorrectNumber(props: Corrected) {
  const correct = useCorrection(props);
  const form = useAnsweredForm({
    keptAs: null,
    schema: correctionForms.number,
    initial: { fodselsnummer: '', reason: '' },
    texts: correctionFieldTexts.number,
    button: texts.save,
    idPrefix: 'correct-',
    send: (values, key) => correct({ field: 'number', ...values }, key),
  });
  return (
    <AnsweredForm form={form} button={texts.save} label={texts.form(fieldInSentence.number)}>
      <p>{texts.numberNote}</p>
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        {...form.field('fodselsnummer')}
      />
      <ActReason {...form.field('reason')} />
    </AnsweredForm>
  );
}
