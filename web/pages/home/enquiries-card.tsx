import { useQuery } from '@tanstack/react-query';
import { enquiryCountsQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

export function EnquiriesCard() {
  const query = useQuery(enquiryCountsQuery());
  return (
    <HomeRow id="enquiries" title={texts.enquiries.title} to={paths.enquiries} query={query}>
      {({ open, unread }) => (
        <p>
          {open === 0 ? texts.enquiries.none : texts.enquiries.open(open)}{' '}
          {unread > 0 && <StateTag tone="new">{texts.enquiries.unread(unread)}</StateTag>}
        </p>
      )}
    </HomeRow>
  );
}
