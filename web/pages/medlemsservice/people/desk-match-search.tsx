import { useEffect, useRef, useState } from 'react';
import { type MatchCase, type MatchRecord, MatchSearch } from '#contract/match-endpoints.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { DeskMatchRecord } from './desk-match-record.tsx';
import { matchTexts, searchFieldTexts } from './desk-match-texts.ts';

const texts = matchTexts.search;

type Found = { records: MatchRecord[]; isMore: boolean };
type DeskMatchSearchProps = {
  enquiryId: string;
  match: MatchCase;
  /** Of the last search; kept while a decision is written. */
  found: Found | null;
  onFound(found: Found): void;
  onChosen(record: MatchRecord): void;
};

/** Looks for records with what was typed, and with what member service finds out besides. */
export function DeskMatchSearch({ enquiryId, match, found, onFound, onChosen }: DeskMatchSearchProps) {
  const [searches, setSearches] = useState(0);
  const form = useAnsweredForm({
    keptAs: `match-search.${enquiryId}`,
    schema: MatchSearch,
    initial: { name: match.name, bornOn: shortDay(match.bornOn), number: '', contact: '', reason: '' },
    texts: searchFieldTexts,
    button: texts.send,
    idPrefix: 'match-',
    async send(body, idempotencyKey) {
      const params = { id: enquiryId };
      onFound(await call('POST /api/staff/enquiries/:id/match-searches', { params, body, idempotencyKey }));
      setSearches((count) => count + 1);
      return null;
    },
  });
  return (
    <>
      <h3>{texts.title}</h3>
      <p>{texts.logged}</p>
      <AnsweredForm form={form} button={texts.send} label={texts.title}>
        <TextField label={texts.name} hint={texts.nameHint} autoComplete="off" {...form.field('name')} />
        <TextField
          label={texts.bornOn}
          hint={texts.bornOnHint}
          autoComplete="off"
          {...form.field('bornOn')}
        />
        <TextField label={texts.number} inputMode="numeric" autoComplete="off" {...form.field('number')} />
        <TextField label={texts.contact} autoComplete="off" {...form.field('contact')} />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
          {...form.field('reason')}
        />
      </AnsweredForm>
      {found && (
        <Results
          key={searches}
          enquiryId={enquiryId}
          found={found}
          onChosen={onChosen}
          isNew={searches > 0}
        />
      )}
    </>
  );
}

function Results({
  enquiryId,
  found,
  isNew,
  onChosen,
}: {
  enquiryId: string;
  found: Found;
  /** They have just come: the heading takes the focus. */
  isNew: boolean;
  onChosen(record: MatchRecord): void;
}) {
  const { records, isMore } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <h4 ref={heading} tabIndex={-1}>
        {texts.found(records.length)}
      </h4>
      {records.length === 0 && <p>{texts.none}</p>}
      {records.map((record) => (
        <DeskMatchRecord
          key={record.personId}
          enquiryId={enquiryId}
          record={record}
          onChosen={() => onChosen(record)}
        />
      ))}
      {isMore && <p>{texts.isMore}</p>}
    </>
  );
}
