/** `/ny-innlogging#code`: the link to the new address. Works together with a sign-in with that address. */
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { RecoveryEnding } from '#contract/recovery-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { meQuery } from '#web/api/me-query.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { renewName } from '#web/session/renew-name.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { endings, texts } from './ny-innlogging-texts.ts';

export function NyInnloggingPage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const { account, login } = useSession();
  const [outcome, setOutcome] = useState<RecoveryEnding | null>(null);
  const signIn = () => void login(`/ny-innlogging#${code}`, 'login');
  const ending = outcome?.outcome;
  if (ending === 'done') return <Done />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {ending && (
        <NoticeBox tone="warning" title={endings[ending].title} announce="alert">
          <p>{outcome.meant ? texts.meant(outcome.meant) : endings[ending].text}</p>
        </NoticeBox>
      )}
      {account && ending !== 'for-another' ? (
        !outcome && <Finish code={code} onOutcome={setOutcome} onSignIn={signIn} />
      ) : (
        <Card title={texts.signInTitle} tone="warm">
          <p>{texts.signInText}</p>
          <p>
            <Button onClick={signIn}>{texts.signIn}</Button>
          </p>
        </Card>
      )}
    </>
  );
}

type FinishProps = { code: string; onOutcome(outcome: RecoveryEnding): void; onSignIn(): void };

/** One press: programs that open links must finish nothing. */
function Finish({ code, onOutcome, onSignIn }: FinishProps) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress((error) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') onSignIn();
  });
  const finish = () =>
    press(texts.finish, async (idempotencyKey) => {
      const ending = await call('POST /api/recovery-finishings', { body: { code }, idempotencyKey });
      if (ending.outcome === 'done') {
        // The data of the former user is another person's.
        client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery().queryKey[0] });
        await client.invalidateQueries(meQuery());
        void renewName();
      }
      onOutcome(ending);
    });
  return (
    <Card title={texts.finishTitle} tone="warm">
      <p>{texts.finishText}</p>
      <p className="actions">
        <Button busy={isBusy} onClick={() => void finish()}>
          {texts.finish}
        </Button>
        <Button variant="tertiary" onClick={onSignIn}>
          {texts.otherAddress}
        </Button>
      </p>
      {problem}
    </Card>
  );
}

function Done() {
  return (
    <>
      <PageHeading>{texts.doneTitle}</PageHeading>
      <NoticeBox tone="success" announce="status">
        <p>{texts.done}</p>
      </NoticeBox>
      <p className="actions">
        <ButtonLink to={paths.home}>{texts.home}</ButtonLink>
        <PageLink to={paths.myDetails}>{texts.details}</PageLink>
      </p>
    </>
  );
}
