/** Around every page that needs a person: sends the signed-out to sign in, and lets a family say who is here. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { loadPart } from './code-failure.ts';
import { SessionNotice, SessionStopped } from './lazy-session-notice.tsx';
import { shouldSignIn } from './session-state.ts';
import { useChosenPersonId, useSession } from './use-session.ts';

const PersonGate = lazy(() =>
  loadPart(() => import('./person-gate.tsx')).then((module) => ({ default: module.PersonGate })),
);

/**
 * What has nothing to show to somebody who has neither joined nor been matched; there they are led to the joining.
 * What we hold of them is theirs to see and correct whether they join or not.
 */
const forMembers = /^\/([akrt]|meld)/;

export function SignInRequired({ children }: { children: ReactNode }) {
  const session = useSession();
  const { account, status, error, signedOutElsewhere, login } = session;
  const isNeeded = shouldSignIn(session);
  useEffect(() => {
    if (isNeeded) void login();
  }, [isNeeded, login]);
  if (!account && (error || signedOutElsewhere)) return <SessionStopped />;
  if (!account || status === 'logout') return <PageSkeleton />;
  return (
    <>
      <SessionNotice />
      <PersonRequired>{children}</PersonRequired>
    </>
  );
}

function PersonRequired({ children }: { children: ReactNode }) {
  const { data: me } = useQuery(meQuery());
  const chosen = useChosenPersonId();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (me && (me.person ? me.isJoining && forMembers.test(pathname) : me.persons[1]))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PersonGate me={me} />
      </Suspense>
    );
  // Pages do not wait for the answer: nearly everybody is alone behind their sign-in.
  return <Fragment key={chosen}>{children}</Fragment>;
}
