import type { PageAddress } from '#web/paths.ts';
import { PageLink } from './page-link.tsx';

/** Pages and what one does there, as a list in two columns where there is room. */
export function LinkList({
  links,
  className = '',
}: {
  links: readonly { to: PageAddress; title: string; text: string }[];
  className?: string;
}) {
  return (
    <ul className={`start-list ${className}`.trim()}>
      {links.map(({ to, title, text }) => (
        <li key={to}>
          <PageLink to={to} className="ds-link start-list__link">
            {title}
          </PageLink>
          <span className="start-list__text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
