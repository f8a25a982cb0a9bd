import { ContactWords } from '#contract/contact-endpoints.ts';
import { type EnquiryTopic, messageLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { SenderProof } from '#web/forms/sender-proof.tsx';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useOpenForm } from '#web/forms/use-open-form.ts';
import { paths } from '#web/paths.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './kontakt-oss-texts.ts';

const topics = Object.entries(topicWords).map(([value, label]) => ({ value, label }));

type KontaktOssFormProps = { draft: OpenDraft; topic: EnquiryTopic | ''; onSent(): void };

export function KontaktOssForm({ draft, topic, onSent }: KontaktOssFormProps) {
  const form = useOpenForm({
    draft,
    schema: ContactWords,
    initial: { name: '', email: '', phone: '', topic, message: '' },
    texts: fieldTexts,
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/contact-messages', { body, idempotencyKey }),
    onSent,
  });
  return (
    <>
      <DraftForm form={form} button={texts.send} label={texts.formTitle}>
        <TextField label={texts.name} autoComplete="name" {...form.field('name')} />
        <p>{texts.reach}</p>
        <TextField label={texts.email} type="email" autoComplete="email" {...form.field('email')} />
        <TextField label={texts.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
        <SelectField
          label={texts.topic}
          placeholder={texts.chooseTopic}
          options={topics}
          {...form.field('topic')}
        />
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          maximum={messageLimits.maximum}
          rows={8}
          {...form.field('message')}
        />
        <p>
          {texts.kept} <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
        </p>
      </DraftForm>
      {form.senderProof && <SenderProof {...form.senderProof} />}
    </>
  );
}
