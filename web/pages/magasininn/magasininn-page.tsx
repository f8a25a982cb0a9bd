/** `/magasininn`: what the magazine is, and the way to get it. Open to everybody. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import { magazineQuery } from '#web/api/magazine-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { SignInCard } from '#web/session/sign-in-card.tsx';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { texts } from './magasininn-texts.ts';
import { MagazineOfferCard } from './magazine-offer-card.tsx';
import { MagazineOrderForm } from './magazine-order-form.tsx';
import { MagazineThanks } from './magazine-thanks.tsx';
import { PayForMagazine, PaymentOver, waitingPaymentOf } from './pay-for-magazine.tsx';

export function MagasininnPage() {
  const { account } = useSession();
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <ul className="ticks">
        {texts.ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ul>
      <div data-needs-app="">
        <MagazineOfferCard />
      </div>
      {!account && <SignInCard {...texts.signIn} />}
      {account && <Ordering />}
    </>
  );
}

function Ordering() {
  const query = useQuery(magazineQuery());
  const [ordered, setOrdered] = useState<MyMagazine | null>(null);
  if (ordered) return <MagazineThanks magazine={ordered} />;
  return (
    <QueryState query={query} skeleton={<SkeletonForm />}>
      {(magazine) => {
        const waiting = waitingPaymentOf(magazine);
        const { channel, prices } = magazine;
        return (
          <>
            {channel !== 'none' && (
              <Card title={texts.has.title} tone="warm">
                <p>{texts.has.channels[channel]}</p>
                <p>
                  <ButtonLink to={paths.myMagazine}>{texts.has.link}</ButtonLink>
                </p>
              </Card>
            )}
            {waiting && <PayForMagazine payment={waiting} />}
            {!waiting && channel === 'none' && <PaymentOver magazine={magazine} />}
            {!waiting && (channel === 'none' || prices.paper !== null || prices.digital !== null) && (
              <NewOrder magazine={magazine} onOrdered={setOrdered} />
            )}
          </>
        );
      }}
    </QueryState>
  );
}

function NewOrder({ magazine, onOrdered }: { magazine: MyMagazine; onOrdered(magazine: MyMagazine): void }) {
  const draft = useOpenDraft('magazine-order');
  return draft ? (
    <MagazineOrderForm key={draft.key} draft={draft} magazine={magazine} onOrdered={onOrdered} />
  ) : (
    <SkeletonForm />
  );
}
