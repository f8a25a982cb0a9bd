import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInDetails, MoveInDuplicate } from '#contract/move-in-endpoints.ts';
import { type MoveInDecision, moveInDecisions } from '#contract/move-in-values.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatDate, formatPhone } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { keepMoveIn, moveInDuplicatesKey, moveInDuplicatesQuery } from './move-in-queries.ts';

type DuplicatesProps = { details: MoveInDetails };

/** Persons of the file who may be here already, each with a decision, and one for all the rest. */
export function Duplicates({ details }: DuplicatesProps) {
  const { id } = details.run;
  const [isAll, setAll] = useState(false);
  const [afters, setAfters] = useState<(number | null)[]>([null]);
  const open = details.duplicates.reduce((sum, one) => sum + one.open, 0);
  const decided = details.duplicates.reduce((sum, one) => sum + one.decided, 0);
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates">{texts.duplicates}</h2>
      <p>{open > 0 ? texts.duplicatesText(open) : texts.duplicatesDone}</p>
      {(open > 0 || isAll) &&
        afters.map((after, place) => (
          <DuplicatePage
            key={`${isAll} ${after}`}
            id={id}
            isAll={isAll}
            after={after}
            onMore={place === afters.length - 1 ? (next) => setAfters([...afters, next]) : null}
          />
        ))}
      {open > 0 && <DecideRest id={id} />}
      {decided > 0 && !isAll && (
        <p>
          <Button
            variant="tertiary"
            onClick={() => {
              setAll(true);
              setAfters([null]);
            }}
          >
            {texts.showDecided}
          </Button>
        </p>
      )}
    </section>
  );
}

function useDecision(id: string) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  const decide = (line: number | null, decision: MoveInDecision) =>
    void press(
      texts.decisions[decision],
      async (idempotencyKey) => {
        const body = { line, decision };
        const request = { params: { id }, body, idempotencyKey };
        keepMoveIn(client, await call('POST /api/administration/move-ins/:id/decisions', request));
        await client.invalidateQueries({ queryKey: moveInDuplicatesKey(id) });
      },
      texts.decided,
    );
  return { decide, busy, problem };
}

type DuplicatePageProps = {
  id: string;
  isAll: boolean;
  after: number | null;
  onMore: ((next: number) => void) | null;
};

function DuplicatePage({ id, isAll, after, onMore }: DuplicatePageProps) {
  const query = useQuery(moveInDuplicatesQuery(id, isAll, after));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ duplicates, nextAfter }) => (
        <>
          {duplicates.length > 0 && (
            <ul className="rows">
              {duplicates.map((one) => (
                <DuplicateRow key={one.line} id={id} duplicate={one} />
              ))}
            </ul>
          )}
          {nextAfter !== null && onMore && (
            <p>
              <Button variant="secondary" onClick={() => onMore(nextAfter)}>
                {texts.moreDuplicates}
              </Button>
            </p>
          )}
        </>
      )}
    </QueryState>
  );
}

function DuplicateRow({ id, duplicate }: { id: string; duplicate: MoveInDuplicate }) {
  const { line, matchedBy, decision, inFile, here } = duplicate;
  const { decide, busy, problem } = useDecision(id);
  const name = inFile.name || here.name;
  return (
    <li className="row">
      <h3 className="row__name">{texts.matchedBy[matchedBy]}</h3>
      <div className="matching__pair">
        <Person title={texts.inFile(line)} person={inFile} />
        <Person title={texts.here} person={here} />
      </div>
      {problem}
      <p className="button-row">
        {moveInDecisions
          .filter((one) => one !== 'other' || matchedBy !== 'number')
          .map((one) => (
            <Button
              key={one}
              variant={decision === one ? 'primary' : 'secondary'}
              data-size="sm"
              aria-pressed={decision === one}
              aria-label={texts.decideAbout(texts.decisions[one], name)}
              busy={busy === texts.decisions[one]}
              onClick={() => decide(line, one)}
            >
              {texts.decisions[one]}
            </Button>
          ))}
      </p>
    </li>
  );
}

function Person({ title, person }: { title: string; person: MoveInDuplicate['here'] }) {
  const { name, bornOn, number, email, phone } = person;
  return (
    <div>
      <p className="soft">{title}</p>
      <p>
        <strong>{name}</strong>
        {bornOn && <span>{texts.born(formatDate(bornOn))}</span>}
        {number && <span>{texts.memberNumber(number)}</span>}
        {email && <span>{email}</span>}
        {phone && <span>{formatPhone(phone)}</span>}
      </p>
    </div>
  );
}

function DecideRest({ id }: { id: string }) {
  const { decide, busy, problem } = useDecision(id);
  return (
    <fieldset className="choices">
      <legend className="ds-label">{texts.rest}</legend>
      <p className="soft">{texts.restHint}</p>
      {problem}
      <p className="button-row">
        {moveInDecisions.map((one) => (
          <Button
            key={one}
            variant="secondary"
            busy={busy === texts.decisions[one]}
            aria-label={texts.decideAbout(texts.decisions[one], texts.rest)}
            onClick={() => decide(null, one)}
          >
            {texts.decisions[one]}
          </Button>
        ))}
      </p>
    </fieldset>
  );
}
