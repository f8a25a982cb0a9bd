/** `/activities/seremonier/navnefest` and `…/konfirmasjon`: dates, and signing up through the queue of an opening. */
import type { DatedCeremony } from '#contract/ceremony-endpoints.ts';
import { useSession } from '#web/session/use-session.ts';
import { CeremonyDates } from './ceremony-dates.tsx';
import { CeremonyFrame } from './ceremony-frame.tsx';
import confirmation from './confirmation.svg?no-inline';
import { MyRounds } from './my-rounds.tsx';
import naming from './naming.svg?no-inline';
import { RoundOpenings } from './round-openings.tsx';

export const NamingPage = () => <DatedCeremonyPage kind="naming" picture={naming} />;
export const ConfirmationPage = () => <DatedCeremonyPage kind="confirmation" picture={confirmation} />;

function DatedCeremonyPage({ kind, picture }: { kind: DatedCeremony; picture: string }) {
  const { account } = useSession();
  return (
    <CeremonyFrame
      kind={kind}
      picture={picture}
      {...(account && {
        first: ({ rounds, roomMinutes }) => (
          <MyRounds rounds={rounds.filter((round) => round.kind === kind)} roomMinutes={roomMinutes} />
        ),
      })}
    >
      {({ rounds, roomMinutes }) => (
        <>
          {!account && (
            <RoundOpenings rounds={rounds.filter((round) => round.kind === kind)} roomMinutes={roomMinutes} />
          )}
          <CeremonyDates kind={kind} />
        </>
      )}
    </CeremonyFrame>
  );
}
