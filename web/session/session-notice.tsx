/** Says above the page why signing in stopped, or that another tab signed out, with the way on. */
import { sessionMessage, sessionTexts } from '#web/texts/session-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useSession } from './use-session.ts';

/** Nothing while all is well. */
export function SessionNotice() {
  const { status, error, signedOutElsewhere, login } = useSession();
  if (!error && !signedOutElsewhere) return null;
  const message = error ? sessionMessage(error) : sessionTexts.signedOut;
  // Where an interaction hangs, a new document is the only way past it.
  const tryAgain = () => (status === 'none' ? void login() : location.reload());
  return (
    <NoticeBox tone={error ? 'warning' : 'info'} title={message.title} announce="alert">
      <p>{message.text}</p>
      <Button onClick={tryAgain}>{error ? sessionTexts.tryAgain : sessionTexts.signIn}</Button>
    </NoticeBox>
  );
}
