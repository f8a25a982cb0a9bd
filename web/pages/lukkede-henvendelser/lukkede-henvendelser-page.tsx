/** `/lukkede-henvendelser`: enquiries that are done, to be read. */
import { useQuery } from '@tanstack/react-query';
import type { EnquirySummary } from '#contract/enquiry-endpoints.ts';
import { enquiriesQuery } from '#web/api/enquiry-queries.ts';
import { paths } from '#web/paths.ts';
import { stateWords } from '#web/texts/enquiry-words.ts';
import { formatMoment } from '#web/texts/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EnquiryRows } from '#web/ui/enquiry-rows.tsx';
import { enquiryTones } from '#web/ui/enquiry-tones.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './lukkede-henvendelser-texts.ts';

export function LukkedeHenvendelserPage() {
  const query = useQuery(enquiriesQuery('closed'));
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ enquiries }) =>
          enquiries.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <EnquiryRows label={texts.title} rows={enquiries.map((enquiry) => rowOf(enquiry, new Date()))} />
          )
        }
      </QueryState>
      <p>
        <PageLink to={paths.enquiries}>{texts.toOpen}</PageLink>
      </p>
    </>
  );
}

const rowOf = (enquiry: EnquirySummary, now: Date) => ({
  enquiry,
  to: paths.enquiry(enquiry.id),
  state: stateWords[enquiry.state],
  tone: enquiryTones[enquiry.state],
  news: enquiry.isUnread ? texts.unread : null,
  details: [texts.lastMessage(formatMoment(enquiry.lastMessageAt, now))],
});
