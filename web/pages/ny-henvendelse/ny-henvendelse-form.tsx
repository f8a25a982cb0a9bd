import { useQueryClient } from '@tanstack/react-query';
import { EnquiryTopic, messageLimits, NewEnquiryWords, subjectLimits } from '#contract/enquiry-endpoints.ts';
import type { EnquiryReference } from '#contract/enquiry-reference.ts';
import { call } from '#web/api/call.ts';
import { keepNewEnquiry } from '#web/api/enquiry-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { paths } from '#web/paths.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { useGoTo } from '#web/ui/page-address.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { hasIdentityNumber } from './identity-number.ts';
import { fieldTexts, texts } from './ny-henvendelse-texts.ts';
import { SmsChoice } from './sms-choice.tsx';
import { TopicHelpBox } from './topic-help-box.tsx';

const topics = Object.entries(topicWords).map(([value, label]) => ({ value, label }));

type NyHenvendelseFormProps = {
  draft: OpenDraft;
  about: EnquiryReference | null;
  /** Chosen beforehand; empty where the person is to say it. */
  topic: EnquiryTopic | '';
};

export function NyHenvendelseForm({ draft, about, topic }: NyHenvendelseFormProps) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const files = useUploads(about ? `new-enquiry.${about.id}` : 'new-enquiry');
  const form = useDraftForm({
    draft,
    schema: NewEnquiryWords,
    initial: { topic, subject: '', message: '', attachments: '', wantsSms: false },
    texts: fieldTexts,
    button: texts.send,
    send: async (words, idempotencyKey) => {
      const key = about && { kind: about.kind, id: about.id };
      const body = { ...words, about: key, attachments: files.readyIds() };
      return call('POST /api/enquiries', { body, idempotencyKey });
    },
    onSent: (receipt, enquiry) => {
      files.uploads.forget();
      keepNewEnquiry(client, receipt, enquiry, about);
      void navigate({
        to: paths.enquiry(receipt.id),
        search: { sendt: 1 },
        replace: true,
      });
    },
  });
  const chosen = EnquiryTopic.safeParse(form.watch('topic')).data;
  return (
    <DraftForm form={withFiles(form, files)} button={texts.send}>
      <p>{texts.allRequired}</p>
      <SelectField
        label={texts.topic}
        placeholder={texts.chooseTopic}
        options={topics}
        {...form.field('topic')}
      />
      <div aria-live="polite">{chosen && <TopicHelpBox topic={chosen} />}</div>
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
      <p role="status" className="number-warning">
        {hasIdentityNumber(`${form.watch('subject')} ${form.watch('message')}`) && texts.identityNumber}
      </p>
      <AttachmentsField files={files} error={form.field('attachments').error} />
      <SmsChoice {...form.field('wantsSms')} />
    </DraftForm>
  );
}
