import { useState } from 'react';
import * as z from 'zod/mini';
import { type Candidate, candidateSearchLimits } from '#contract/office-endpoints.ts';
import { singleLine } from '#contract/values/text.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { searchFieldTexts, boardTexts as texts } from './tillitsvalgt-texts.ts';

/** A member of the unit, found by name, without a number. */
export function CandidateSearch({
  unitId,
  onChosen,
}: {
  unitId: string;
  onChosen(candidate: Candidate): void;
}) {
  const [found, setFound] = useState<{ candidates: Candidate[]; isMore: boolean } | null>(null);
  return (
    <>
      <SearchForm unitId={unitId} onFound={setFound} />
      <div role="status">{found && <Found {...found} onChosen={onChosen} />}</div>
    </>
  );
}

function SearchForm({
  unitId,
  onFound,
}: {
  unitId: string;
  onFound(found: { candidates: Candidate[]; isMore: boolean }): void;
}) {
  const form = useAnsweredForm({
    keptAs: `candidate-search.${unitId}`,
    schema: z.object({ search: singleLine(candidateSearchLimits.minimum, candidateSearchLimits.maximum) }),
    initial: { search: '' },
    texts: searchFieldTexts,
    button: texts.find,
    async send(query) {
      onFound(await call('GET /api/units/:id/candidates', { params: { id: unitId }, query }));
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.find} label={texts.searchLabel}>
      <TextField label={texts.search} hint={texts.searchHint} autoComplete="off" {...form.field('search')} />
    </AnsweredForm>
  );
}

function Found({
  candidates,
  isMore,
  onChosen,
}: {
  candidates: Candidate[];
  isMore: boolean;
  onChosen(candidate: Candidate): void;
}) {
  if (candidates.length === 0) return <p>{texts.noneFound}</p>;
  return (
    <>
      <h3>{texts.found}</h3>
      <ul className="rows">
        {candidates.map((candidate) => (
          <li className="row" key={candidate.id}>
            <p>
              <strong>{candidate.name}</strong>, {texts.joined(candidate.joinedYear)}
            </p>
            <p>
              <Button variant="secondary" onClick={() => onChosen(candidate)}>
                {texts.choose(candidate.name)}
              </Button>
            </p>
          </li>
        ))}
      </ul>
      {isMore && <p>{texts.more}</p>}
    </>
  );
}
