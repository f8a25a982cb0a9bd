/** `/activities/mine/arranger/:id/deltakere`: who comes, made for a phone at the door, and for a sheet of paper. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParticipantList, ParticipantRow } from '#contract/activity-organiser-endpoints.ts';
import { participantsQuery } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { usePageTitle } from '#web/frame/page-title.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { capitalise, formatTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { participantTexts as texts } from './organiser-texts.ts';

export function ParticipantsPage() {
  const { id = '' } = usePlace();
  const query = useQuery(participantsQuery(id));
  const list = query.data;
  usePageTitle(list ? `${texts.title}: ${list.title}` : null);
  return (
    <>
      <PageHeading
        above={list && `${capitalise(longDayOf(list.startsAt))} ${formatTime(list.startsAt)}`}
        lead={<span className="no-print">{texts.lead}</span>}
      >
        {list ? `${texts.title}: ${list.title}` : texts.title}
      </PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(found) => <Lists id={id} list={found} />}
      </QueryState>
    </>
  );
}

function Lists({ id, list }: { id: string; list: ParticipantList }) {
  const { participants, answers, waiting } = list;
  const came = participants.filter(({ attendance }) => attendance === 'came').length;
  const words: Record<string, string> = { yes: texts.yes, no: texts.no };
  const answered = answers.filter((question) => question.answers.length > 0);
  // At the door the names are enough.
  const [printsAnswers, setPrintsAnswers] = useState(false);
  return (
    <>
      {participants.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p role="status" className="no-print">
            <strong>{texts.count(came, participants.length)}</strong>
          </p>
          <ul className="attendance" aria-label={texts.list}>
            {participants.map((participant) => (
              <Row key={participant.id} id={id} participant={participant} />
            ))}
          </ul>
        </>
      )}
      {answered.map((question) => (
        <section key={question.words} className={printsAnswers ? undefined : 'no-print'}>
          <h2>{question.words}</h2>
          {question.isHealth && <p>{texts.health}</p>}
          <ul>
            {question.answers.map(({ name, answer }) => (
              <li key={name}>
                {name}: {words[answer] ?? answer}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {waiting.length > 0 && (
        <section className="no-print">
          <h2>{texts.waiting}</h2>
          <ol>
            {waiting.map(({ name, seats, state }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
              <li key={place}>
                {name}, {texts.seats(seats)}, {texts.states[state]}
              </li>
            ))}
          </ol>
        </section>
      )}
      {answered.length > 0 && (
        <div className="no-print">
          <CheckboxField
            name="printsAnswers"
            label={texts.printAnswers}
            hint={texts.printAnswersHint}
            checked={printsAnswers}
            onChange={({ target }) => setPrintsAnswers(target.checked)}
          />
        </div>
      )}
      <p>{texts.privacy}</p>
      <p className="actions">
        <Button variant="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </p>
    </>
  );
}

type Attendance = Pick<ParticipantRow, 'attendance'>;

/** A press more takes it back. Shown at once; what stands is shown again where it could not be kept. */
function Row({ id, participant }: { id: string; participant: ParticipantRow }) {
  const client = useQueryClient();
  const { name, kind, mayVote } = participant;
  const { press, problem } = usePress();
  const [pressed, setPressed] = useState<Attendance | null>(null);
  const { attendance } = pressed ?? participant;
  const note = async (button: string, asked: Attendance) => {
    setPressed(asked);
    await press(button, async () => {
      await call('PUT /api/organiser/activities/:id/attendance', {
        params: { id },
        body: { participantId: participant.id, ...asked },
      });
      keepAnswer(client, participantsQuery(id).queryKey, (list) => {
        const noted = (one: ParticipantRow) => (one.id === participant.id ? { ...one, ...asked } : one);
        return list && { ...list, participants: list.participants.map(noted) };
      });
    });
    setPressed((last) => (last === asked ? null : last));
  };
  return (
    <li>
      <span className="attendance__name">
        {name}
        {kind !== 'self' && (
          <span className="attendance__more">
            {texts.kinds[kind]} {participant.with && texts.with(participant.with)}
          </span>
        )}
      </span>
      {mayVote !== null && (
        <StateTag tone={mayVote ? 'success' : 'danger'}>
          {mayVote ? texts.mayVote : texts.mayNotVote}
        </StateTag>
      )}
      <span className="attendance__buttons">
        {(['came', 'away'] as const).map((one) => (
          <Button
            key={one}
            variant={attendance === one ? 'primary' : 'secondary'}
            data-size="sm"
            aria-pressed={attendance === one}
            aria-label={`${texts[one]}: ${name}`}
            onClick={() => void note(texts[one], { attendance: attendance === one ? null : one })}
          >
            {texts[one]}
          </Button>
        ))}
      </span>
      {problem}
    </li>
  );
}
