/** A link to another page of the portal. An ordinary `<a href>` before the app has started. */

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageAddress } from '#web/paths.ts';

export type PageLinkProps = {
  /** The address of a page that exists. */
  to: PageAddress;
  /** What comes after the question mark. */
  search?: Record<string, string>;
  /** What goes with the step of the history, and is in no address. */
  state?: Record<string, string>;
  /** What comes after the number sign. */
  hash?: string;
  children: ReactNode;
  onClick?: () => void;
  className?: string;
  /** For the rare link whose words do not say enough by themselves. Must contain the visible words. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Together with the class `ds-button`; see `ButtonLink`. */
  'data-variant'?: string;
};

export function PageLink({ to, className = 'ds-link', children, ...rest }: PageLinkProps) {
  return (
    <Link to={to} className={className} {...(rest as object)}>
      {children}
    </Link>
  );
}
