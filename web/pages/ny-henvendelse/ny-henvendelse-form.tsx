import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageLimits, NewEnquiry, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepNewEnquiry } from '#web/api/enquiry-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './ny-henvendelse-texts.ts';

const topics = Object.entries(topicWords).map(([value, label]) => ({ value, label }));

export function NyHenvendelseForm({ draft }: { draft: OpenDraft }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useDraftForm({
    draft,
    schema: NewEnquiry,
    initial: { topic: '', subject: '', message: '' },
    texts: fieldTexts,
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/enquiries', { body, idempotencyKey }),
    onSent: (receipt, enquiry) => {
      keepNewEnquiry(client, receipt, enquiry);
      void navigate({
        to: '/henvendelser/$id',
        params: { id: receipt.id },
        search: { sendt: 1 } as never,
        replace: true,
      });
    },
  });
  return (
    <DraftForm form={form} button={texts.send}>
      <p>{texts.allRequired}</p>
      <SelectField
        label={texts.topic}
        placeholder={texts.chooseTopic}
        options={topics}
        {...form.field('topic')}
      />
      <div aria-live="polite">
        {form.watch('topic') === 'bereavement' && (
          <NoticeBox tone="info" title={texts.bereavement.title}>
            <p>{texts.bereavement.text}</p>
            <p>{texts.bereavement.phone}</p>
          </NoticeBox>
        )}
      </div>
      <TextField
        label={texts.subject}
        hint={texts.subjectHint}
        maximum={subjectLimits.maximum}
        {...form.field('subject')}
      />
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        maximum={messageLimits.maximum}
        rows={8}
        {...form.field('message')}
      />
    </DraftForm>
  );
}
