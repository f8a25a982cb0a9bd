import { useQueryClient } from '@tanstack/react-query';
import { Reply, replyLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepThread } from '#web/api/enquiry-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
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
  const form = useDraftForm({
    draft,
    schema: Reply,
    initial: { message: '' },
    texts: fieldTexts,
    button: texts.send,
    staysOpen: true,
    send: (body, idempotencyKey) =>
      call('POST /api/enquiries/:id/messages', { params: { id: enquiryId }, body, idempotencyKey }),
    onSent: (thread) => {
      keepThread(client, thread);
      showToast(texts.sent);
    },
  });
  return (
    <section aria-labelledby="write-more">
      <h2 id="write-more">{texts.writeTitle}</h2>
      <DraftForm form={form} button={texts.send}>
        <TextArea label={texts.write} maximum={replyLimits.maximum} rows={5} {...form.field('message')} />
      </DraftForm>
    </section>
  );
}
