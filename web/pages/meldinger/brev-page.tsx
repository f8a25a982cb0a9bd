/** `/meldinger/brev/:id`: what those elected have written to the person as a member. */
import { useQuery } from '@tanstack/react-query';
import type { UnitMessageForMember } from '#contract/unit-message-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { unitLetterQuery } from '#web/api/unit-message-queries.ts';
import { paths } from '#web/paths.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { MailLink } from '#web/ui/mail-link.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './brev-texts.ts';

export function BrevPage() {
  const { id = '' } = usePlace();
  const query = useQuery(unitLetterQuery(id));
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  const letter = query.data;
  return (
    <>
      <PageHeading
        above={letter && texts.from(letter.writtenBy, roleWords[letter.writtenAs], letter.unit.name)}
        {...(isGone && { lead: texts.goneText })}
      >
        {isGone ? texts.gone : (letter?.subject ?? texts.title)}
      </PageHeading>
      {!isGone && (
        <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
          {(read) => <Letter id={id} letter={read} />}
        </QueryState>
      )}
    </>
  );
}

function Letter({ id, letter }: { id: string; letter: UnitMessageForMember }) {
  const { isTrial, body, meeting, isMemberNow, replyTo } = letter;
  return (
    <>
      {isTrial && (
        <NoticeBox>
          <p>{texts.trial}</p>
        </NoticeBox>
      )}
      {meeting && (
        <Card id="meeting" title={texts.meeting} tone="warm">
          <FactList
            isLong
            facts={[
              [texts.on, texts.day(meeting.on)],
              [texts.place, meeting.place],
              [texts.motionsBy, texts.day(meeting.motionsBy)],
              [texts.nominationsBy, texts.day(meeting.nominationsBy)],
              [texts.vote, isMemberNow ? texts.mayVote : texts.mayNotVote],
            ]}
          />
          {!isTrial && (
            <p>
              <ButtonLink to={democracyPaths.meeting(id)}>{texts.toMeeting}</ButtonLink>
            </p>
          )}
        </Card>
      )}
      <div className="letter-text">{body}</div>
      <p>
        {replyTo ? texts.answer : texts.noAnswer}{' '}
        {replyTo ? <MailLink address={replyTo} /> : <PageLink to={paths.newEnquiry}>{texts.write}</PageLink>}
      </p>
    </>
  );
}
