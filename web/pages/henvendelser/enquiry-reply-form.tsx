import { useQueryClient } from '@tanstack/react-query';
import { ReplyWords, replyLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepThread } from '#web/api/enquiry-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { fieldTexts, threadTexts as texts } from './henvendelser-texts.ts';

/** Writes on in an open enquiry. */
export function EnquiryReplyForm({ enquiryId }: { enquiryId: string }) {
  const draft = useOpenDraft(`enquiry-reply.${enquiryId}`);
  return draft ? (
    <OpenReplyForm key={draft.key} draft={draft} enquiryId={enquiryId} />
  ) : (
    <SkeletonForm fields={1} />
  );
}

function OpenReplyForm({ draft, enquiryId }: { draft: OpenDraft; enquiryId: string }) {
  const client = useQueryClient();
  const files = useUploads(`enquiry-reply.${enquiryId}`);
  const form = useDraftForm({
    draft,
    schema: ReplyWords,
    initial: { message: '', attachments: '' },
    texts: fieldTexts,
    button: texts.send,
    staysOpen: true,
    send: async (words, idempotencyKey) =>
      call('POST /api/enquiries/:id/messages', {
        params: { id: enquiryId },
        body: { ...words, attachments: files.readyIds() },
        idempotencyKey,
      }),
    onSent: (thread) => {
      files.uploads.forget();
      keepThread(client, thread);
      showToast(texts.sent);
    },
  });
  return (
    <section aria-labelledby="write-more">
      <h2 id="write-more">{texts.writeTitle}</h2>
      <DraftForm form={withFiles(form, files)} button={texts.send}>
        <TextArea label={texts.write} maximum={replyLimits.maximum} rows={5} {...form.field('message')} />
        <AttachmentsField files={files} error={form.field('attachments').error} />
      </DraftForm>
    </section>
  );
}
