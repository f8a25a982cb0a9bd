import { useQuery } from '@tanstack/react-query';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { addMonths } from '#contract/values/working-days.ts';
import { givingQuery } from '#web/api/giving-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { paths } from '#web/paths.ts';
import { formatDate, plainDateOf } from '#web/texts/format.ts';
import { AnswerTimeLine } from '#web/ui/answer-time.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { mayUse } from './topic-help-readers.ts';
import { topicHelpTexts as texts, topicHelp } from './topic-help-texts.ts';

/** What is worth knowing before writing about a topic. Read out when it is chosen. */
export function TopicHelpBox({ topic }: { topic: EnquiryTopic }) {
  if (topic === 'bereavement') return <Condolence />;
  return <Help topic={topic} />;
}

function Help({ topic }: { topic: EnquiryTopic }) {
  const { data: me } = useQuery(meQuery());
  const { data: giving } = useQuery({ ...givingQuery(), enabled: topic === 'giving' });
  const { text, links: all = [] } = topicHelp[topic];
  const links = all.filter(({ to }) => mayUse(to, me, giving));
  return (
    <>
      {(text || links.length > 0) && (
        <NoticeBox tone="info" {...(links.length > 0 && { title: texts.title })}>
          {text && <p>{text}</p>}
          {links.length > 0 && (
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
