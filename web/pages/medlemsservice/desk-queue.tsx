import type { DeskRow } from '#contract/desk-case-endpoints.ts';
import type { OpenOrClosed } from '#web/api/enquiry-queries.ts';
import { paths } from '#web/paths.ts';
import { deskStateWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatWaiting } from '#web/texts/format.ts';
import { EnquiryRows } from '#web/ui/enquiry-rows.tsx';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { queueTexts as texts } from './medlemsservice-texts.ts';

type DeskQueueProps = { enquiries: readonly DeskRow[]; state: OpenOrClosed };

/** In the order the server gives: longest waiting first. */
export function DeskQueue({ enquiries, state }: DeskQueueProps) {
  const now = new Date();
  return (
    <>
      {state === 'open' && <p>{texts.count(enquiries.length)}</p>}
      <EnquiryRows
        label={state === 'open' ? texts.open : texts.closed}
        rows={enquiries.map((enquiry) => ({
          enquiry: { ...enquiry, isUnread: false },
          to: paths.deskEnquiry(enquiry.id),
          state: deskStateWords[enquiry.state],
          tone: deskEnquiryTones[enquiry.state],
          news: null,
          details: [
            texts.from(enquiry.personName),
            state === 'open'
              ? texts.waited(formatWaiting(enquiry.lastMessageAt, now))
              : texts.lastMessage(formatMoment(enquiry.lastMessageAt, now)),
          ],
        }))}
      />
    </>
  );
}
