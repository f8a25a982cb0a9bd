import { useQuery } from '@tanstack/react-query';
import type { GivingSummary } from '#contract/giving-options.ts';
import { givingSummaryQuery } from '#web/api/giving-queries.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { asSentence, termsWords } from '#web/texts/giving-words.ts';
import { givenSentence } from '#web/texts/giving-year-texts.ts';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

const words = texts.giving;

/** What is given, and what comes next. */
export function GivingCard() {
  const query = useQuery(givingSummaryQuery());
  return (
    <HomeRow id="giving" title={words.title} to={paths.manageDonorAgreement} query={query}>
      {({ agreement, year, givenOre }) => (
        <p>
          {agreementSentence(agreement)} {givenSentence(givenOre, year)}
        </p>
      )}
    </HomeRow>
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
