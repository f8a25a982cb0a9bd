/** How many answers or notices have not been read, beside the way to them. Fetched after the page, so that it delays nothing. */
import { useQuery } from '@tanstack/react-query';
import { enquiryCountsQuery } from '#web/api/home-queries.ts';
import { unreadTexts } from '#web/texts/unread-texts.ts';

/** Asked for again while somebody looks at the page. */
const everyMs = 120_000;

export function UnreadCount({ of }: { of: keyof typeof unreadTexts }) {
  const { data } = useQuery({
    ...enquiryCountsQuery(),
    refetchInterval: everyMs,
    // A card that could not fetch them says so: what comes late in the header must not replace it under the pointer.
    retryOnMount: false,
  });
  const count = (of === 'notices' ? data?.unreadNotices : data?.unread) ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="unread-count" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="ds-sr-only">{unreadTexts[of](count)}</span>
    </>
  );
}
