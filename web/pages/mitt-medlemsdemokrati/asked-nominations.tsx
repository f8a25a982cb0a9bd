/** Somebody has proposed the reader: only their own yes makes them a candidate. */
import type { AskedNomination } from '#contract/meeting-endpoints.ts';
import { proposalTextVersion as textVersion } from '#contract/meeting-values.ts';
import { call } from '#web/api/call.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { Card } from '#web/ui/card.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { useMeetingAct } from './use-meeting-act.ts';

type AskedProps = { isOver: boolean };

export const AskedNominations = ({ asked, isOver }: AskedProps & { asked: readonly AskedNomination[] }) =>
  asked.map((one) => <Asked key={one.id} asked={one} isOver={isOver} />);

function Asked({ asked, isOver }: AskedProps & { asked: AskedNomination }) {
  const { id, role, reason, by, answer } = asked;
  const send = (given: 'yes' | 'no') => (idempotencyKey: string) =>
    call('POST /api/nominations/:id/answers', {
      params: { id },
      body: { answer: given, textVersion },
      idempotencyKey,
    });
  const yes = useMeetingAct({ send: send('yes'), words: texts.yes, done: texts.saidYes });
  const no = useMeetingAct({ send: send('no'), words: texts.no, done: texts.saidNo });
  return (
    <Card id={`asked-${id}`} title={texts.asked(roleWords[role])}>
      {answer && (
        <p>
          <StateTag tone={answer === 'yes' ? 'success' : 'neutral'}>{texts.answers[answer]}</StateTag>
        </p>
      )}
      <p>{texts.askedBy(by)}</p>
      <blockquote className="letter-text">{reason}</blockquote>
      {!isOver && (
        <>
          <p>{texts.askedText}</p>
          <p className="actions">
            {answer !== 'yes' && yes.button('primary')}
            {answer !== 'no' && no.button('secondary')}
          </p>
          {yes.problem}
          {no.problem}
        </>
      )}
    </Card>
  );
}
