import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAsRead } from '#web/api/enquiry-queries.ts';
import { paths } from '#web/paths.ts';
import { stateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatMomentWithTime } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { enquiryTones } from '#web/ui/enquiry-tones.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { MessageThread } from '#web/ui/message-thread.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { CloseEnquiry } from './close-enquiry.tsx';
import { EnquiryReplyForm } from './enquiry-reply-form.tsx';
import { threadTexts as texts } from './henvendelser-texts.ts';

export function EnquiryThreadView({ enquiry }: { enquiry: EnquiryThread }) {
  const now = new Date();
  useMarkAsRead(enquiry);
  const closedNote = useFocusOnClosing(enquiry.closedAt);
  return (
    <>
      <p>
        <StateTag tone={enquiryTones[enquiry.state]}>{stateWords[enquiry.state]}</StateTag>
      </p>
      <FactList
        facts={[
          [texts.number, enquiry.number],
          [texts.topic, topicWords[enquiry.topic]],
          [texts.received, formatMoment(enquiry.receivedAt, now)],
        ]}
      />
      {enquiry.mergedNumbers.length > 0 && (
        <NoticeBox tone="info">{texts.merged(enquiry.mergedNumbers)}</NoticeBox>
      )}
      <h2>{texts.messages}</h2>
      <MessageThread
        label={texts.messages}
        messages={enquiry.messages}
        own="person"
        nameOf={({ from, name }) => (from === 'person' ? texts.you : texts.fromService(name))}
        now={now}
      />
      {enquiry.closedAt ? (
        <div ref={closedNote} tabIndex={-1}>
          <NoticeBox tone="info" title={texts.closed.title(formatMomentWithTime(enquiry.closedAt, now))}>
            <p>{texts.closed.text}</p>
            <p>
              <ButtonLink to={paths.newEnquiry} variant="secondary">
                {texts.closed.link}
              </ButtonLink>
            </p>
          </NoticeBox>
        </div>
      ) : (
        <>
          {enquiry.state === 'received' && <p>{texts.promise}</p>}
          <EnquiryReplyForm enquiryId={enquiry.id} />
          <CloseEnquiry enquiryId={enquiry.id} />
        </>
      )}
    </>
  );
}

/** The answer is on the screen: nothing is new any longer. Where it fails, it is told the next time. */
function useMarkAsRead({ id, isUnread }: EnquiryThread): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isUnread) return;
    call('PUT /api/enquiries/:id/read', { params: { id } }).then(
      () => keepAsRead(client, id),
      () => {},
    );
  }, [client, id, isUnread]);
}

/** The buttons that closed it are gone: the focus goes to what stands in their place. */
function useFocusOnClosing(closedAt: string | null) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(closedAt);
  useEffect(() => {
    if (closedAt && !before.current) note.current?.focus();
    before.current = closedAt;
  }, [closedAt]);
  return note;
}
