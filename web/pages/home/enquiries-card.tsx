import { useQuery } from '@tanstack/react-query';
import { enquiryCountsQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './home-texts.ts';

export function EnquiriesCard() {
  const query = useQuery(enquiryCountsQuery());
  return (
    <Card id="enquiries" title={texts.enquiries.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ open, unread }) => (
          <>
            {unread > 0 && (
              <p>
                <StateTag tone="new">{texts.enquiries.unread(unread)}</StateTag>
              </p>
            )}
            <p>{open === 0 ? texts.enquiries.none : texts.enquiries.open(open)}</p>
          </>
        )}
      </QueryState>
      <p>
        <PageLink to={paths.enquiries}>{texts.enquiries.see}</PageLink>
      </p>
      <p>
        <PageLink to={paths.newEnquiry}>{texts.enquiries.write}</PageLink>
      </p>
    </Card>
  );
}
