/** One case that a member lets the leader of the unit read: the messages, the answer, and the way back. */
import { useQuery } from '@tanstack/react-query';
import type { EnquiryMessage } from '#contract/enquiry-endpoints.ts';
import type { OfficeUnit } from '#contract/office-values.ts';
import type { UnitCase } from '#contract/unit-case-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { capitalise, formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnitAnswerForm, UnitReturnForm } from './unit-case-forms.tsx';
import { unitCaseQuery } from './unit-case-queries.ts';
import { unitCaseTexts as texts } from './unit-cases-texts.ts';

export function UnitCaseView({ unit, id }: { unit: OfficeUnit; id: string }) {
  const query = useQuery(unitCaseQuery(id));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <>
      <p>
        <PageLink to={officePaths.cases(unit.id)}>{texts.back}</PageLink>
      </p>
      {isGone ? (
        <section>
          <CaseHeading>{texts.gone}</CaseHeading>
          <p>{texts.goneText}</p>
        </section>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(unitCase) => <Case unitCase={unitCase} />}
        </QueryState>
      )}
    </>
  );
}

/** The address differs by its question only, so the frame does not move the focus. */
function CaseHeading({ children }: { children: string }) {
  return (
    <h2 tabIndex={-1} ref={focusWhenShown}>
      {children}
    </h2>
  );
}

function Case({ unitCase }: { unitCase: UnitCase }) {
  const { subject, personName, number, topic, dueOn, remark, messages } = unitCase;
  return (
    <>
      <CaseHeading>{subject}</CaseHeading>
      <FactList
        facts={[
          [texts.member, personName],
          [texts.number, number],
          [texts.topic, topicWords[topic]],
          ...(dueOn ? [[texts.dueLabel, formatDate(dueOn)] as const] : []),
          [texts.why, remark],
        ]}
      />
      <p>{texts.logged}</p>
      <h3>{texts.messages}</h3>
      <ol className="thread" aria-label={texts.messages}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <UnitAnswerForm unitCase={unitCase} />
      <UnitReturnForm unitCase={unitCase} />
    </>
  );
}

function Message({ message }: { message: EnquiryMessage }) {
  const { from, name, unit, text, sentAt, attachments } = message;
  const isOurs = from === 'staff';
  return (
    <li className={isOurs ? 'message message--own' : 'message'}>
      <p className="message__head">
        <span className="message__name">{isOurs ? texts.staff(name, unit) : name}</span>{' '}
        <time dateTime={sentAt}>{capitalise(formatMomentWithTime(sentAt, new Date()))}</time>
      </p>
      <p className="message__text">{text}</p>
      {attachments.map((file) => (
        <DownloadButton
          key={file.id}
          size="sm"
          fetch={() => call('GET /api/unit-case-files/:id/content', { params: { id: file.id } })}
          saved={texts.fileSaved}
        >
          {texts.saveFile(file.name)}
        </DownloadButton>
      ))}
    </li>
  );
}
