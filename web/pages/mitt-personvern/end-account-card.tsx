import { useState } from 'react';
import { accountEndingTextVersion, type MyChoices } from '#contract/account-ending-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { leaveWithoutAccount } from './account-ended-receipt.ts';
import { endingTexts } from './ending-texts.ts';

const { account: texts } = endingTexts;

/** The sign-in alone: what stays is said first, then one confirmation. */
export function EndAccountCard({ choices }: { choices: MyChoices }) {
  const { ending, stays, openEnquiries } = choices.account;
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Card id="account" title={texts.title}>
      <p>{texts.lead[ending]}</p>
      {ending !== 'kept' && (
        <>
          {stays.length > 0 ? (
            <>
              <p>{texts.staysTitle}</p>
              <ul>
                {stays.map((thing) => (
                  <li key={thing}>{texts.stays[thing]}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>{texts.nothingStays}</p>
          )}
          {openEnquiries > 0 && <NoticeBox tone="warning">{texts.open(openEnquiries)}</NoticeBox>}
          {isConfirming ? (
            <Confirmation ending={ending} onNo={() => setIsConfirming(false)} />
          ) : (
            <Start
              isSignInRecent={choices.isSignInRecent}
              ending={ending}
              onStart={() => setIsConfirming(true)}
            />
          )}
        </>
      )}
    </Card>
  );
}

type Ending = 'deleted' | 'detached';

function Start(props: { isSignInRecent: boolean; ending: Ending; onStart(): void }) {
  const { login } = useSession();
  if (props.isSignInRecent)
    return (
      <p>
        <Button variant="secondary" onClick={props.onStart}>
          {texts.start[props.ending]}
        </Button>
      </p>
    );
  return (
    <>
      <p>{texts.signInFirst}</p>
      <p>
        <Button variant="secondary" onClick={() => void login(paths.ending, 'login')}>
          {texts.signIn}
        </Button>
      </p>
    </>
  );
}

function Confirmation({ ending, onNo }: { ending: Ending; onNo(): void }) {
  const { login } = useSession();
  const { press, isBusy, problem } = usePress((error) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') void login(paths.ending, 'login');
  });
  const end = async (idempotencyKey: string) => {
    const body = { textVersion: accountEndingTextVersion } as const;
    leaveWithoutAccount(await call('POST /api/account-ending', { body, idempotencyKey }));
  };
  return (
    <div>
      <h3 tabIndex={-1} ref={focusWhenShown}>
        {texts.confirm.title}
      </h3>
      <p>{texts.confirm.text}</p>
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void press(texts.confirm.yes[ending], end)}>
          {texts.confirm.yes[ending]}
        </Button>
        <Button variant="secondary" onClick={onNo}>
          {texts.confirm.no}
        </Button>
      </p>
    </div>
  );
}
