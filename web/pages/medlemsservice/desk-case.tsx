import type { DeskCase as Case } from '#contract/desk-case-endpoints.ts';
import { deskStateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatMoment, formatMomentWithTime } from '#web/texts/format.ts';
import { deskEnquiryTones } from '#web/ui/enquiry-tones.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { MessageThread } from '#web/ui/message-thread.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskAnswerForm } from './desk-answer-form.tsx';
import { caseTexts as texts } from './medlemsservice-texts.ts';

export function DeskCase({ enquiry }: { enquiry: Case }) {
  const now = new Date();
  return (
    <>
      <p>
        <StateTag tone={deskEnquiryTones[enquiry.state]}>{deskStateWords[enquiry.state]}</StateTag>
      </p>
      <FactList
        facts={[
          [texts.person, enquiry.personName],
          [texts.number, enquiry.number],
          [texts.topic, topicWords[enquiry.topic]],
          [texts.received, formatMoment(enquiry.receivedAt, now)],
        ]}
      />
      <p>{texts.logged}</p>
      <h2>{texts.messages}</h2>
      <MessageThread
        label={texts.messages}
        messages={enquiry.messages}
        own="staff"
        nameOf={({ from, name }) => (from === 'staff' ? texts.staff(name) : name)}
        now={now}
      />
      {enquiry.closedAt ? (
        <NoticeBox tone="info" title={texts.closed(formatMomentWithTime(enquiry.closedAt, now))}>
          <p>{texts.closedText}</p>
        </NoticeBox>
      ) : (
        <DeskAnswerForm enquiryId={enquiry.id} version={enquiry.version} />
      )}
    </>
  );
}
