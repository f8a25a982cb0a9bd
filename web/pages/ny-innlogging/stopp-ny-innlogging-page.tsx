/** `/stopp-ny-innlogging#code`, `#tie.code`, `#untie.code`: the link to the old address. Asks first: programs that look at links must stop nothing. */
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { AccessKind, RecoveryAnswer } from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { stopTexts } from './ny-innlogging-texts.ts';

export function StoppNyInnloggingPage() {
  const hash = useLocation({ select: (location) => location.hash });
  const [, kind = 'recovery', code = ''] = /^(?:(tie|untie)\.)?(.*)$/.exec(hash) ?? [];
  const texts = stopTexts[kind as AccessKind];
  const [outcome, setOutcome] = useState<RecoveryAnswer['outcome'] | null>(null);
  const { press, busy, problem } = usePress();
  const answer = (said: 'stop' | 'mine') =>
    press(texts[said], async (idempotencyKey) => {
      const body = { code, answer: said };
      setOutcome((await call('POST /api/recovery-answers', { body, idempotencyKey })).outcome);
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
      <p>{texts.stopHelp}</p>
      <p>
        <Button busy={busy === texts.stop} onClick={() => void answer('stop')}>
          {texts.stop}
        </Button>
      </p>
      <p>{texts.mineHelp}</p>
      <p>
        <Button variant="secondary" busy={busy === texts.mine} onClick={() => void answer('mine')}>
          {texts.mine}
        </Button>
      </p>
      {problem}
    </>
  );
}
