import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { searchTexts } from './desk-person-texts.ts';
import { MergeComparison } from './merge-comparison.tsx';
import { MergeList } from './merge-list.tsx';
import { mergesQuery } from './merge-queries.ts';
import { mergeTexts as texts } from './merge-texts.ts';
import { PersonHitRow } from './person-hit-row.tsx';
import { type FoundPersons, PersonSearchForm } from './person-search-form.tsx';
import type { MergeDeskProps } from './record-merges.tsx';

/** The other record, once it is found, and why one may see it. */
export type OtherRecord = { id: string; reasonId: string };

/** What has been merged, and the search for another record of the same person. */
export function MergeDesk(props: MergeDeskProps) {
  const { personId, ground } = props;
  const query = useQuery(mergesQuery(personId, ground));
  const [other, setOther] = useState<OtherRecord | null>(null);
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ merges }) => {
        const isClosed = merges.some((one) => one.state === 'merged' && one.other.id === personId);
        return (
          <>
            {!isClosed &&
              (other ? (
                <MergeComparison {...props} other={other} onDone={() => setOther(null)} />
              ) : (
                <MergeSearch personId={personId} onFound={setOther} />
              ))}
            <MergeList {...props} merges={merges} />
          </>
        );
      }}
    </QueryState>
  );
}

function MergeSearch({ personId, onFound }: { personId: string; onFound(other: OtherRecord): void }) {
  const [found, setFound] = useState<FoundPersons | null>(null);
  const others = found?.persons.filter(({ id }) => id !== personId) ?? [];
  return (
    <>
      <h3>{texts.form}</h3>
      <PersonSearchForm texts={texts} idPrefix="merge-" onFound={setFound} />
      {found && (
        <>
          <h3 ref={focusWhenShown} tabIndex={-1}>
            {searchTexts.hits(others.length)}
          </h3>
          {others.length === 0 && <p>{searchTexts.none}</p>}
          {found.isMore && <NoticeBox tone="info">{searchTexts.more}</NoticeBox>}
          <ul className="rows" aria-label={searchTexts.list}>
            {others.map((person) => (
              <Hit key={person.id} person={person} reason={found.reason} onFound={onFound} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Hit({
  person,
  reason,
  onFound,
}: {
  person: PersonHit;
  /** Of the search: it is the reason for comparing too. */
  reason: string;
  onFound(other: OtherRecord): void;
}) {
  const { press, isBusy, problem } = usePress();
  const { id } = person;
  const compare = async (idempotencyKey: string) => {
    const request = { params: { id }, body: { reason }, idempotencyKey };
    const { id: reasonId } = await call('POST /api/staff/persons/:id/reasons', request);
    onFound({ id, reasonId });
  };
  return (
    <PersonHitRow
      person={person}
      button={texts.compare}
      isBusy={isBusy}
      problem={problem}
      onPress={() => void press(texts.compare, compare)}
    />
  );
}
