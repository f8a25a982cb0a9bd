import { useQuery } from '@tanstack/react-query';
import type { MagazinePrices } from '#contract/magazine-values.ts';
import { magazineOfferQuery } from '#web/api/magazine-queries.ts';
import { kroner } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { MagazinePicture } from '#web/ui/illustrations/small-pictures.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './magasininn-texts.ts';
import { paymentTexts } from './magazine-payment-texts.ts';

/** What it is, what it costs, and which issue comes first: before anybody orders. */
export function MagazineOfferCard() {
  const query = useQuery(magazineOfferQuery());
  const { offer: words } = texts;
  return (
    <Card className="magazine-offer">
      <MagazinePicture className="way-on" />
      <QueryState query={query} skeleton={<SkeletonText lines={4} />}>
        {({ name, about, issuesPerYear, yearlyPricesOre, firstIssue }) => (
          <>
            <h2 className="card__title">{name}</h2>
            <p>{about}</p>
            <FactList
              isLong
              facts={[
                [words.first, firstIssue ? words.firstIs(firstIssue) : words.noFirst],
                [words.issues, issuesPerYear],
                [words.price, priceWords(yearlyPricesOre)],
              ]}
            />
            {firstIssue && <p>{words.deadline(firstIssue.deadlineOn)}</p>}
          </>
        )}
      </QueryState>
    </Card>
  );
}

/** «Gratis», or what each way costs. */
function priceWords({ paper, digital }: MagazinePrices): string {
  if (paper === null && digital === null) return texts.offer.free;
  const { priceOf, perYear, freeForMembers } = paymentTexts;
  const of = (ore: number | null) => (ore === null ? texts.offer.free.toLowerCase() : perYear(kroner(ore)));
  return `${priceOf.paper}: ${of(paper)}. ${priceOf.digital}: ${of(digital)}. ${freeForMembers}`;
}
