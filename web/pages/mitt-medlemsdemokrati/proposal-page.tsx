/** What both forms have around them: the meeting, and why not, where nothing can be sent. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { meetingQuery } from '#web/api/meeting-queries.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { voteWords } from './democracy-texts.ts';
import { meetingTexts } from './meeting-texts.ts';
import { proposalTexts as texts } from './proposal-texts.ts';

type ProposalPageProps = {
  title: string;
  about: 'motions' | 'nominations';
  lead(unit: string, lastDay: string): string;
  children(meeting: MeetingForMember): ReactNode;
};

export function ProposalPage({ title, about, lead, children }: ProposalPageProps) {
  const { section: id = '' } = usePlace();
  const query = useQuery(meetingQuery(id));
  const { data, error } = query;
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  const lastDay = data && (about === 'motions' ? data.meeting.motionsBy : data.meeting.nominationsBy);
  const isOpen = data && data.daysLeft[about] !== null && data.vote === 'member';
  const lines = isGone
    ? { lead: meetingTexts.notFoundText }
    : isOpen && { lead: lead(data.unit.name, lastDay!) };
  return (
    <>
      <PageHeading
        above={data?.subject}
        back={isGone ? { to: democracyPaths.mine, words: meetingTexts.back } : undefined}
        {...lines}
      >
        {isGone ? meetingTexts.notFound : title}
      </PageHeading>
      {!isGone && (
        <QueryState query={query} skeleton={<SkeletonForm fields={3} />}>
          {(meeting) => (isOpen ? children(meeting) : <WhyNot meeting={meeting} about={about} />)}
        </QueryState>
      )}
    </>
  );
}

function WhyNot({ meeting, about }: { meeting: MeetingForMember; about: 'motions' | 'nominations' }) {
  const { motionsBy, nominationsBy } = meeting.meeting;
  if (meeting.cancelReason !== null)
    return (
      <NoticeBox tone="danger" title={meetingTexts.cancelled}>
        <p>{meeting.cancelReason}</p>
      </NoticeBox>
    );
  if (meeting.daysLeft[about] === null)
    return (
      <NoticeBox title={texts.closed}>
        <p>{texts.closedText(about === 'motions' ? motionsBy : nominationsBy)}</p>
      </NoticeBox>
    );
  return (
    <NoticeBox tone="warning" title={texts.noVote}>
      <p>{voteWords[meeting.vote].text}</p>
    </NoticeBox>
  );
}
