/** `/mitt-medlemsdemokrati/:id`: an annual meeting: papers, motions, candidates, and whether one can vote. */
import { useQuery } from '@tanstack/react-query';
import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { meetingQuery } from '#web/api/meeting-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { MeetingPapers } from '#web/ui/meeting-papers.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AskedNominations } from './asked-nominations.tsx';
import { voteWords } from './democracy-texts.ts';
import { MeetingCandidates } from './meeting-candidates.tsx';
import { MeetingMotions } from './meeting-motions.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';

export function MeetingPage() {
  const { section: id = '' } = usePlace();
  const query = useQuery(meetingQuery(id));
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  usePageTitle(isGone ? texts.notFound : (query.data?.subject ?? null));
  return (
    <>
      <PageHeading above={query.data?.unit.name} {...(isGone && { lead: texts.notFoundText })}>
        {isGone ? texts.notFound : (query.data?.subject ?? texts.title)}
      </PageHeading>
      {!isGone && (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(answer) => <Meeting answer={answer} />}
        </QueryState>
      )}
    </>
  );
}

function Meeting({ answer }: { answer: MeetingForMember }) {
  const { id, meeting, activity, cancelReason, vote, asked, papers, isOver } = answer;
  const right = voteWords[vote];
  const minutes = papers.filter(({ kind }) => kind === 'minutes');
  const isInside = vote === 'member' || vote === 'could' || papers.length > 0;
  return (
    <>
      {cancelReason !== null && (
        <NoticeBox tone="danger" title={texts.cancelled}>
          <p>{cancelReason}</p>
        </NoticeBox>
      )}
      <Card id="meeting" title={texts.facts} tone="warm">
        <FactList
          isLong
          facts={[
            [
              texts.on,
              activity
                ? capitalise(formatMomentWithTime(activity.startsAt, new Date()))
                : texts.day(meeting.on),
            ],
            [texts.place, meeting.place],
          ]}
        />
        <p className="actions">
          <PageLink to={`${paths.notices}/brev/${id}`}>{texts.letter}</PageLink>
          {activity && !isOver && <PageLink to={activityPaths.one(activity.id)}>{texts.activity}</PageLink>}
        </p>
      </Card>
      <NoticeBox tone={right.tone} title={right.title}>
        <p>
          {right.text} {right.tone !== 'warning' && texts.secret}
        </p>
      </NoticeBox>
      <AskedNominations asked={asked} isOver={isOver || cancelReason !== null} />
      {minutes.length > 0 && (
        <section aria-labelledby="minutes">
          <h2 id="minutes">{texts.minutes}</h2>
          <MeetingPapers papers={minutes} label={texts.minutes} heading="h3" />
        </section>
      )}
      {isInside && (
        <section aria-labelledby="papers">
          <h2 id="papers">{texts.papers}</h2>
          <MeetingPapers
            papers={papers.filter(({ kind }) => kind === 'paper')}
            label={texts.papers}
            heading="h3"
            none={texts.noPapers}
          />
        </section>
      )}
      <MeetingMotions answer={answer} />
      <MeetingCandidates answer={answer} />
    </>
  );
}
