import { useQuery } from '@tanstack/react-query';
import type { GivingSummary } from '#contract/giving-options.ts';
import { givingSummaryQuery } from '#web/api/giving-queries.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { asSentence, termsWords } from '#web/texts/giving-words.ts';
import { givenSentence, taxSentence } from '#web/texts/giving-year-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './home-texts.ts';

const words = texts.giving;

/** What is given, what comes next, and what this year means for tax. */
export function GivingCard() {
  const query = useQuery(givingSummaryQuery());
  return (
    <Card id="giving" title={words.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={3} />}>
        {({ agreement, year, givenOre, tax }) => (
          <>
            <p>{agreementSentence(agreement)}</p>
            <p>
              {givenSentence(givenOre, year)} {givenOre > 0 && taxSentence(tax, givenOre, year)}
            </p>
          </>
        )}
      </QueryState>
      <p>
        <PageLink to={paths.manageDonorAgreement}>{words.see}</PageLink>
      </p>
      <p>
        <PageLink to={paths.donorAgreement}>{words.give}</PageLink>
      </p>
    </Card>
  );
}

function agreementSentence(agreement: GivingSummary['agreement']): string {
  if (!agreement) return words.none;
  if (agreement.state === 'waiting') return words.waiting;
  if (agreement.state === 'paused' && agreement.resumesOn)
    return words.paused(formatDate(agreement.resumesOn));
  const terms = asSentence(words.terms(termsWords(agreement)));
  return agreement.nextOn ? `${terms} ${words.next(formatDate(agreement.nextOn))}` : terms;
}
