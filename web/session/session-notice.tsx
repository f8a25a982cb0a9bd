/** Says why signing in stopped, or that another tab signed out, with the way on. */
import { paths } from '#web/paths.ts';
import { sessionMessage, sessionTexts } from '#web/texts/session-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { StatusLink } from '#web/ui/status-link.tsx';
import { useSession } from './use-session.ts';

function useSessionMessage() {
  const { status, error, login } = useSession();
  return {
    ...(error ? sessionMessage(error) : sessionTexts.signedOut),
    tone: error ? ('warning' as const) : ('info' as const),
    action: error ? sessionTexts.tryAgain : sessionTexts.signIn,
    // Where an interaction hangs, a new document is the only way past it: the button is never busy.
    tryAgain: () => (status === 'none' && error?.code !== 'timed_out' ? void login() : location.reload()),
  };
}

/** Above a page that can be read all the same. */
export function SessionNotice() {
  const { title, text, tone, action, tryAgain } = useSessionMessage();
  return (
    <NoticeBox tone={tone} title={title} announce="alert">
      <p>{text}</p>
      <Button onClick={tryAgain}>{action}</Button>
      <NoWayIn />
    </NoticeBox>
  );
}

/** In place of a page that needs a person. */
export function SessionStopped() {
  const { title, text, action, tryAgain } = useSessionMessage();
  return (
    <div role="alert">
      <PageHeading lead={text}>{title}</PageHeading>
      <Button onClick={tryAgain}>{action}</Button>
      <NoWayIn />
    </div>
  );
}

const NoWayIn = () => (
  <p>
    <PageLink to={paths.contact}>{sessionTexts.contact}</PageLink> <StatusLink />
  </p>
);
