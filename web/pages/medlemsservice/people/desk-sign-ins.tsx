import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignInOfPerson } from '#contract/match-endpoints.ts';
import { signInsQuery } from '#web/pages/medlemsservice/people/match-queries.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { OpenedOnPress } from '#web/ui/opened-on-press.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskAccessState, isAwaited } from '../recovery/desk-access-state.tsx';
import { provenWords, signInTexts as texts } from './desk-match-texts.ts';
import { DeskUntie } from './desk-untie.tsx';

/** Who signs in as the person of an enquiry. Asked for only when somebody wants to know: each look is logged. */
export function DeskSignIns({ enquiryId }: { enquiryId: string }) {
  return (
    <section aria-labelledby="sign-ins-title">
      <h2 id="sign-ins-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <OpenedOnPress button={texts.show}>
        <SignIns enquiryId={enquiryId} />
      </OpenedOnPress>
    </section>
  );
}

function SignIns({ enquiryId }: { enquiryId: string }) {
  const query = useQuery(signInsQuery(enquiryId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ signIns, untying }) => (
        <>
          {untying && <DeskAccessState one={untying} />}
          {signIns.length === 0 && <p>{texts.none}</p>}
          {signIns.map((signIn, place) => (
            <SignIn
              key={signIn.accountId}
              enquiryId={enquiryId}
              signIn={signIn}
              number={place + 1}
              mayBeUntied={signIn.canBeUntied && !isAwaited(untying)}
            />
          ))}
        </>
      )}
    </QueryState>
  );
}

type SignInProps = { enquiryId: string; signIn: SignInOfPerson; number: number; mayBeUntied: boolean };

function SignIn({ enquiryId, signIn, number, mayBeUntied }: SignInProps) {
  const [isUndoing, setIsUndoing] = useState(false);
  const { provenBy, tiedAt, tiedBy, reason } = signIn;
  const who = tiedBy ?? texts.themselves;
  return (
    <section className="match-record" aria-label={texts.one(number)}>
      <h3>{texts.one(number)}</h3>
      <FactList
        facts={[
          [texts.proven, provenWords[provenBy]],
          [texts.tiedAt, tiedAt ? formatMoment(tiedAt, new Date()) : texts.tiedLongAgo],
          ...(tiedAt ? [[texts.tiedBy, who] as const] : []),
          ...(reason ? [[texts.reason, reason] as const] : []),
        ]}
      />
      {mayBeUntied &&
        (isUndoing ? (
          <DeskUntie
            enquiryId={enquiryId}
            accountId={signIn.accountId}
            title={texts.untieOne(number)}
            onCancel={() => setIsUndoing(false)}
          />
        ) : (
          <p>
            <Button
              variant="secondary"
              aria-label={texts.untieOne(number)}
              onClick={() => setIsUndoing(true)}
            >
              {texts.untie}
            </Button>
          </p>
        ))}
    </section>
  );
}
