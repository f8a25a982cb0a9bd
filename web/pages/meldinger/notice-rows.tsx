import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Notice } from '#contract/notice-endpoints.ts';
import { readNotice } from '#web/api/notice-queries.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './meldinger-texts.ts';
import { wordsOfNotice } from './notice-texts.ts';

/** Each one link to what it is about; following it marks it as read. */
export function NoticeRows({ notices }: { notices: readonly Notice[] }) {
  const client = useQueryClient();
  const now = new Date();
  return (
    <ul className="rows" aria-label={texts.list}>
      {notices.map((notice) => {
        const { title, to } = wordsOfNotice(notice);
        const { id, isRead, createdAt } = notice;
        return (
          <li key={id} className={isRead ? 'row row--quiet' : 'row row--new'}>
            {!isRead && (
              <p className="row__tags">
                <StateTag tone="new">{texts.unread}</StateTag>
              </p>
            )}
            <Link
              to={to}
              className="row__link"
              onClick={() => {
                if (!isRead) void readNotice(client, id);
              }}
            >
              {title}
            </Link>
            <p className="row__details">
              <time dateTime={createdAt}>{capitalise(formatMomentWithTime(createdAt, now))}</time>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
