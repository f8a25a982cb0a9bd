import { useQuery } from '@tanstack/react-query';
import { democracyQuery } from '#web/api/meeting-queries.ts';
import { capitalise, formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './home-texts.ts';

/** Only when an annual meeting is coming: at other times it says nothing. */
export function MeetingsCard() {
  const query = useQuery(democracyQuery());
  const { data } = query;
  if (query.isPending || data?.meetings.length === 0) return null;
  return (
    <Card id="meetings" title={texts.meetings.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ meetings }) => (
          <ul>
            {meetings.slice(0, 2).map(({ meetingId, subject, meeting, daysLeft }) => (
              <li key={meetingId}>
                <PageLink to={democracyPaths.meeting(meetingId)}>{subject}</PageLink>
                <br />
                {capitalise(formatDate(meeting.on))}
                <br />
                {daysLeft.motions === null
                  ? texts.meetings.closed
                  : texts.meetings.motionsBy(formatDate(meeting.motionsBy))}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <p>
        <PageLink to={democracyPaths.mine}>{texts.meetings.all}</PageLink>
      </p>
    </Card>
  );
}
