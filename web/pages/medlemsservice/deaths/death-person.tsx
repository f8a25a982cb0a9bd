import { useEffect, useRef, useState } from 'react';
import type { DeathReport, ReportedPerson } from '#contract/death-endpoints.ts';
import type { PersonHit } from '#contract/desk-person-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PersonHitRow } from '../people/person-hit-row.tsx';
import { type FoundPersons, PersonSearchForm } from '../people/person-search-form.tsx';
import { deathTexts } from './desk-death-texts.ts';

type DeathPersonProps = { report: DeathReport; keep(answer: DeathReport, done: string): void };
const texts = deathTexts.person;

/** The person the report seems to be about; or another, found by member service. */
export function DeathPerson({ report, keep }: DeathPersonProps) {
  const { person } = report;
  const [isSearching, setIsSearching] = useState(false);
  return (
    <Card title={person ? deathTexts.personTitle : deathTexts.nobody.title} tone="warm">
      {person ? <Person person={person} isResting={report.isResting} /> : <p>{deathTexts.nobody.text}</p>}
      {person && !isSearching ? (
        <p>
          <Button variant="secondary" onClick={() => setIsSearching(true)}>
            {deathTexts.choose.other}
          </Button>
        </p>
      ) : (
        <Choice
          report={report}
          keep={(answer, done) => {
            setIsSearching(false);
            keep(answer, done);
          }}
        />
      )}
    </Card>
  );
}

function Person({ person, isResting }: { person: ReportedPerson; isResting: boolean }) {
  const { name, bornOn, address, memberNumber, joinedOn, gives, magazine, signUps, children } = person;
  return (
    <>
      <FactList
        facts={[
          [deathTexts.name, name],
          ...(bornOn ? [[deathTexts.bornOn, formatDate(bornOn)] as const] : []),
          ...(address ? [[deathTexts.address, address] as const] : []),
          ...(memberNumber ? [[texts.memberNumber, memberNumber] as const] : []),
          ...(joinedOn ? [[texts.joinedOn, formatDate(joinedOn)] as const] : []),
          [texts.magazine, texts.magazines[magazine]],
          ...(gives ? [[texts.giving, texts.gives] as const] : []),
          ...(signUps > 0 ? [[texts.signUps, String(signUps)] as const] : []),
          ...(children > 0 ? [[texts.children, String(children)] as const] : []),
          ...(person.hasAccount ? [[texts.account, texts.hasAccount] as const] : []),
        ]}
      />
      <p>{isResting ? texts.resting : texts.notResting}</p>
      {person.isColleague && <NoticeBox tone="warning">{texts.colleague}</NoticeBox>}
    </>
  );
}

function Choice({ report: { id }, keep }: DeathPersonProps) {
  const [found, setFound] = useState<FoundPersons | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (found) title.current?.focus();
  }, [found]);
  const words = deathTexts.choose;
  const choose = async (body: { personId: string; reason: string }, idempotencyKey: string) => {
    const request = { params: { id }, body, idempotencyKey };
    keep(await call('POST /api/staff/death-reports/:id/persons', request), words.done);
  };
  return (
    <>
      <PersonSearchForm
        texts={{ find: words.find, form: words.form, reason: words.reason, reasonHint: words.reasonHint }}
        idPrefix="person-"
        onFound={setFound}
      />
      {found && (
        <>
          <h3 ref={title} tabIndex={-1}>
            {words.found(found.persons.length)}
          </h3>
          {found.persons.length === 0 && <p>{words.none}</p>}
          {found.isMore && <NoticeBox tone="info">{words.more}</NoticeBox>}
          <ul className="rows" aria-label={words.list}>
            {found.persons.map((person) => (
              <Candidate
                key={person.id}
                person={person}
                choose={(key) => choose({ personId: person.id, reason: found.reason }, key)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Candidate({ person, choose }: { person: PersonHit; choose(idempotencyKey: string): Promise<void> }) {
  const { press, isBusy, problem } = usePress();
  const { pick } = deathTexts.choose;
  return (
    <PersonHitRow
      person={person}
      isBusy={isBusy}
      problem={problem}
      button={pick}
      onPress={() => void press(pick, choose)}
    />
  );
}
