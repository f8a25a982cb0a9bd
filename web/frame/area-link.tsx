/** One area in the bar or the menu. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Area } from './areas.ts';

type AreaLinkProps = { area: Area; current: Area | undefined; className?: string; children?: ReactNode };

/** @param props.current the area of the page on the screen */
export function AreaLink({ area, current, className = '', children }: AreaLinkProps) {
  const { to, words, icon } = area;
  return (
    <li className={className}>
      <Link
        to={to}
        className="area-link"
        activeOptions={{ exact: true }}
        aria-current={current?.to === to ? 'page' : undefined}
      >
        {icon && <AreaIcon lines={icon} />}
        {words}
        {children}
      </Link>
    </li>
  );
}

/** Lines only, in the colour of the words beside them. */
export const AreaIcon = ({ lines }: { lines: string }) => (
  <svg className="area-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={lines} />
  </svg>
);
