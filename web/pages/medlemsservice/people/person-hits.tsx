import { useEffect, useRef } from 'react';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { reasonTexts, searchTexts as texts } from './desk-person-texts.ts';
import { PersonHitRow } from './person-hit-row.tsx';

type PersonHitsProps = {
  persons: readonly PersonHit[];
  isMore: boolean;
  /** Of the search: it is the reason for opening one of them too. */
  reason: string;
};

export function PersonHits({ persons, isMore, reason }: PersonHitsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list is gone to
  useEffect(() => title.current?.focus(), [persons]);
  return (
    <section aria-labelledby="hits-title">
      <h2 id="hits-title" ref={title} tabIndex={-1}>
        {texts.hits(persons.length)}
      </h2>
      {persons.length === 0 && <p>{texts.none}</p>}
      {isMore && <NoticeBox tone="info">{texts.more}</NoticeBox>}
      <ul className="rows" aria-label={texts.list}>
        {persons.map((person) => (
          <Hit key={person.id} person={person} reason={reason} />
        ))}
      </ul>
    </section>
  );
}

function Hit({ person, reason }: { person: PersonHit; reason: string }) {
  const navigate = useGoTo();
  const { press, isBusy, problem } = usePress();
  const { id } = person;
  const open = async (idempotencyKey: string) => {
    const request = { params: { id }, body: { reason }, idempotencyKey };
    const { id: grunn } = await call('POST /api/staff/persons/:id/reasons', request);
    await navigate({ to: deskPaths.deskPerson(id), search: { grunn } });
  };
  return (
    <PersonHitRow
      person={person}
      button={reasonTexts.open}
      isBusy={isBusy}
      problem={problem}
      onPress={() => void press(reasonTexts.open, open)}
    />
  );
}
