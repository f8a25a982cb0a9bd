import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { paths } from '#web/paths.ts';
import { AnswerTimeLine } from '#web/ui/answer-time.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { receiptTexts as texts } from './henvendelser-texts.ts';

/** What the person sees right after sending: it has arrived, its number, and what happens now. */
export function EnquiryReceiptView({ enquiry }: { enquiry: EnquiryThread }) {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <NoticeBox tone="success">
        <p>
          {texts.number} <strong className="unbroken">{enquiry.number}</strong>. {texts.keepNumber}
        </p>
      </NoticeBox>
      <h2>{texts.next}</h2>
      <ul>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      {enquiry.answerBy ? (
        <p>{texts.answerBy(enquiry.answerBy)}</p>
      ) : (
        <AnswerTimeLine topic={enquiry.topic} />
      )}
      <p>
        <ButtonLink to={paths.enquiry(enquiry.id)}>{texts.read}</ButtonLink>
      </p>
      <p>
        <PageLink to={paths.home}>{texts.home}</PageLink>
      </p>
    </>
  );
}
