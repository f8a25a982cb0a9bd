/** Around every page that needs a person: sends the signed-out to sign in, and lets a family say who is here. */
import { useQuery } from '@tanstack/react-query';
import { useChildMatches } from '@tanstack/react-router';
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
 * What is open to an account that has neither joined nor been matched: joining, finding the membership one has, the
 * magazine, activities, an enquiry and its answer, what another guardian has asked for, a role that one is invited to, the receipt of a first gift, and one's own data.
 */
const openToJoining =
  /^\/(act|administrasjon\/i|hef|veri|mag|ny-|henv|lukk|invi|kvi|mitt-p|registrere-barn\/)/;

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
  const { account } = useSession();
  const { data: me, isPending, failureCount, errorUpdateCount } = useQuery(meQuery());
  const chosen = useChosenPersonId();
  // Of the page that is drawn: the address is ahead of it while another page is on its way.
  const pathname = useChildMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const isClosed = account?.isJoining && !openToJoining.test(pathname);
  // The name of the account may be older than the membership.
  if (isClosed && isPending && errorUpdateCount === 0) return <PageSkeleton />;
  if (me && (me.person ? isClosed && me.isJoining : me.persons[1]))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PersonGate me={me} />
      </Suspense>
    );
  // All other pages ask for their data meanwhile. They are seen when the height of the head is known (`frame.css`).
  return (
    <>
      {isPending && failureCount === 0 && <PageSkeleton />}
      <Fragment key={chosen}>{children}</Fragment>
    </>
  );
}
