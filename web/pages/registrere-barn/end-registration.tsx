import { useQueryClient } from '@tanstack/react-query';
import type { ChildRegistration } from '#contract/children-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { mineTexts as texts } from './bekreftelse-texts.ts';
import { forgetChildren } from './children-queries.ts';

type EndRegistrationProps = { child: ChildRegistration; isSignInRecent: boolean; onClose(): void };

/** What it means, and one more press. */
export function EndRegistration({ child, isSignInRecent, onClose }: EndRegistrationProps) {
  const client = useQueryClient();
  const { login } = useSession();
  const signInAgain = () => void login(`${paths.childReceipt}?avslutt=${child.id}`, 'login');
  const { press, isBusy, problem } = usePress((error) => {
    if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') signInAgain();
  });
  const end = async (idempotencyKey: string) => {
    await call('POST /api/child-registrations/:id/end', { params: { id: child.id }, idempotencyKey });
    forgetChildren(client);
    onClose();
  };
  return (
    <div className="asked">
      <h3 ref={focusWhenShown} tabIndex={-1}>
        {texts.endTitle(child.givenName)}
      </h3>
      <p>{texts.endText}</p>
      {!isSignInRecent && <p>{texts.endSignIn}</p>}
      {problem}
      <p className="actions">
        {isSignInRecent ? (
          <Button busy={isBusy} onClick={() => void press(texts.endYes, end, texts.ended(child.givenName))}>
            {texts.endYes}
          </Button>
        ) : (
          <Button onClick={signInAgain}>{texts.signIn}</Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {texts.endNo}
        </Button>
      </p>
    </div>
  );
}
