/** For few, and once, so its code comes alone: what a member who was brought in from another register was never asked. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { UnaskedQuestion } from '#contract/home-endpoints.ts';
import { call } from '#web/api/call.ts';
import { attentionQuery } from '#web/api/home-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { firstQuestionsTexts as texts } from './first-questions-texts.ts';

export function FirstQuestions() {
  const { data } = useQuery(attentionQuery());
  const [isBegun, setIsBegun] = useState(false);
  const unasked = data?.unasked ?? [];
  if (unasked.length > 0 && !isBegun) setIsBegun(true);
  if (unasked.length === 0)
    return isBegun ? (
      <NoticeBox tone="success" title={texts.thanks.title} announce="status">
        <p>{texts.thanks.text}</p>
      </NoticeBox>
    ) : null;
  return (
    <Card id="first-questions" title={texts.title}>
      <p>{texts.lead}</p>
      {unasked.map((question) => {
        const Question = questions[question];
        return <Question key={question} />;
      })}
    </Card>
  );
}

type PressProps = Pick<ReturnType<typeof usePress>, 'press' | 'busy' | 'problem'>;

/** @param children what can be answered; skipping comes last */
function Asked({
  question,
  press,
  busy,
  problem,
  children,
}: PressProps & { question: UnaskedQuestion; children: ReactNode }) {
  const { title, text } = texts.questions[question];
  const skip = useSkip(question);
  return (
    <fieldset className="asked">
      <legend className="ds-label">{title}</legend>
      <p>{text}</p>
      {problem}
      {children}
      <p>
        <Button
          variant="tertiary"
          busy={busy === texts.skip}
          aria-label={`${texts.skip}: ${title}`}
          onClick={() => void press(texts.skip, skip, texts.skipped)}
        >
          {texts.skip}
        </Button>
      </p>
    </fieldset>
  );
}

function useSkip(question: UnaskedQuestion) {
  const client = useQueryClient();
  return async (idempotencyKey: string) => {
    const path = 'PUT /api/attention/skipped-questions/:question';
    const answer = await call(path, { params: { question }, idempotencyKey });
    keepAnswer(client, attentionQuery().queryKey, answer);
  };
}

function Communities() {
  const client = useQueryClient();
  const pressing = usePress();
  const answer = (value: 'no' | 'yes' | 'unknown') => async () => {
    await call('PUT /api/welcome/communities', { body: { answer: value } });
    await client.invalidateQueries({ queryKey: attentionQuery().queryKey });
  };
  return (
    <Asked question="communities" {...pressing}>
      <p className="actions">
        {texts.answers.map(([value, words]) => (
          <Button
            key={value}
            variant="secondary"
            busy={pressing.busy === words}
            onClick={() => void pressing.press(words, answer(value), texts.answered)}
          >
            {words}
          </Button>
        ))}
      </p>
    </Asked>
  );
}

function Fodselsnummer() {
  return (
    <Asked question="fodselsnummer" {...usePress()}>
      <p>
        <ButtonLink to={paths.myDetails} search={{ gi: 'nummer' }} variant="secondary">
          {texts.giveNumber}
        </ButtonLink>
      </p>
    </Asked>
  );
}

function Contact() {
  const pressing = usePress();
  const { data: profile } = useQuery(profileQuery());
  const skip = useSkip('contact');
  return (
    <Asked question="contact" {...pressing}>
      {profile && (
        <FactList
          facts={[
            [texts.email, profile.email?.value ?? texts.none],
            [texts.phone, profile.phone?.value ?? texts.none],
          ]}
        />
      )}
      <p className="actions">
        <Button
          variant="secondary"
          busy={pressing.busy === texts.isRight}
          onClick={() => void pressing.press(texts.isRight, skip, texts.answered)}
        >
          {texts.isRight}
        </Button>
        <ButtonLink to={paths.myDetails} variant="secondary">
          {texts.correct}
        </ButtonLink>
      </p>
    </Asked>
  );
}

const questions = { communities: Communities, fodselsnummer: Fodselsnummer, contact: Contact };
