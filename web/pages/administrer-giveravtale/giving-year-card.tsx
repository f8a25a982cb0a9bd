import { useQuery } from '@tanstack/react-query';
import type { GivingYear } from '#contract/giving-options.ts';
import { givingYearQuery } from '#web/api/giving-queries.ts';
import { paths } from '#web/paths.ts';
import { kroner } from '#web/texts/giving-words.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './manage-giving-texts.ts';

const words = texts.year;

/** «Giveåret»: what was given in the newest year with gifts, and what it means for tax. */
export function GivingYearCard({ years }: { years: readonly { year: number }[] }) {
  const year = years[0]?.year;
  return year ? <Year year={year} /> : null;
}

function Year({ year }: { year: number }) {
  const query = useQuery(givingYearQuery(String(year)));
  return (
    <Card title={words.title(year)} id="giving-year">
      <QueryState query={query} skeleton={<SkeletonText />}>
        {(found) => (
          <>
            <p>{found.givenOre > 0 ? words.given(kroner(found.givenOre)) : words.none}</p>
            <p>{outcomeOf(found)}</p>
            {found.tax.outcome === 'number-missing' && (
              <p>
                <PageLink to={paths.myDetails}>{words.giveNumber}</PageLink>
              </p>
            )}
          </>
        )}
      </QueryState>
    </Card>
  );
}

function outcomeOf({ tax }: GivingYear): string {
  switch (tax.outcome) {
    case 'below-minimum':
      return words.outcomes['below-minimum'](kroner(tax.missingOre));
    case 'number-missing':
      return words.outcomes['number-missing'](tax.numberDeadlineOn);
    case 'will-be-reported':
      return words.outcomes['will-be-reported'](kroner(tax.reportedOre), kroner(tax.valueOre));
    default:
      return words.outcomes[tax.outcome];
  }
}
