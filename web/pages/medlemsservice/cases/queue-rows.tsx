import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import type { QueueFilter } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatWaiting } from '#web/texts/format.ts';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { queueTexts as texts } from '../frame/medlemsservice-texts.ts';
import { DueTag } from './due-tag.tsx';
import { searchOf, stateOf } from './queue-filter.ts';
import type { RowChoice } from './row-choice.ts';
import { colleagueWords, rowTexts } from './row-texts.ts';

type QueueRowsProps = {
  rows: readonly DeskRow[];
  filter: QueueFilter;
  /** Of rows for something that is done to several; null where there is nothing to do. */
  choice: RowChoice | null;
};

/**
 * In the order the server gives: the shortest time left first.
 * @param filter is sent with the link to the case, where the queue may be beside it
 */
export function QueueRows({ rows, filter, choice }: QueueRowsProps) {
  const now = new Date();
  return (
    <ul className="rows rows--desk" aria-label={texts.list}>
      {rows.map((row) => (
        <li key={row.id} className={choice ? 'row row--chosen-from' : 'row'}>
          {choice && (
            <input
              className="ds-input row__choice"
              type="checkbox"
              aria-label={rowTexts.choose(row.subject)}
              checked={choice.ids.has(row.id)}
              onChange={() => choice.toggle(row.id)}
            />
          )}
          <p className="row__tags">
            <DueTag workingDaysLeft={row.workingDaysLeft} />
            <StateTag tone={deskEnquiryTones[row.state]}>{deskStateWords[row.state]}</StateTag>
            {row.forwardedTo && <StateTag tone="info">{texts.atUnit(row.forwardedTo)}</StateTag>}
            {row.tags.map(({ id, name }) => (
              <StateTag key={id} tone="info">
                {name}
              </StateTag>
            ))}
            {row.openWith.length > 0 && <StateTag tone="info">{texts.openWith(row.openWith)}</StateTag>}
          </p>
          <PageLink
            to={deskPaths.deskEnquiry(row.id)}
            search={{ ...searchOf(filter) }}
            state={stateOf(filter)}
            className="row__link"
          >
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
  ...(row.assignee ? [texts.assignee(colleagueWords(row.assignee))] : []),
];
