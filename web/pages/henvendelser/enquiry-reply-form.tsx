import { useQueryClient } from '@tanstack/react-query';
import { ReplyWords, replyLimits } from '#contract/enquiry-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { forgetThread, keepThread } from '#web/api/enquiry-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { fieldTexts, threadTexts as texts } from './henvendelser-texts.ts';

type ReplyFormProps = { enquiryId: string; isClosed: boolean };

/** Writes on in an enquiry; in a closed one that opens it again. What is typed stays when it is closed meanwhile. */
export function EnquiryReplyForm({ enquiryId, isClosed }: ReplyFormProps) {
  const draft = useOpenDraft(`enquiry-reply.${enquiryId}`);
  return draft ? (
    <OpenReplyForm key={draft.key} draft={draft} enquiryId={enquiryId} isClosed={isClosed} />
  ) : (
    <SkeletonForm fields={1} />
  );
}

function OpenReplyForm({ draft, enquiryId, isClosed }: { draft: OpenDraft } & ReplyFormProps) {
  const { title, write, send, sent } = isClosed ? texts.reopen : texts.reply;
  const client = useQueryClient();
  const files = useUploads(`enquiry-reply.${enquiryId}`);
  const form = useDraftForm({
    draft,
    schema: ReplyWords,
    initial: { message: '', attachments: '' },
    texts: fieldTexts,
    button: send,
    staysOpen: true,
    send: async (words, idempotencyKey) => {
      const request = {
        params: { id: enquiryId },
        body: { ...words, attachments: files.readyIds() },
        idempotencyKey,
      };
      try {
        return await (isClosed
          ? call('POST /api/enquiries/:id/reopenings', request)
          : call('POST /api/enquiries/:id/messages', request));
      } catch (error) {
        // Somebody closed it, or the time is out: the page shows what can be done now.
        if (error instanceof ApiError && error.status === 409) forgetThread(client, enquiryId);
        throw error;
      }
    },
    onSent: (thread) => {
      files.uploads.forget();
      keepThread(client, thread);
      showToast(sent);
    },
  });
  return (
    <section aria-labelledby="write-more">
      <h2 id="write-more">{title}</h2>
      <DraftForm form={withFiles(form, files)} button={send}>
        <TextArea label={write} maximum={replyLimits.maximum} rows={5} {...form.field('message')} />
        <AttachmentsField files={files} error={form.field('attachments').error} />
      </DraftForm>
    </section>
  );
}
