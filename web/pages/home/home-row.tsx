/** One area on «Min side»: its name, which leads there, and how things stand. */

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageAddress } from '#web/paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type HomeRowProps<Data> = {
  id: string;
  title: string;
  /** The area's own page. */
  to: PageAddress;
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
};

export function HomeRow<Data>({ id, title, to, query, children }: HomeRowProps<Data>) {
  return (
    <section className="home-row" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="home-row__title" id={`${id}-title`}>
        <PageLink to={to} className="card__link">
          {title}
        </PageLink>
      </h2>
      <div className="home-row__state">
        <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
          {children}
        </QueryState>
      </div>
    </section>
  );
}
