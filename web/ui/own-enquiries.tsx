/** One's own enquiries, open or closed: search, rows, and more of them when asked for. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type EnquirySummary, enquirySearchLimits } from '#contract/enquiry-endpoints.ts';
import { enquiriesQuery, fetchMoreEnquiries, type OpenOrClosed } from '#web/api/enquiry-queries.ts';
import { paths } from '#web/paths.ts';
import { enquiryListTexts as texts } from '#web/texts/enquiry-list-texts.ts';
import { stateWords } from '#web/texts/enquiry-words.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { EnquiryRows } from './enquiry-rows.tsx';
import { enquiryTones } from './enquiry-tones.ts';
import { MoreRows } from './more-rows.tsx';
import { QueryState } from './query-state.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { TextField } from './text-field.tsx';

type OwnEnquiriesProps = {
  state: OpenOrClosed;
  /** Name of the list. */
  label: string;
  /** Where there is nothing at all. */
  empty: ReactNode;
};

export function OwnEnquiries({ state, label, empty }: OwnEnquiriesProps) {
  const [search, setSearch] = useState('');
  const client = useQueryClient();
  const query = useQuery(enquiriesQuery(state, search));
  const list = useRef<HTMLDivElement>(null);
  const rows = query.data?.enquiries ?? [];
  const hasMore = query.data?.next != null;
  // A search is not needed for two.
  const isSearchable = search !== '' || rows.length > 2;
  return (
    <>
      {isSearchable && <SearchForm isSearching={search !== ''} onSearch={setSearch} />}
      <p role="status" className={search ? undefined : 'ds-sr-only'}>
        {search && query.data && texts.hits(rows.length, hasMore)}
      </p>
      <QueryState query={query} skeleton={<SkeletonRows rows={4} />}>
        {() =>
          rows.length === 0 ? (
            search ? (
              <p>{texts.noHits}</p>
            ) : (
              empty
            )
          ) : (
            <div ref={list}>
              <EnquiryRows label={label} rows={rows.map((enquiry) => rowOf(enquiry, new Date()))} />
            </div>
          )
        }
      </QueryState>
      <MoreRows
        list={list}
        count={rows.length}
        hasMore={hasMore}
        fetchMore={() => fetchMoreEnquiries(client, state, search)}
        shown={search ? '' : texts.shown(rows.length)}
      >
        {texts.more}
      </MoreRows>
    </>
  );
}

function SearchForm({ isSearching, onSearch }: { isSearching: boolean; onSearch: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch((field.current?.value ?? '').trim().slice(0, enquirySearchLimits.maximum));
  };
  const showAll = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    onSearch('');
  };
  return (
    <search>
      <form className="search" onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          label={texts.search}
          hint={texts.searchHint}
          autoComplete="off"
          ref={field}
        />
        <Button type="submit" variant="secondary">
          {texts.searchButton}
        </Button>
        {isSearching && (
          <Button variant="tertiary" onClick={showAll}>
            {texts.showAll}
          </Button>
        )}
      </form>
    </search>
  );
}

const rowOf = (enquiry: EnquirySummary, now: Date) => ({
  enquiry,
  to: paths.enquiry(enquiry.id),
  state: stateWords[enquiry.state],
  tone: enquiryTones[enquiry.state],
  news: enquiry.isUnread ? texts.unread : null,
  details: [
    texts.sent(formatMoment(enquiry.receivedAt, now)),
    ...(enquiry.lastMessageAt === enquiry.receivedAt
      ? []
      : [texts.lastMessage(formatMoment(enquiry.lastMessageAt, now))]),
  ],
});

/** Where there is nothing to show. */
export function NoEnquiries({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}
