import type { CeremonyRound } from '#contract/ceremony-endpoints.ts';
import { isFindingOut } from '#web/session/session-state.ts';
import { SignInCard } from '#web/session/sign-in-card.tsx';
import { useSession } from '#web/session/use-session.ts';
import { texts } from './seremonier-texts.ts';

/** When sign-up opens, for users who are not signed in. */
export function RoundOpenings({
  rounds,
  roomMinutes,
}: {
  rounds: readonly CeremonyRound[];
  roomMinutes: number;
}) {
  const session = useSession();
  const { round: words } = texts;
  return (
    <section>
      <h2>{words.title}</h2>
      {rounds.length === 0 && <p>{words.none}</p>}
      {rounds.map((round) => (
        <div key={round.id}>
          <h3>{words.name(round.name, round.firstOn, round.lastOn)}</h3>
          <Opening round={round} roomMinutes={roomMinutes} />
        </div>
      ))}
      {rounds.length > 0 && !isFindingOut(session) && <SignInCard {...words.signIn} />}
    </section>
  );
}

export function Opening({ round, roomMinutes }: { round: CeremonyRound; roomMinutes: number }) {
  const { round: words } = texts;
  const now = new Date().toISOString();
  if (now >= round.opensAt) return <p>{words.openForAll}</p>;
  if (now >= round.membersOpenAt) return <p>{words.openForMembers(round.opensAt)}</p>;
  return (
    <>
      <p>{words.opens}:</p>
      <ul>
        <li>{words.members(round.membersOpenAt)}</li>
        <li>{words.everybody(round.opensAt)}</li>
      </ul>
      {roomMinutes > 0 && <p>{words.room(roomMinutes)}</p>}
    </>
  );
}
