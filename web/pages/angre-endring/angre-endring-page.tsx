/** `/angre-endring#code`: the link to where somebody was reached before. Asks first: programs that look at links must stop nothing. */
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { UndoAnswer } from '#contract/sign-in-change-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './angre-endring-texts.ts';

export function AngreEndringPage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const [outcome, setOutcome] = useState<UndoAnswer['outcome'] | null>(null);
  const { press, isBusy, problem } = usePress();
  const undo = () =>
    press(texts.undo, async (idempotencyKey) => {
      const body = { code };
      setOutcome((await call('POST /api/sign-in-change-answers', { body, idempotencyKey })).outcome);
    });
  if (outcome)
    return (
      <>
        <PageHeading>{texts.outcomes[outcome].title}</PageHeading>
        <NoticeBox tone={outcome === 'gone' ? 'info' : 'success'} announce="status">
          <p>{texts.outcomes[outcome].text}</p>
        </NoticeBox>
      </>
    );
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.help}</p>
      <p>
        <Button busy={isBusy} onClick={() => void undo()}>
          {texts.undo}
        </Button>
      </p>
      <p>{texts.mine}</p>
      {problem}
    </>
  );
}
