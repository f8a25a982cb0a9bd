import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { BoardMeeting } from '#contract/meeting-board-endpoints.ts';
import { meetingLimits, paperTitle } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { formatDate } from '#web/texts/format.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { paperFieldTexts, boardMeetingTexts as texts } from './meeting-board-texts.ts';

const schema = z.object({ title: paperTitle });

/** Papers until the meeting, the minutes after it. The same pipeline of files as everywhere, and only PDF. */
export function PaperForm({ draft, meeting }: { draft: OpenDraft; meeting: BoardMeeting }) {
  const client = useQueryClient();
  const { id, isOver, subject } = meeting;
  const day = formatDate(meeting.meeting.on);
  const files = useUploads(`meeting-paper.${id}`);
  const form = useDraftForm({
    draft,
    schema,
    texts: paperFieldTexts,
    button: texts.send,
    staysOpen: true,
    idPrefix: `${id}-`,
    initial: { title: '', attachments: '' },
    send: ({ title }, idempotencyKey) =>
      call('POST /api/unit-meetings/:id/papers', {
        params: { id },
        body: { kind: isOver ? 'minutes' : 'paper', title, attachments: files.readyIds() },
        idempotencyKey,
      }),
    onSent() {
      files.uploads.forget();
      showToast(texts.added);
      void forgetMeetings(client);
    },
  });
  return (
    <DraftForm
      form={withFiles(form, files)}
      button={texts.send}
      spoken={texts.sendFor(`${subject} ${day}`)}
      label={isOver ? texts.addMinutes : texts.add}
    >
      <TextField
        label={texts.paperTitle}
        hint={texts.paperTitleHint}
        maximum={meetingLimits.paperTitle.maximum}
        {...form.field('title')}
      />
      <AttachmentsField
        files={files}
        id={`${id}-attachments`}
        about={`${subject} ${day}`}
        error={form.field('attachments').error}
      />
    </DraftForm>
  );
}
