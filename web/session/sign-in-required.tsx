/** Around every page that needs a person: sends the signed-out to sign in, and lets a family say who is here. */
import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { loadPart } from './code-failure.ts';
import { SessionNotice, SessionStopped } from './lazy-session-notice.tsx';
import { shouldSignIn } from './session-state.ts';
import { useChosenPersonId, useSession } from './use-session.ts';

const PersonChooser = lazy(() =>
  loadPart(() => import('./person-chooser.tsx')).then((module) => ({ default: module.PersonChooser })),
);

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
  if (me && !me.person && me.persons.length > 1) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PersonChooser persons={me.persons} />
      </Suspense>
    );
  }
  // Pages do not wait for the answer: nearly everybody is alone behind their sign-in.
  return <Fragment key={chosen}>{children}</Fragment>;
}
