/** `/stopp-ny-innlogging#code`: the link to the old address. Asks first: programs that look at links must stop nothing. */
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { RecoveryAnswer } from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { stopTexts as texts } from './ny-innlogging-texts.ts';

export function StoppNyInnloggingPage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const [outcome, setOutcome] = useState<RecoveryAnswer['outcome'] | null>(null);
  const [busy, setBusy] = useState<'stop' | 'mine' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef('');
  const answer = async (said: 'stop' | 'mine') => {
    key.current ||= crypto.randomUUID();
    setBusy(said);
    setProblem(null);
    try {
      const request = { body: { code, answer: said }, idempotencyKey: key.current };
      setOutcome((await sendOnce(() => call('POST /api/recovery-answers', request))).outcome);
    } catch (error) {
      setProblem(failureOf(error, texts[said], []).text);
    }
    key.current = '';
    setBusy(null);
  };
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
        <Button busy={busy === 'stop'} onClick={() => void answer('stop')}>
          {texts.stop}
        </Button>
      </p>
      <p>{texts.mineHelp}</p>
      <p>
        <Button variant="secondary" busy={busy === 'mine'} onClick={() => void answer('mine')}>
          {texts.mine}
        </Button>
      </p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
    </>
  );
}
