/** The person's own areas, on every page while signed in. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { paths } from '#web/paths.ts';
import { choosePerson } from '#web/session/chosen-person.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';

const UnreadCount = lazy(() =>
  loadPart(() => import('./unread-count.tsx')).then((module) => ({ default: module.UnreadCount })),
);

export function AreaNavigation() {
  const { data: me, isPending, failureCount } = useQuery(meQuery());
  const isWaiting = isPending && failureCount === 0;
  const hasNews = me?.person != null && !me.isJoining;
  const isShared = (me?.persons.length ?? 0) > 1;
  return (
    <nav
      className="frame-width area-navigation"
      aria-label={frameTexts.areas}
      data-waiting={isWaiting || undefined}
    >
      <ul>
        <AreaLink to={paths.home} words={frameTexts.home} />
        <AreaLink to={paths.enquiries} words={frameTexts.enquiries} unread={hasNews && 'enquiries'} />
        <AreaLink to={paths.notices} words={frameTexts.notices} unread={hasNews && 'notices'} />
        {me?.staffRole && <AreaLink to={paths.desk} words={frameTexts.desk} />}
        {isShared && me?.person && (
          <li className="area-person">
            <button
              type="button"
              className="ds-button"
              data-variant="tertiary"
              data-size="sm"
              onClick={() => choosePerson(null)}
            >
              {frameTexts.switchPerson(me.person.name)}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

type AreaLinkProps = { to: string; words: string; unread?: 'enquiries' | 'notices' | false };

function AreaLink({ to, words, unread }: AreaLinkProps) {
  return (
    <li>
      <Link to={to as '/'} className="area-link">
        {words}
        {unread && (
          <Suspense>
            <UnreadCount of={unread} />
          </Suspense>
        )}
      </Link>
    </li>
  );
}
