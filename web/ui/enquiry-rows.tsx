/** A list of enquiries, each row one link. Used by the member's lists and by member service's queue. */

import type { EnquirySummary } from '#contract/enquiry-endpoints.ts';
import type { PageAddress } from '#web/paths.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { PageLink } from './page-link.tsx';
import { StateTag, type StateTone } from './state-tag.tsx';

export type EnquiryRow = {
  enquiry: EnquirySummary;
  to: PageAddress;
  state: string;
  tone: StateTone;
  /** «Nytt svar»; null where there is nothing new. */
  news: string | null;
  /** Who and when, each a short phrase. */
  details: readonly string[];
};

export function EnquiryRows({ rows, label }: { rows: readonly EnquiryRow[]; label: string }) {
  return (
    <ul className="rows" aria-label={label}>
      {rows.map(({ enquiry, to, state, tone, news, details }) => (
        <li key={enquiry.id} className={news ? 'row row--new' : 'row'}>
          <p className="row__tags">
            {news && <StateTag tone="new">{news}</StateTag>}
            <StateTag tone={tone}>{state}</StateTag>
          </p>
          <PageLink to={to} className="row__link">
            {enquiry.subject}
          </PageLink>
          <p className="row__details">
            {[...details, topicWords[enquiry.topic], enquiry.number].map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
