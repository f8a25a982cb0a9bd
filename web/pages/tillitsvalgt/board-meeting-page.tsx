/** `/tillitsvalgt/:id/arsmote`: the annual meetings of a unit for those who lead it. */
import { useQuery } from '@tanstack/react-query';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { unitMeetingsQuery } from '#web/api/meeting-queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BoardMeetingView } from './board-meeting-view.tsx';
import { boardMeetingTexts as texts } from './meeting-board-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function BoardMeetingPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead} power="candidates">
      {(place) => <Meetings place={place} />}
    </UnitPage>
  );
}

function Meetings({ place: { unit } }: { place: UnitPlace }) {
  const query = useQuery(unitMeetingsQuery(unit.id));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ meetings, mayWrite }) => {
        if (meetings.length === 0)
          return (
            <EmptyState title={texts.none}>
              <p>{mayWrite ? texts.noneText : texts.noneOther}</p>
              {mayWrite && (
                <p>
                  <ButtonLink to={officePaths.write(unit.id)}>{texts.summon}</ButtonLink>
                </p>
              )}
            </EmptyState>
          );
        // The newest stands open, and with it all that are still to come.
        const open = meetings.filter(({ isOver }, place) => place === 0 || !isOver);
        const earlier = meetings.filter((one) => !open.includes(one));
        const view = (meeting: (typeof meetings)[number]) => (
          <BoardMeetingView key={meeting.id} meeting={meeting} mayWrite={mayWrite} />
        );
        return (
          <>
            {open.map(view)}
            {earlier.length > 0 && (
              <details className="fold">
                <summary>{texts.earlier}</summary>
                {earlier.map(view)}
              </details>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
