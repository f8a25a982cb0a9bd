/** `/tillitsvalgt/:id/overlevering`: what the next ones need, and the change of board itself. */
import { useQuery } from '@tanstack/react-query';
import type { Handover } from '#contract/handover-endpoints.ts';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { handoverQuery } from '#web/api/office-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BoardChangeSection } from './board-change-section.tsx';
import { HandoverNote } from './handover-note.tsx';
import { handoverTexts as texts } from './handover-texts.ts';
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
          <Dates handover={handover} mayOrganise={place.powers.includes('activities')} />
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

function Dates({ handover, mayOrganise }: { handover: Handover; mayOrganise: boolean }) {
  const { activities, endings } = handover;
  const now = new Date();
  return (
    <section>
      <h2>{texts.dates}</h2>
      {activities.length + endings.length === 0 && <p>{texts.noDates}</p>}
      <ul>
        {activities.map(({ id, title, startsAt, isDraft }) => (
          <li key={id}>
            {formatMomentWithTime(startsAt, now)}:{' '}
            {isDraft && !mayOrganise ? (
              title
            ) : (
              <PageLink to={isDraft ? activityPaths.organised(id) : activityPaths.one(id)}>{title}</PageLink>
            )}
            {isDraft && ` (${texts.draft})`}
          </li>
        ))}
        {endings.map(({ role, untilOn }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may have the same office until the same day
          <li key={place}>{texts.ends(roleWords[role], untilOn)}</li>
        ))}
      </ul>
    </section>
  );
}
