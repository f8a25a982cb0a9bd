/** The messages of an enquiry, oldest first, as two people talking. */
import type { EnquiryMessage } from '#contract/enquiry-endpoints.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { AttachmentList } from './attachment-list.tsx';

type MessageThreadProps = {
  label: string;
  messages: readonly EnquiryMessage[];
  /** Whose messages stand on the reader's own side. */
  own: EnquiryMessage['from'];
  nameOf(message: EnquiryMessage): string;
  now: Date;
};

export function MessageThread({ label, messages, own, nameOf, now }: MessageThreadProps) {
  return (
    <ol className="thread" aria-label={label}>
      {messages.map((message) => (
        <li key={message.id} className={message.from === own ? 'message message--own' : 'message'}>
          <p className="message__head">
            <span className="message__name">{nameOf(message)}</span>{' '}
            <time dateTime={message.sentAt}>{capitalise(formatMomentWithTime(message.sentAt, now))}</time>
          </p>
          <p className="message__text">{message.text}</p>
          <AttachmentList attachments={message.attachments} isStaff={own === 'staff'} />
        </li>
      ))}
    </ol>
  );
}
