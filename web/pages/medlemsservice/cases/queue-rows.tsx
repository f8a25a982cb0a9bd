import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatWaiting } from '#web/texts/format.ts';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { DueTag } from './due-tag.tsx';

/** In the order the server gives: the shortest time left first. */
export function QueueRows({ rows }: { rows: readonly DeskRow[] }) {
  const now = new Date();
  return (
    <ul className="rows rows--desk" aria-label={texts.list}>
      {rows.map((row) => (
        <li key={row.id} className="row">
          <p className="row__tags">
            <DueTag workingDaysLeft={row.workingDaysLeft} />
            <StateTag tone={deskEnquiryTones[row.state]}>{deskStateWords[row.state]}</StateTag>
            {row.openWith.length > 0 && <StateTag tone="info">{texts.openWith(row.openWith)}</StateTag>}
          </p>
          <PageLink to={deskPaths.deskEnquiry(row.id)} className="row__link">
            {row.subject}
          </PageLink>
          <p className="row__details">
            {detailsOf(row, now).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

const detailsOf = (row: DeskRow, now: Date): string[] => [
  row.isIdentified ? texts.from(row.personName) : texts.unidentified(row.personName),
  row.waitsSince
    ? texts.waited(formatWaiting(row.waitsSince, now))
    : texts.lastMessage(formatMoment(row.lastMessageAt, now)),
  topicWords[row.topic],
  row.number,
  ...(row.assignee ? [texts.assignee(row.assignee.name)] : []),
];
