import { useState } from 'react';
import type { Candidate } from '#contract/office-endpoints.ts';
import type { OfficeUnit } from '#contract/office-values.ts';
import { Button } from '#web/ui/button.tsx';
import { CandidateSearch } from './candidate-search.tsx';
import { OfferForm } from './offer-form.tsx';
import { boardTexts as texts } from './tillitsvalgt-texts.ts';

/** First who, then what. */
export function OfferOffice({ unit }: { unit: OfficeUnit }) {
  const [chosen, setChosen] = useState<Candidate | null>(null);
  return (
    <section aria-labelledby="offer">
      <h2 id="offer">{texts.offer}</h2>
      <p>{texts.offerHelp}</p>
      {chosen ? (
        <>
          <p>
            {texts.chosen(chosen.name)}{' '}
            <Button variant="tertiary" onClick={() => setChosen(null)}>
              {texts.another}
            </Button>
          </p>
          <OfferForm key={chosen.id} unit={unit} candidate={chosen} onSent={() => setChosen(null)} />
        </>
      ) : (
        <CandidateSearch unitId={unit.id} onChosen={setChosen} />
      )}
    </section>
  );
}
