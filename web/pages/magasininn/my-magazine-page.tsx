/** `/magasininn/mine-opplysninger`: how one gets the magazine, and everything one decides about it. */
import { useQuery } from '@tanstack/react-query';
import type { MagazineOffer } from '#contract/magazine-values.ts';
import { magazineQuery } from '#web/api/magazine-queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { texts } from './magasininn-texts.ts';
import { MagazineActs } from './magazine-acts.tsx';
import { MagazinePayments } from './magazine-payments.tsx';
import { MagazineStatus } from './magazine-status.tsx';
import { OwnIssues } from './own-issues.tsx';
import { PayForMagazine, PaymentOver, waitingPaymentOf } from './pay-for-magazine.tsx';
import { RenewMagazine } from './renew-magazine.tsx';

/** For all, in either way. */
const isFree = ({ yearlyPricesOre: { paper, digital } }: MagazineOffer) => paper === null && digital === null;

export function MyMagazinePage() {
  const query = useQuery(magazineQuery());
  const { mine } = texts;
  return (
    <>
      <PageHeading>{mine.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(magazine) => {
          const waiting = waitingPaymentOf(magazine);
          return (
            <>
              {waiting ? <PayForMagazine payment={waiting} /> : <PaymentOver magazine={magazine} />}
              {magazine.channel !== 'none' && (
                <>
                  <MagazineStatus magazine={magazine} />
                  {!waiting && <RenewMagazine magazine={magazine} />}
                  <MagazineActs magazine={magazine} />
                </>
              )}
              {magazine.channel === 'none' && !waiting && (
                <EmptyState title={mine.none.title}>
                  <p>{mine.none.text}</p>
                  <p>
                    <ButtonLink to={paths.magazine}>{mine.none.link}</ButtonLink>
                  </p>
                </EmptyState>
              )}
              <MagazinePayments payments={magazine.payments} isFreeNow={isFree(magazine.offer)} />
            </>
          );
        }}
      </QueryState>
      {/* Shown when it is known how tall the part above is. */}
      <div hidden={query.isPending}>
        <OwnIssues />
      </div>
    </>
  );
}
