import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { MembershipCard as Membership } from '#contract/home-endpoints.ts';
import { membershipCardQuery } from '#web/api/home-queries.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonWord } from '#web/ui/skeleton.tsx';
import { CardFace } from './card-face.tsx';
import { texts } from './home-texts.ts';

const words = texts.membership;

const KeepCard = lazy(() =>
  loadPart(() => import('./keep-card-choice.tsx')).then((module) => ({ default: module.KeepCardChoice })),
);

/** A member's card: a strip that opens the whole of it. */
export function MembershipCard() {
  const query = useQuery({ ...membershipCardQuery(), select: ({ membership }) => membership });
  if (query.data === null) return null;
  return (
    <section className="card card--night member-strip" id="membership" aria-labelledby="membership-title">
      <h2 className="ds-sr-only" id="membership-title">
        {words.title}
      </h2>
      <QueryState query={query} skeleton={<Strip number={<SkeletonWord />} />}>
        {(membership) => membership && <OpeningCard membership={membership} />}
      </QueryState>
    </section>
  );
}

type StripProps = { number: ReactNode; onOpen?: () => void };

/** As tall while the number is on its way. */
const Strip = ({ number, onOpen }: StripProps) => (
  <div className="member-strip__line">
    <p>
      {words.number} <strong>{number}</strong>
    </p>
    <Button aria-hidden={onOpen ? undefined : true} tabIndex={onOpen ? undefined : -1} onClick={onOpen}>
      {words.show}
    </Button>
  </div>
);

function OpeningCard({ membership }: { membership: Membership }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // The kept card is all that is ever in a cache. Asked here, so that the page does not wait for the sign-in's code.
    globalThis.caches
      ?.keys()
      .then(async ({ length }) => {
        if (length > 0) await (await import('./keep-card.ts')).renewKeptCard(membership);
      })
      // A browser that refuses has kept none; a card that is not renewed goes when its time is out.
      .catch(() => {});
  }, [membership]);
  const open = () => {
    setWasOpened(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Strip number={membership.number} onOpen={open} />
      <dialog ref={dialog} className="member-dialog" aria-label={words.card}>
        <CardFace membership={membership} />
        <p className="actions no-print">
          <Button onClick={() => dialog.current?.close()}>{words.close}</Button>
          <Button variant="secondary" onClick={() => print()}>
            {words.print}
          </Button>
        </p>
        {wasOpened && (
          <Suspense>
            <KeepCard membership={membership} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
