/** A piece of content on paper of its own. */

import type { ReactNode } from 'react';
import type { PageAddress } from '#web/paths.ts';
import { PageLink } from './page-link.tsx';

type CardProps = {
  children: ReactNode;
  /** The heading; leave it out where the content brings its own. */
  title?: string;
  /** Where the heading is in the page; `h2` unless said otherwise. */
  level?: 2 | 3;
  /** `warm` and `night` are the colours for what should be seen first. */
  tone?: 'plain' | 'warm' | 'night';
  /** Makes it a region with this heading's words as its name. */
  id?: string;
  className?: string;
};

export function Card({ title, level = 2, tone = 'plain', id, className = '', children }: CardProps) {
  const Heading = `h${level}` as const;
  const headingId = id && `${id}-title`;
  return (
    <section className={`card card--${tone} ${className}`.trim()} id={id} aria-labelledby={headingId}>
      {title && (
        <Heading className="card__title" id={headingId}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}

type LinkCardProps = {
  to: PageAddress;
  hash?: string;
  title: string;
  children?: ReactNode;
  level?: 2 | 3;
  /** A drawing above the title. */
  picture?: ReactNode;
};

/** A card that is one link; the whole of it can be pressed, the words of the link are its title. */
export function LinkCard({ title, level = 2, picture, children, ...where }: LinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="card card--link">
      {picture}
      <Heading className="card__title">
        <PageLink {...where} className="card__link">
          {title}
        </PageLink>
      </Heading>
      {children && <p className="card__text">{children}</p>}
    </div>
  );
}

/** Cards side by side where there is room. `wide` ones stand two and two, with their picture at the side. */
export function CardGrid({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? 'card-grid card-grid--wide' : 'card-grid'}>{children}</div>;
}
