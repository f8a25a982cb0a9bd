/** `/mitt-medlemsdemokrati`: what a member can have a say in, and what is kept of what they have had a say in. */
import { useQuery } from '@tanstack/react-query';
import type { MyDemocracy } from '#contract/meeting-endpoints.ts';
import { democracyQuery } from '#web/api/meeting-queries.ts';
import { paths } from '#web/paths.ts';
import { officeStateWords, officeTones, roleWords } from '#web/texts/office-words.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { ComingMeetings } from './coming-meetings.tsx';
import { DemocracyRecord } from './democracy-record.tsx';
import { texts } from './democracy-texts.ts';

export function DemocracyPage() {
  const query = useQuery(democracyQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(answer) => <Democracy answer={answer} />}
      </QueryState>
    </>
  );
}

function Democracy({ answer }: { answer: MyDemocracy }) {
  const isMember = answer.units.length > 0;
  return (
    <>
      {isMember ? <Meetings answer={answer} /> : <NoMember />}
      {isMember && (
        <section aria-labelledby="belong">
          <h2 id="belong">{texts.belong}</h2>
          <p>{texts.belongText}</p>
          <ul>
            {answer.units.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {answer.offices.length > 0 && <Offices offices={answer.offices} />}
      <Card id="secret" title={texts.secret.title} tone="warm">
        <p>{texts.secret.text}</p>
      </Card>
      <DemocracyRecord answer={answer} />
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

function Meetings({ answer: { meetings } }: { answer: MyDemocracy }) {
  if (meetings.length === 0)
    return (
      <EmptyState title={texts.meetings}>
        <p>{texts.none}</p>
      </EmptyState>
    );
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings">{texts.meetings}</h2>
      <ComingMeetings meetings={meetings} />
    </section>
  );
}

function Offices({ offices }: Pick<MyDemocracy, 'offices'>) {
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">{texts.offices}</h2>
      <ul className="rows" aria-label={texts.offices}>
        {offices.map(({ unit, role, fromOn, untilOn, state }) => (
          <li key={`${unit.id} ${role} ${fromOn}`} className="row row--quiet">
            <p className="row__tags">
              <StateTag tone={officeTones[state]}>{officeStateWords[state]}</StateTag>
            </p>
            <p>
              <strong>{texts.office(roleWords[role], unit.name)}</strong>
            </p>
            <p className="row__details">{texts.term(fromOn, untilOn)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
