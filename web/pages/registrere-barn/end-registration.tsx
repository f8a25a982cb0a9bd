import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ChildRegistration } from '#contract/children-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { forgetChildren } from '#web/api/children-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { mineTexts as texts } from './bekreftelse-texts.ts';

type EndRegistrationProps = { child: ChildRegistration; isSignInRecent: boolean; onClose(): void };

/** What it means, and one more press. */
export function EndRegistration({ child, isSignInRecent, onClose }: EndRegistrationProps) {
  const client = useQueryClient();
  const { login } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const signInAgain = () => void login(`${paths.childReceipt}?avslutt=${child.id}`, 'login');
  const end = async () => {
    setIsSending(true);
    setProblem(null);
    try {
      const request = { params: { id: child.id }, idempotencyKey: key };
      await sendOnce(() => call('POST /api/child-registrations/:id/end', request));
      forgetChildren(client);
      showToast(texts.ended(child.givenName));
      onClose();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN') signInAgain();
      setProblem(failureOf(error, texts.endYes, []).text);
      setIsSending(false);
    }
  };
  return (
    <div className="asked">
      <h3 ref={heading} tabIndex={-1}>
        {texts.endTitle(child.givenName)}
      </h3>
      <p>{texts.endText}</p>
      {!isSignInRecent && <p>{texts.endSignIn}</p>}
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p className="actions">
        {isSignInRecent ? (
          <Button busy={isSending} onClick={() => void end()}>
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
