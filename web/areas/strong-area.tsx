/** Pages with others' data, which may need a sign-in in two steps. */
import { useQuery } from '@tanstack/react-query';
import type { Me } from '#contract/session-endpoints.ts';
import { meQuery } from '#web/api/me-query.ts';
import { PageSkeleton } from '#web/frame/page-skeleton.tsx';
import { StrongSignIn } from '#web/session/strong-sign-in.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import type { Area } from '../area.tsx';

/** @param isFor whether the page at a place asks for it of this person; the server does, whatever is said here */
export function strongArea(Shown: Area, isFor: (me: Me, section: string | undefined) => boolean): Area {
  function Page() {
    const { section } = usePlace();
    const { data: me, isPending, errorUpdateCount } = useQuery(meQuery());
    // Once refused it stays drawn: its parts ask for the same when they are drawn, and would do so without end.
    if (isPending && errorUpdateCount === 0) return <PageSkeleton />;
    return me?.needsStrongSignIn && isFor(me, section) ? <StrongSignIn /> : <Shown />;
  }
  return Object.assign(Page, { preload: Shown.preload });
}
