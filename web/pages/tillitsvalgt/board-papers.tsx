import { useQueryClient } from '@tanstack/react-query';
import type { BoardMeeting } from '#contract/meeting-board-endpoints.ts';
import type { MeetingPaper } from '#contract/meeting-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { usePressButton } from '#web/forms/use-press-button.tsx';
import { MeetingPapers } from '#web/ui/meeting-papers.tsx';
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
  const { button, problem } = usePressButton({
    send: (idempotencyKey) =>
      call('POST /api/meeting-papers/:id/removals', { params: { id }, idempotencyKey }),
    words: texts.remove,
    done: texts.removed,
    forget: () => forgetMeetings(client),
  });
  return (
    <>
      <p className="actions">{button('tertiary', texts.removeFor(title))}</p>
      {problem}
    </>
  );
}
