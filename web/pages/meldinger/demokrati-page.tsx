/** `/meldinger/demokrati`: where the member can vote, the meetings to come, and what they are elected to. */
import { useQuery } from '@tanstack/react-query';
import type { MyDemocracy } from '#contract/unit-message-endpoints.ts';
import { democracyQuery } from '#web/api/unit-message-queries.ts';
import { paths } from '#web/paths.ts';
import { plainDateOf } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './demokrati-texts.ts';

export function DemokratiPage() {
  const query = useQuery(democracyQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(answer) => (answer.units.length === 0 ? <NoMember /> : <Democracy answer={answer} />)}
      </QueryState>
      <p>
        <PageLink to={paths.notices}>{texts.back}</PageLink>
      </p>
    </>
  );
}

function NoMember() {
  return (
    <NoticeBox title={texts.notMember}>
      <p>
        {texts.notMemberText} <PageLink to={paths.joining}>{texts.join}</PageLink>
      </p>
    </NoticeBox>
  );
}

function Democracy({ answer: { units, meetings, offices } }: { answer: MyDemocracy }) {
  const today = plainDateOf(new Date());
  return (
    <>
      <section aria-labelledby="meetings">
        <h2 id="meetings">{texts.meetings}</h2>
        {meetings.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="rows" aria-label={texts.meetings}>
            {meetings.map(({ messageId, subject, meeting }) => (
              <li key={messageId} className="row row--quiet">
                <PageLink to={`${paths.notices}/brev/${messageId}`} className="row__link">
                  {subject}
                </PageLink>
                <p className="row__details">
                  <span>{texts.when(meeting.on, meeting.place)}</span>
                  {meeting.motionsBy >= today && <span>{texts.motions(meeting.motionsBy)}</span>}
                  {meeting.nominationsBy >= today && <span>{texts.nominations(meeting.nominationsBy)}</span>}
                  {meeting.motionsBy < today && meeting.nominationsBy < today && <span>{texts.closed}</span>}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="belong">
        <h2 id="belong">{texts.belong}</h2>
        <p>{texts.belongText}</p>
        <ul>
          {units.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </section>
      {offices.length > 0 && (
        <section aria-labelledby="elected">
          <h2 id="elected">{texts.elected}</h2>
          <ul>
            {offices.map(({ unit, role, untilOn }) => (
              <li key={`${unit.id} ${role}`}>{texts.office(roleWords[role], unit.name, untilOn)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
