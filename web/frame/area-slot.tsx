/** The areas of the person who is here. Apart from the head: its own links and button stay as they are. */
import { lazy, Suspense } from 'react';
import { loadPart } from '#web/session/code-failure.ts';
import { useSession } from '#web/session/use-session.ts';
import { PublicAreas } from './public-areas.tsx';

const AreaNavigation = lazy(() =>
  loadPart(() => import('./area-navigation.tsx')).then((module) => ({ default: module.AreaNavigation })),
);

/** Nothing while it is not known who is there: the place is reserved by the style sheet. */
export function AreaSlot() {
  const { account, status } = useSession();
  return (
    <div className="area-slot">
      {account ? (
        <Suspense>
          <AreaNavigation />
        </Suspense>
      ) : (
        (status === 'none' || status === 'login') && <PublicAreas />
      )}
    </div>
  );
}
