import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BoardMeeting } from '#contract/meeting-board-endpoints.ts';
import type { MeetingPaper } from '#contract/meeting-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { failureOf } from '#web/forms/sending.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { MeetingPapers } from '#web/ui/meeting-papers.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { boardMeetingTexts as texts } from './meeting-board-texts.ts';
import { PaperForm } from './paper-form.tsx';

/** What has been put before the members, and a form for more. */
export function BoardPapers({ meeting, mayWrite }: { meeting: BoardMeeting; mayWrite: boolean }) {
  const { papers, isSent, isOver } = meeting;
  return (
    <>
      <h3>{texts.papers}</h3>
      <MeetingPapers papers={papers} label={texts.papers} heading="h4" none={texts.noPapers}>
        {mayWrite ? (paper) => <RemovePaper paper={paper} /> : undefined}
      </MeetingPapers>
      {mayWrite && (
        <>
          <h4>{isOver ? texts.addMinutes : texts.add}</h4>
          <p>{isSent ? texts.addLate : texts.addEarly}</p>
          <DraftedPaper meeting={meeting} />
        </>
      )}
    </>
  );
}

function DraftedPaper({ meeting }: { meeting: BoardMeeting }) {
  const draft = useOpenDraft(`meeting-paper.${meeting.id}`);
  return draft ? <PaperForm key={draft.key} draft={draft} meeting={meeting} /> : <SkeletonForm fields={2} />;
}

function RemovePaper({ paper: { id, title } }: { paper: MeetingPaper }) {
  const client = useQueryClient();
  const remove = useMutation({
    async mutationFn() {
      const idempotencyKey = crypto.randomUUID();
      await call('POST /api/meeting-papers/:id/removals', { params: { id }, idempotencyKey });
      showToast(texts.removed);
    },
    onSettled: () => forgetMeetings(client),
  });
  return (
    <>
      <p className="actions">
        <Button
          variant="tertiary"
          busy={remove.isPending}
          aria-label={texts.removeFor(title)}
          onClick={() => remove.mutate()}
        >
          {texts.remove}
        </Button>
      </p>
      <div role="alert">
        {remove.error && (
          <NoticeBox tone="danger">{failureOf(remove.error, texts.remove, []).text}</NoticeBox>
        )}
      </div>
    </>
  );
}
