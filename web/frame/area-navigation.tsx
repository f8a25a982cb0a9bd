/** The person's own areas, on every page while signed in: a bar at the foot of a phone, a line in the head of a wide screen. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { meQuery } from '#web/api/me-query.ts';
import { choosePerson } from '#web/session/chosen-person.ts';
import { areaTexts as texts } from '#web/texts/area-texts.ts';
import { frameTexts } from '#web/texts/frame-texts.ts';
import { AreaIcon, AreaLink } from './area-link.tsx';
import { type Area, areaAt } from './areas.ts';
import { ownAreas } from './own-areas.ts';
import { SessionButton } from './session-button.tsx';
import { UnreadCount } from './unread-count.tsx';

export function AreaNavigation() {
  const { data: me } = useQuery(meQuery());
  const pathname = useLocation({ select: (location) => location.pathname });
  const menuId = useId();
  const menu = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed by each change of page
  useEffect(() => menu.current?.hidePopover(), [pathname]);
  if (!me) return null;
  const { areas, own } = ownAreas(me);
  const current = areaAt([...areas, ...own], pathname);
  const link = (area: Area, className?: string) => (
    <AreaLink key={area.to} area={area} current={current} className={className}>
      {area.unread && <UnreadCount of={area.unread} />}
    </AreaLink>
  );
  const inMenu = areas.filter(({ icon }) => !icon);
  const isInMenu = !areas.some(({ icon, to }) => icon && to === current?.to);
  return (
    <nav className="area-navigation" aria-label={frameTexts.areas}>
      <ul className="frame-width area-bar">
        {areas.map((area) => link(area, area.icon ? '' : 'wide-only'))}
        <li className="area-more">
          <button
            type="button"
            className="area-link"
            popoverTarget={menuId}
            data-current={isInMenu || undefined}
          >
            <AreaIcon lines="M5 7h14M5 12h14M5 17h14" />
            <span className="narrow-only">
              {texts.more}
              {inMenu.map(({ to, unread }) => unread && <UnreadCount key={to} of={unread} />)}
            </span>
            <span className="wide-only area-name">{me.callName ?? me.name}</span>
          </button>
        </li>
      </ul>
      <ul
        className="area-menu"
        id={menuId}
        popover="auto"
        ref={menu}
        // With the focus elsewhere it would cover what has it.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
      >
        {inMenu.map((area) => link(area, 'narrow-only'))}
        {own.map((area) => link(area))}
        {me.persons.length > 1 && me.person && (
          <li>
            <button type="button" className="area-link" onClick={() => choosePerson(null)}>
              {texts.switchPerson(me.person.name)}
            </button>
          </li>
        )}
        {!me.isJoining && (
          <li>
            <SessionButton variant="tertiary" className="area-sign-out" />
          </li>
        )}
      </ul>
    </nav>
  );
}
