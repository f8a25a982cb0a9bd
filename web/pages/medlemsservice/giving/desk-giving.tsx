import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { deskGivingQuery } from '#web/pages/medlemsservice/giving/desk-giving-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskAgreement } from './desk-agreement.tsx';
import { DeskGift } from './desk-gift.tsx';
import { givingTexts as texts } from './desk-giving-texts.ts';

/** After the number sign: opens what the person gives, to see what the case is about. */
export const givingPlace = 'gaver';

/** @param props.askedId the gift or agreement that the case was started from */
type DeskGivingProps = { enquiryId: string; askedId: string | null };

/** What the person of a case gives. Asked for only when somebody wants to know: each look is logged. */
export function DeskGiving({ enquiryId, askedId }: DeskGivingProps) {
  const isAskedFor = useLocation({ select: ({ hash }) => hash === givingPlace });
  const [isOpened, setIsOpened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  return (
    <section id={givingPlace} aria-labelledby="desk-giving-title">
      <h2 id="desk-giving-title" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      {isOpened || isAskedFor ? (
        <Giving enquiryId={enquiryId} askedId={askedId} />
      ) : (
        <>
          <p>{texts.text}</p>
          <p>
            <Button variant="secondary" onClick={() => setIsOpened(true)}>
              {texts.show}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function Giving({ enquiryId, askedId }: DeskGivingProps) {
  const query = useQuery(deskGivingQuery(enquiryId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ agreements, gifts }) => (
        <>
          {agreements.length + gifts.length === 0 && <p>{texts.none}</p>}
          {agreements.map((agreement) => (
            <DeskAgreement
              key={agreement.id}
              enquiryId={enquiryId}
              agreement={agreement}
              isAsked={agreement.id === askedId}
            />
          ))}
          {gifts.length > 0 && <h3>{texts.gifts}</h3>}
          <Folded items={gifts} shown={shownOf(gifts, askedId)} earlier={texts.earlier}>
            {(some) => (
              <ul className="charges">
                {some.map((gift) => (
                  <DeskGift key={gift.id} enquiryId={enquiryId} gift={gift} isAsked={gift.id === askedId} />
                ))}
              </ul>
            )}
          </Folded>
        </>
      )}
    </QueryState>
  );
}

/** As many as it takes to see the one that is asked about. */
const shownOf = (gifts: readonly { id: string }[], askedId: string | null): number =>
  Math.max(6, gifts.findIndex(({ id }) => id === askedId) + 1);
