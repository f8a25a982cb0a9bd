/** `/tillitsvalgt/:id/overlevering`: what the next ones need, and the change of board itself. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Handover } from '#contract/handover-endpoints.ts';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BoardChangeSection } from './board-change-section.tsx';
import { DocumentList } from './document-list.tsx';
import { HandoverNote } from './handover-note.tsx';
import { handoverTexts as texts } from './handover-texts.ts';
import { handoverQuery } from './office-queries.ts';
import { UnitPage } from './unit-page.tsx';

export function HandoverPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead}>
      {(place) => <Loaded place={place} />}
    </UnitPage>
  );
}

function Loaded({ place }: { place: UnitPlace }) {
  const query = useQuery(handoverQuery(place.unit.id));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(handover) => (
        <>
          <Tasks unitId={place.unit.id} tasks={handover.tasks} />
          <Dates handover={handover} place={place} />
          <Documents handover={handover} place={place} />
          <HandoverNote unitId={place.unit.id} note={handover.note} />
          {(place.powers.includes('offices') || handover.change) && (
            <BoardChangeSection place={place} change={handover.change} />
          )}
        </>
      )}
    </QueryState>
  );
}

function Tasks({ unitId, tasks }: { unitId: string; tasks: Handover['tasks'] }) {
  const { unwelcomed, unanswered } = tasks;
  return (
    <section>
      <h2>{texts.tasks}</h2>
      {unwelcomed || unanswered ? (
        <ul>
          {unwelcomed !== null && unwelcomed > 0 && (
            <li>
              {texts.unwelcomed(unwelcomed)}{' '}
              <PageLink to={officePaths.newMembers(unitId)}>{texts.seeNew}</PageLink>
            </li>
          )}
          {unanswered > 0 && (
            <li>
              {texts.unanswered(unanswered)}{' '}
              <PageLink to={officePaths.board(unitId)}>{texts.seeBoard}</PageLink>
            </li>
          )}
        </ul>
      ) : (
        <p>{texts.noTasks}</p>
      )}
    </section>
  );
}

/** In the order of their days, whatever they are of. */
function Dates({ handover, place }: { handover: Handover; place: UnitPlace }) {
  const mayOrganise = place.powers.includes('activities');
  const { activities, endings } = handover;
  const now = new Date();
  const dates: { on: string; words: ReactNode }[] = [
    ...handover.meetings
      .filter(({ isOver }) => !isOver)
      .flatMap(({ meeting }) => [
        { on: meeting.on, words: texts.meeting(meeting.on, meeting.place) },
        { on: meeting.motionsBy, words: texts.motionsBy(meeting.motionsBy) },
        { on: meeting.nominationsBy, words: texts.nominationsBy(meeting.nominationsBy) },
      ]),
    ...activities.map(({ id, title, startsAt, isDraft }) => ({
      on: startsAt,
      words: (
        <>
          {formatMomentWithTime(startsAt, now)}:{' '}
          {isDraft && !mayOrganise ? (
            title
          ) : (
            <PageLink
              to={isDraft ? activityPaths.organised(id) : activityPaths.one(id)}
              aria-label={`${title}, ${formatMomentWithTime(startsAt, now)}`}
            >
              {title}
            </PageLink>
          )}
          {isDraft && ` (${texts.draft})`}
        </>
      ),
    })),
    ...endings.map(({ role, untilOn }) => ({ on: untilOn, words: texts.ends(roleWords[role], untilOn) })),
  ];
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{texts.dates}</h2>
      {dates.length === 0 && <p>{texts.noDates}</p>}
      <ul aria-labelledby="dates">
        {dates
          .toSorted((one, other) => one.on.localeCompare(other.on))
          .map(({ words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same office until the same day
            <li key={index}>{words}</li>
          ))}
      </ul>
    </section>
  );
}

/** What the organisation has written, and what lies with the annual meetings. */
function Documents({ handover, place }: { handover: Handover; place: UnitPlace }) {
  const withPapers = handover.meetings.filter(({ papers }) => papers > 0);
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{texts.documents}</h2>
      <DocumentList unitId={place.unit.id} />
      {withPapers.map(({ id, meeting, papers }) => (
        <p key={id}>
          {texts.papers(papers, meeting.on)}{' '}
          {place.powers.includes('candidates') && (
            <PageLink to={officePaths.meetings(place.unit.id)}>{texts.seePapers}</PageLink>
          )}
        </p>
      ))}
    </section>
  );
}
