import { useState } from 'react';
import type { SignUp } from '#contract/activity-endpoints.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { mySignUpTexts as texts } from './sign-up-texts.ts';
import type { SignUpAct } from './use-sign-up-act.ts';

/** Asked again: a place that is given away is somebody else's. */
export function CancelSignUp({
  signUp,
  busy,
  act,
}: { signUp: SignUp; busy: boolean } & Pick<SignUpAct, 'act'>) {
  const [isAsked, setAsked] = useState(false);
  const { id, state, participants, payment, isRefundedNow } = signUp;
  const words = state === 'waiting' ? texts.leaveQueue : texts.cancel;
  if (!isAsked)
    return (
      <p>
        <Button variant="tertiary" onClick={() => setAsked(true)}>
          {words}
        </Button>
      </p>
    );
  return (
    <fieldset className="asked">
      <legend className="ds-label">{texts.cancelTitle}</legend>
      {participants.length > 1 && <p>{texts.cancelAll}</p>}
      {payment?.state === 'paid' && <p>{isRefundedNow ? texts.refunded : texts.notRefunded}</p>}
      <p className="actions">
        <Button
          busy={busy}
          onClick={() =>
            void act(
              texts.cancelYes,
              (idempotencyKey) => call('POST /api/sign-ups/:id/cancel', { params: { id }, idempotencyKey }),
              texts.cancelled,
            )
          }
        >
          {texts.cancelYes}
        </Button>
        <Button variant="secondary" onClick={() => setAsked(false)}>
          {texts.cancelNo}
        </Button>
      </p>
    </fieldset>
  );
}
