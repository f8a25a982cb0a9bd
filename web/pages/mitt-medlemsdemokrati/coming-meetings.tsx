import type { MyDemocracy } from '#contract/meeting-endpoints.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { deadlineOf, texts } from './democracy-texts.ts';
import { meetingTexts } from './meeting-texts.ts';

/** The next one first. */
export function ComingMeetings({ meetings }: Pick<MyDemocracy, 'meetings'>) {
  return (
    <ul className="rows" aria-label={texts.meetings}>
      {meetings.map(({ meetingId, unit, subject, meeting, daysLeft, papers, isCancelled, isAsked }) => (
        <li key={meetingId} className="row row--quiet">
          {(isCancelled || isAsked) && (
            <p className="row__tags">
              {isCancelled && <StateTag tone="danger">{meetingTexts.cancelled}</StateTag>}
              {isAsked && <StateTag tone="warning">{texts.asked}</StateTag>}
            </p>
          )}
          <PageLink to={democracyPaths.meeting(meetingId)} className="row__link">
            {subject}
          </PageLink>
          <p className="row__details">
            <span>{unit.name}</span>
            <span>{texts.when(meeting.on, meeting.place)}</span>
            <span>{texts.papers(papers)}</span>
          </p>
          {!isCancelled && (
            <>
              <Deadline name={meetingTexts.motions} days={daysLeft.motions} lastDay={meeting.motionsBy} />
              <Deadline
                name={meetingTexts.candidates}
                days={daysLeft.nominations}
                lastDay={meeting.nominationsBy}
              />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Deadline({ name, days, lastDay }: { name: string; days: number | null; lastDay: string }) {
  const { tone, words } = deadlineOf(days, lastDay);
  return (
    <p className="row__details">
      <span>{name}:</span> <StateTag tone={tone}>{words}</StateTag>
    </p>
  );
}
