import { useQuery } from '@tanstack/react-query';
import type { CeremonyRound, MyRound } from '#contract/ceremony-endpoints.ts';
import { myCeremoniesQuery } from '#web/api/ceremony-queries.ts';
import { longDayOf, signUpStateWords } from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { Opening } from './round-openings.tsx';
import { texts } from './seremonier-texts.ts';
import { WaitingRoom } from './waiting-room.tsx';

type MyRoundsProps = { rounds: readonly CeremonyRound[]; roomMinutes: number };

/** The openings for a signed-in user: when they may come, their place in the queue, their sign-ups. */
export function MyRounds({ rounds, roomMinutes }: MyRoundsProps) {
  const query = useQuery(myCeremoniesQuery());
  if (rounds.length === 0) return <p>{texts.round.none}</p>;
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={4} />}>
      {({ rounds: mine }) =>
        rounds.map((round) => {
          const my = mine.find(({ id }) => id === round.id);
          return my && <RoundCard key={round.id} round={round} my={my} roomMinutes={roomMinutes} />;
        })
      }
    </QueryState>
  );
}

function RoundCard({ round, my, roomMinutes }: { round: CeremonyRound; my: MyRound; roomMinutes: number }) {
  const { round: words } = texts;
  return (
    <Card title={round.name} tone="warm">
      {my.signUps.length > 0 && (
        <>
          <p>{words.mine}:</p>
          <ul>
            {my.signUps.map(({ activityId, title, startsAt, state }) => (
              <li key={activityId}>
                <PageLink to={activityPaths.one(activityId)}>{title}</PageLink>{' '}
                {`${capitalise(longDayOf(startsAt))}. ${signUpStateWords[state]}.`}
              </li>
            ))}
          </ul>
          <p>{words.more}</p>
        </>
      )}
      <Opening round={round} roomMinutes={roomMinutes} />
      <WaitingRoom my={my} />
    </Card>
  );
}
