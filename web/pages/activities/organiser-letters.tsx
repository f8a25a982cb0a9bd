import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { multiLine } from '#contract/values/text.ts';
import { forgetActivities } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { messageFieldTexts, reasonFieldTexts, organiserTexts as texts } from './organiser-texts.ts';

const { message: messageLimits, reason: reasonLimits } = activityLimits;
type LetterProps = { id: string; draft: OpenDraft };

/** To all who have a place. */
export const MessageForm = ({ id }: { id: string }) => (
  <Folded title={texts.message} help={texts.messageHelp} name={`activity-message.${id}`}>
    {(draft) => <Message key={draft.key} id={id} draft={draft} />}
  </Folded>
);

/** To all who have a place or wait for one: it comes to nothing, and why. */
export const CancelForm = ({ id, isAnnualMeeting }: { id: string; isAnnualMeeting: boolean }) => (
  <Folded
    title={texts.cancel}
    help={isAnnualMeeting ? `${texts.cancelHelp} ${texts.cancelMeetingHelp}` : texts.cancelHelp}
    name={`activity-cancel.${id}`}
  >
    {(draft) => <Cancellation key={draft.key} id={id} draft={draft} />}
  </Folded>
);

type FoldedProps = { title: string; help: string; name: string; children(draft: OpenDraft): ReactNode };

function Folded({ title, help, name, children }: FoldedProps) {
  const draft = useOpenDraft(name);
  return (
    <details className="fold">
      <summary>{title}</summary>
      <p>{help}</p>
      {draft ? children(draft) : <SkeletonForm fields={1} />}
    </details>
  );
}

function Message({ id, draft }: LetterProps) {
  const client = useQueryClient();
  const form = useDraftForm({
    draft,
    schema: z.object({ message: multiLine(messageLimits.minimum, messageLimits.maximum) }),
    initial: { message: '' },
    texts: messageFieldTexts,
    button: texts.send,
    staysOpen: true,
    send: (body, idempotencyKey) =>
      call('POST /api/organiser/activities/:id/messages', { params: { id }, body, idempotencyKey }),
    onSent({ told }) {
      showToast(texts.sent(told));
      void forgetActivities(client);
    },
  });
  return (
    <DraftForm form={form} button={texts.send} label={texts.message}>
      <TextArea
        label={texts.messageLabel}
        rows={4}
        maximum={messageLimits.maximum}
        {...form.field('message')}
      />
    </DraftForm>
  );
}

function Cancellation({ id, draft }: LetterProps) {
  const client = useQueryClient();
  const form = useDraftForm({
    draft,
    schema: z.object({ reason: multiLine(reasonLimits.minimum, reasonLimits.maximum) }),
    initial: { reason: '' },
    texts: reasonFieldTexts,
    button: texts.cancelSend,
    send: (body, idempotencyKey) =>
      call('POST /api/organiser/activities/:id/cancel', { params: { id }, body, idempotencyKey }),
    onSent({ told }) {
      showToast(texts.cancelled(told));
      void forgetActivities(client);
    },
  });
  return (
    <DraftForm form={form} button={texts.cancelSend} label={texts.cancel}>
      <TextArea label={texts.reason} rows={3} maximum={reasonLimits.maximum} {...form.field('reason')} />
    </DraftForm>
  );
}
