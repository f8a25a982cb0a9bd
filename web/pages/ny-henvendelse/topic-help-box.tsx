import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { addMonths } from '#contract/values/working-days.ts';
import { paths } from '#web/paths.ts';
import { formatDate, plainDateOf } from '#web/texts/format.ts';
import { AnswerTimeLine } from '#web/ui/answer-time.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { topicHelpTexts as texts, topicHelp } from './topic-help-texts.ts';

/** What is worth knowing before writing about a topic. Read out when it is chosen. */
export function TopicHelpBox({ topic }: { topic: EnquiryTopic }) {
  if (topic === 'bereavement') return <Condolence />;
  const { text, links } = topicHelp[topic];
  return (
    <>
      {(text || links) && (
        <NoticeBox tone="info" {...(links && { title: texts.title })}>
          {text && <p>{text}</p>}
          {links && (
            <ul>
              {links.map(({ to, words }) => (
                <li key={words}>
                  <PageLink to={to}>{words}</PageLink>
                </li>
              ))}
            </ul>
          )}
        </NoticeBox>
      )}
      {topic === 'privacy' && <p>{texts.privacyClock(formatDate(addMonths(plainDateOf(new Date()), 1)))}</p>}
      <AnswerTimeLine topic={topic} />
    </>
  );
}

function Condolence() {
  const { title, text, what, phone, number, link, hours, tell } = texts.bereavement;
  return (
    <NoticeBox tone="info" title={title}>
      <p>{text}</p>
      <p>{what}</p>
      <p>
        {phone}{' '}
        <a className="ds-link" href={link}>
          {number}
        </a>
        . {hours}
      </p>
      <p>
        <PageLink to={paths.tellOfDeath}>{tell}</PageLink>
      </p>
    </NoticeBox>
  );
}
