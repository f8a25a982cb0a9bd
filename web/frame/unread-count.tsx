/** How many answers have not been read, beside the way to them. Fetched after the page: nobody waits for it. */
import { useQuery } from '@tanstack/react-query';
import { enquiryCountsQuery } from '#web/api/home-queries.ts';
import { unreadTexts } from '#web/texts/unread-texts.ts';

/** Asked for again while somebody looks at the page. */
const everyMs = 120_000;

export function UnreadCount() {
  const { data } = useQuery({ ...enquiryCountsQuery(), refetchInterval: everyMs });
  if (!data?.unread) return null;
  return (
    <>
      <span className="unread-count" aria-hidden="true">
        {data.unread}
      </span>
      <span className="ds-sr-only">{unreadTexts.answers(data.unread)}</span>
    </>
  );
}
