import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAsRead } from '#web/api/enquiry-queries.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { stateWords, topicWords } from '#web/texts/enquiry-words.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { referencePath, referenceWords } from '#web/texts/reference-words.ts';
import { AnswerTimeLine } from '#web/ui/answer-time.tsx';
import { enquiryTones } from '#web/ui/enquiry-tones.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { MessageThread } from '#web/ui/message-thread.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { CloseEnquiry } from './close-enquiry.tsx';
import { ClosedNote } from './closed-note.tsx';
import { EnquiryReplyForm } from './enquiry-reply-form.tsx';
import { threadTexts as texts } from './henvendelser-texts.ts';
import { NewAnswer } from './new-answer.tsx';

// Few are ever asked.
const UnitQuestion = lazy(() =>
  loadPart(() => import('./unit-question.tsx')).then((module) => ({ default: module.UnitQuestion })),
);

export function EnquiryThreadView({ enquiry }: { enquiry: EnquiryThread }) {
  const now = new Date();
  const { state, topic, about, answerBy, mergedNumbers, reopenUntil, closedAt, closesOn } = enquiry;
  useMarkAsRead(enquiry);
  const mayWrite = closedAt === null || reopenUntil !== null;
  return (
    <>
      <p>
        <StateTag tone={enquiryTones[state]}>{stateWords[state]}</StateTag>
      </p>
      <FactList
        facts={[
          [texts.number, enquiry.number],
          [texts.topic, topicWords[topic]],
          ...(about ? [[texts.about, <About key="about" about={about} />] as const] : []),
          [texts.received, formatMoment(enquiry.receivedAt, now)],
          ...(answerBy ? [[texts.answerBy, formatDate(answerBy)] as const] : []),
        ]}
      />
      {mergedNumbers.length > 0 && <NoticeBox tone="info">{texts.merged(mergedNumbers)}</NoticeBox>}
      <h2>{texts.messages}</h2>
      <MessageThread
        label={texts.messages}
        messages={enquiry.messages}
        events={enquiry.events}
        own="person"
        nameOf={({ from, name, unit }) => (from === 'person' ? texts.you : texts.from(name, unit))}
        now={now}
      />
      {enquiry.forwarding && !closedAt && (
        <Suspense>
          <UnitQuestion enquiry={enquiry} forwarding={enquiry.forwarding} />
        </Suspense>
      )}
      {(state === 'received' || state === 'in-progress') && !answerBy && <AnswerTimeLine topic={topic} />}
      <NewAnswer messages={enquiry.messages} />
      {state === 'waiting-for-member' && (
        <NoticeBox tone="warning" title={texts.waiting.title}>
          <p>{texts.waiting.text}</p>
          {closesOn && <p>{texts.waiting.closes(closesOn)}</p>}
        </NoticeBox>
      )}
      {state === 'answered' && closesOn && <p>{texts.answered.closes(closesOn)}</p>}
      {/* It stands where it stood when the enquiry is closed or opened: what is typed and where the focus is stays. */}
      <ClosedNote enquiry={enquiry} now={now} />
      {mayWrite && <EnquiryReplyForm enquiryId={enquiry.id} isClosed={closedAt !== null} />}
      {!closedAt && <CloseEnquiry enquiryId={enquiry.id} />}
    </>
  );
}

function About({ about }: { about: NonNullable<EnquiryThread['about']> }) {
  const words = referenceWords(about);
  return about.isThere ? <PageLink to={referencePath(about)}>{words}</PageLink> : words;
}

/** The answer is on the screen: nothing is new any longer. Where it fails, it is told the next time. */
function useMarkAsRead({ id, isUnread, lastMessageAt }: EnquiryThread): void {
  const client = useQueryClient();
  // Once for each answer: one that fails is not tried in a circle.
  const told = useRef('');
  useEffect(() => {
    if (!isUnread || told.current === lastMessageAt) return;
    told.current = lastMessageAt;
    call('PUT /api/enquiries/:id/read', { params: { id } }).then(
      () => keepAsRead(client, id),
      () => {},
    );
  }, [client, id, isUnread, lastMessageAt]);
}
