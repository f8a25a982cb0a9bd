/** Why signing in stopped, or that another tab signed out. Its code and words are rarely needed, so they come alone. */
import { lazy, Suspense } from 'react';
import { loadPart } from './code-failure.ts';
import { useSession } from './use-session.ts';

const load = () => loadPart(() => import('./session-notice.tsx'));
const Notice = lazy(() => load().then((module) => ({ default: module.SessionNotice })));
const Stopped = lazy(() => load().then((module) => ({ default: module.SessionStopped })));

/** Above a page that can be read all the same. Nothing while all is well. */
export function SessionNotice() {
  const { error, signedOutElsewhere } = useSession();
  if (!error && !signedOutElsewhere) return null;
  return (
    <Suspense>
      <Notice />
    </Suspense>
  );
}

/** In place of a page that needs a person. */
export function SessionStopped() {
  return (
    <Suspense>
      <Stopped />
    </Suspense>
  );
}
