/** Finds out who wrote without signing in: a search with its reason, and one of the hits. */
import { useState } from 'react';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { call } from '#web/api/call.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { searchTexts } from '../people/desk-person-texts.ts';
import { PersonHitRow } from '../people/person-hit-row.tsx';
import { type FoundPersons, PersonSearchForm } from '../people/person-search-form.tsx';
import { senderTexts as texts } from './desk-sender-texts.ts';
import type { CaseOnScreen } from './use-case.ts';
import { useCaseButton } from './use-case-button.ts';

export function DeskSenderTie({ screen }: { screen: CaseOnScreen }) {
  const [found, setFound] = useState<FoundPersons | null>(null);
  return (
    <>
      <p>{texts.tieLead}</p>
      <PersonSearchForm texts={{ ...texts, form: texts.tieTitle }} idPrefix="sender-" onFound={setFound} />
      <div role="status">
        {found && (found.persons.length > 0 ? searchTexts.hits(found.persons.length) : searchTexts.none)}
        {found?.isMore && <NoticeBox tone="info">{searchTexts.more}</NoticeBox>}
      </div>
      {found && found.persons.length > 0 && (
        <ul className="rows" aria-label={searchTexts.list}>
          {found.persons.map((person) => (
            <Hit key={person.id} screen={screen} person={person} reason={found.reason} />
          ))}
        </ul>
      )}
    </>
  );
}

type HitProps = { screen: CaseOnScreen; person: PersonHit; reason: string };

function Hit({ screen, person, reason }: HitProps) {
  const { id, version } = screen.deskCase;
  const { press, isBusy, problem } = useCaseButton(
    screen,
    texts.tie,
    texts.tied(person.name),
    (idempotencyKey) =>
      call('POST /api/staff/enquiries/:id/sender-ties', {
        params: { id },
        body: { personId: person.id, reason, version },
        idempotencyKey,
      }),
  );
  return (
    <PersonHitRow person={person} button={texts.tie} isBusy={isBusy} problem={problem} onPress={press} />
  );
}
