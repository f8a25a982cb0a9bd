import { useQueryClient } from '@tanstack/react-query';
import { Reply, replyLimits } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepCase } from '#web/api/desk-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { fieldTexts, caseTexts as texts } from './medlemsservice-texts.ts';

/** Answers an enquiry; the person is told that there is an answer. */
export function DeskAnswerForm({ enquiryId, version }: { enquiryId: string; version: number }) {
  const draft = useOpenDraft(`enquiry-reply.${enquiryId}`);
  return draft ? (
    <OpenAnswerForm key={draft.key} draft={draft} enquiryId={enquiryId} version={version} />
  ) : (
    <SkeletonForm fields={1} />
  );
}

function OpenAnswerForm({
  draft,
  enquiryId,
  version,
}: {
  draft: OpenDraft;
  enquiryId: string;
  version: number;
}) {
  const client = useQueryClient();
  const form = useDraftForm({
    draft,
    schema: Reply,
    initial: { message: '' },
    texts: fieldTexts,
    button: texts.send,
    staysOpen: true,
    send: (body, idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/answers', {
        params: { id: enquiryId },
        body: { ...body, version },
        idempotencyKey,
      }),
    onSent: (thread) => {
      keepCase(client, thread);
      showToast(texts.sent);
    },
  });
  return (
    <DraftForm form={form} button={texts.send}>
      <TextArea
        label={texts.answer}
        hint={texts.answerHint}
        maximum={replyLimits.maximum}
        rows={8}
        {...form.field('message')}
      />
    </DraftForm>
  );
}
