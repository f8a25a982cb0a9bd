import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskGivingQuery } from '#web/api/desk-giving-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskAgreement } from './desk-agreement.tsx';
import { DeskGift } from './desk-gift.tsx';
import { givingTexts as texts } from './desk-giving-texts.ts';

/** What the person of a case gives. Asked for only when somebody wants to know: each look is logged. */
export function DeskGiving({ enquiryId }: { enquiryId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="desk-giving-title">
      <h2 id="desk-giving-title">{texts.title}</h2>
      {isOpen ? (
        <Giving enquiryId={enquiryId} />
      ) : (
        <>
          <p>{texts.text}</p>
          <p>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {texts.show}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function Giving({ enquiryId }: { enquiryId: string }) {
  const query = useQuery(deskGivingQuery(enquiryId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ agreements, gifts }) => (
        <>
          {agreements.length + gifts.length === 0 && <p>{texts.none}</p>}
          {agreements.map((agreement) => (
            <DeskAgreement key={agreement.id} enquiryId={enquiryId} agreement={agreement} />
          ))}
          {gifts.length > 0 && <h3>{texts.gifts}</h3>}
          <Folded items={gifts} shown={6} earlier={texts.earlier}>
            {(some) => (
              <ul className="charges">
                {some.map((gift) => (
                  <DeskGift key={gift.id} enquiryId={enquiryId} gift={gift} />
                ))}
              </ul>
            )}
          </Folded>
        </>
      )}
    </QueryState>
  );
}
