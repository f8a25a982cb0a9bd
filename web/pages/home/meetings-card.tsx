import { useQuery } from '@tanstack/react-query';
import { democracyQuery } from '#web/api/meeting-queries.ts';
import { capitalise, formatDate } from '#web/texts/format.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

/** Only when an annual meeting is coming: at other times it says nothing. */
export function MeetingsCard() {
  const query = useQuery(democracyQuery());
  const { data } = query;
  if (query.isPending || data?.meetings.length === 0) return null;
  return (
    <HomeRow id="meetings" title={texts.meetings.title} to={democracyPaths.mine} query={query}>
      {({ meetings }) => (
        <ul>
          {meetings.slice(0, 2).map(({ meetingId, subject, meeting, daysLeft }) => (
            <li key={meetingId}>
              <PageLink to={democracyPaths.meeting(meetingId)}>{subject}</PageLink>
              <br />
              {capitalise(formatDate(meeting.on))}.{' '}
              {daysLeft.motions === null
                ? texts.meetings.closed
                : texts.meetings.motionsBy(formatDate(meeting.motionsBy))}
            </li>
          ))}
        </ul>
      )}
    </HomeRow>
  );
}
