/** Whether the employee is given new cases in turn, and of which topics. */
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Turn } from '#contract/desk-turn-endpoints.ts';
import { type EnquiryTopic, enquiryTopics } from '#contract/enquiry-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { topicWords } from '#web/texts/enquiry-words.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { turnTexts as texts } from './turn-texts.ts';

const turnQuery = () =>
  queryOptions({
    queryKey: ['desk-turn'],
    queryFn: ({ signal }) => call('GET /api/staff/turn', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

export function TurnForm() {
  const query = useQuery(turnQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonForm fields={2} />}>
      {(turn) => <Opened turn={turn} />}
    </QueryState>
  );
}

function Opened({ turn: { mine, others } }: { turn: Turn }) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  const [topics, setTopics] = useState<readonly EnquiryTopic[]>(mine?.topics ?? []);
  const toggle = (topic: EnquiryTopic) =>
    setTopics(enquiryTopics.filter((one) => topics.includes(one) !== (one === topic)));
  const keep = (answer: Turn) => keepAnswer(client, turnQuery().queryKey, answer);
  const saveWords = mine ? texts.save : texts.join;
  const save = () =>
    press(
      saveWords,
      async (idempotencyKey) =>
        keep(await call('PUT /api/staff/turn/mine', { body: { topics: [...topics] }, idempotencyKey })),
      texts.saved,
    );
  const end = () =>
    press(
      texts.end,
      async (idempotencyKey) => keep(await call('DELETE /api/staff/turn/mine', { idempotencyKey })),
      texts.ended,
    );
  return (
    <>
      <p>{texts.lead}</p>
      {mine && (
        <p>
          <strong>{texts.mine(mine.topics)}</strong>
        </p>
      )}
      {problem}
      <fieldset className="choices" aria-describedby="turn-hint">
        <legend>{texts.topics}</legend>
        <p id="turn-hint">{texts.topicsHint}</p>
        {enquiryTopics.map((topic) => (
          <CheckboxField
            key={topic}
            name={`turn-${topic}`}
            label={topicWords[topic]}
            checked={topics.includes(topic)}
            onChange={() => toggle(topic)}
          />
        ))}
      </fieldset>
      <p className="actions">
        <Button busy={busy === saveWords} onClick={() => void save()}>
          {saveWords}
        </Button>
        {mine && (
          <Button variant="secondary" busy={busy === texts.end} onClick={() => void end()}>
            {texts.end}
          </Button>
        )}
      </p>
      {others.length > 0 && (
        <>
          <h3>{texts.others}</h3>
          <ul className="plain-list">
            {others.map(({ name, topics: theirs }) => (
              <li key={`${name} ${theirs}`}>{texts.other(name, theirs)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
