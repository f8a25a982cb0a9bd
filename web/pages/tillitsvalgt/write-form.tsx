import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { summonsPlace, unitMessageFields, unitMessageLimits } from '#contract/unit-message-endpoints.ts';
import { readTypedDate, TypedDate } from '#contract/values/birth-date.ts';
import { call } from '#web/api/call.ts';
import { forgetUnitMessages } from '#web/api/unit-message-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import type { FormValues } from '#web/forms/use-checked-form.ts';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { plainDateOf } from '#web/texts/format.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './skriv-texts.ts';

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), ...unitMessageFields }),
  z.object({
    kind: z.literal('summons'),
    ...unitMessageFields,
    meetingOn: TypedDate,
    meetingPlace: summonsPlace,
    motionsBy: TypedDate,
    nominationsBy: TypedDate,
  }),
]);
const initial = {
  kind: 'message',
  to: 'me',
  subject: '',
  body: '',
  meetingOn: '',
  meetingPlace: '',
  motionsBy: '',
  nominationsBy: '',
};
/** A day of the meeting that can be read is refused because it has come, or is not that of the list of activities. */
function textsOf(typed: FormValues): typeof fieldTexts {
  const on = readTypedDate(String(typed.meetingOn));
  if (!on) return fieldTexts;
  const INVALID = on <= plainDateOf(new Date()) ? texts.meetingIsOver : texts.meetingIsAnotherDay;
  return { ...fieldTexts, meetingOn: { ...fieldTexts.meetingOn, INVALID } };
}
const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The draft is kept while it is written, and until it has been sent to others. */
export function WriteForm({ unitId }: { unitId: string }) {
  const draft = useOpenDraft(`unit-letter.${unitId}`);
  return draft ? <Letter key={draft.key} draft={draft} unitId={unitId} /> : <SkeletonForm fields={4} />;
}

/** To oneself first; the words stay where they are, so that the same goes to everybody with one more press. */
function Letter({ draft, unitId }: { draft: OpenDraft; unitId: string }) {
  const client = useQueryClient();
  const form = useDraftForm({
    draft,
    schema,
    initial,
    texts: textsOf,
    button: texts.send,
    staysOpen: true,
    keepsWords: (letter) => letter.to === 'me',
    send: (letter, idempotencyKey) =>
      call('POST /api/units/:id/messages', { params: { id: unitId }, body: letter, idempotencyKey }),
    onSent(_message, letter) {
      showToast(letter.to === 'me' ? texts.tried : texts.sent);
      void forgetUnitMessages(client, unitId);
    },
  });
  const isSummons = form.watch('kind') === 'summons';
  const day = { inputMode: 'numeric', autoComplete: 'off', hint: texts.dayHint } as const;
  return (
    <DraftForm form={form} button={texts.send} label={texts.title}>
      <RadioGroup
        label={texts.kind}
        options={optionsOf(texts.kinds)}
        hint={texts.summonsHelp}
        {...form.field('kind')}
      />
      <TextField
        label={texts.subject}
        maximum={unitMessageLimits.subject.maximum}
        {...form.field('subject')}
      />
      {isSummons && (
        <>
          <TextField label={texts.meetingOn} {...day} {...form.field('meetingOn')} />
          <TextField label={texts.meetingPlace} {...form.field('meetingPlace')} />
          <TextField label={texts.motionsBy} {...day} {...form.field('motionsBy')} />
          <TextField label={texts.nominationsBy} {...day} {...form.field('nominationsBy')} />
        </>
      )}
      <TextArea
        label={texts.body}
        hint={texts.bodyHelp}
        maximum={unitMessageLimits.body.maximum}
        {...form.field('body')}
      />
      <RadioGroup label={texts.to} options={optionsOf(texts.tos)} {...form.field('to')} />
    </DraftForm>
  );
}
