import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageLimits, NewEnquiryWords, subjectLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepNewEnquiry } from '#web/api/enquiry-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './ny-henvendelse-texts.ts';

const topics = Object.entries(topicWords).map(([value, label]) => ({ value, label }));

export function NyHenvendelseForm({ draft }: { draft: OpenDraft }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const files = useUploads('new-enquiry');
  const form = useDraftForm({
    draft,
    schema: NewEnquiryWords,
    initial: { topic: '', subject: '', message: '', attachments: '' },
    texts: fieldTexts,
    button: texts.send,
    send: async (words, idempotencyKey) =>
      call('POST /api/enquiries', { body: { ...words, attachments: files.readyIds() }, idempotencyKey }),
    onSent: (receipt, enquiry) => {
      files.uploads.forget();
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
    <DraftForm form={withFiles(form, files)} button={texts.send}>
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
      <AttachmentsField files={files} error={form.field('attachments').error} />
    </DraftForm>
  );
}
