/** The messages of an enquiry, oldest first, as two people talking; between them what has happened. */
import type { EnquiryEvent, EnquiryMessage } from '#contract/enquiry-endpoints.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { changeOf, threadEventTexts, threadEventWords } from '#web/texts/thread-event-texts.ts';
import { AttachmentList } from './attachment-list.tsx';

type MessageThreadProps = {
  label: string;
  messages: readonly EnquiryMessage[];
  events?: readonly EnquiryEvent[];
  /** Whose messages stand on the reader's own side. */
  own: EnquiryMessage['from'];
  nameOf(message: Pick<EnquiryMessage, 'name' | 'unit'> & { from: EnquiryEvent['from'] }): string;
  now: Date;
};

/** Where a message is in the page, so that a link can lead there. */
export const messageAnchor = (id: string): string => `melding-${id}`;

export function MessageThread({ label, messages, events = [], own, nameOf, now }: MessageThreadProps) {
  const entries = [
    ...messages.map((message) => ({ at: message.sentAt, message, event: null })),
    ...events.map((event) => ({ at: event.happenedAt, message: null, event })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const when = (moment: string) => (
    <time dateTime={moment}>{capitalise(formatMomentWithTime(moment, now))}</time>
  );
  return (
    <ol className="thread" aria-label={label}>
      {entries.map(({ message, event }) =>
        message ? (
          <li
            key={message.id}
            id={messageAnchor(message.id)}
            tabIndex={-1}
            className={message.from === own ? 'message message--own' : 'message'}
          >
            <p className="message__head">
              <span className="message__name">{nameOf(message)}</span> {when(message.sentAt)}
            </p>
            <p className="message__text">{message.text}</p>
            <AttachmentList attachments={message.attachments} isStaff={own === 'staff'} />
          </li>
        ) : (
          <li key={event.id} className="happening">
            <p>
              {threadEventWords(event, event.from === 'staff' ? event.name : nameOf(event))}{' '}
              {when(event.happenedAt)}
            </p>
            {event.kind === 'changed' && <Change event={event} />}
          </li>
        ),
      )}
    </ol>
  );
}

function Change({ event }: { event: EnquiryEvent & { kind: 'changed' } }) {
  const { before, after } = changeOf(event);
  return (
    <dl className="happening__change">
      <div>
        <dt>{threadEventTexts.before}</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt>{threadEventTexts.after}</dt>
        <dd>{after}</dd>
      </div>
    </dl>
  );
}
