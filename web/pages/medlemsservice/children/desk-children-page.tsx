/** `/medlemsservice/barn`: registrations of children that wait, or that collide. */

import { useQuery } from '@tanstack/react-query';
import type { StaffChildRegistration } from '#contract/children-endpoints.ts';
import { deskChildrenQuery } from '#web/pages/medlemsservice/children/desk-children-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { texts } from './desk-children-texts.ts';

export function DeskChildrenPage() {
  const query = useQuery(deskChildrenQuery());
  const now = new Date();
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ registrations }) =>
          registrations.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <>
              <p>{texts.count(registrations.length)}</p>
              <ul className="rows" aria-label={texts.list}>
                {registrations.map(({ id, state, registrant, sentAt, until }, at) => (
                  <li className="row" key={id}>
                    <p className="row__tags">
                      <StateTag tone={state === 'checking' ? 'warning' : 'neutral'}>
                        {texts.states[state]}
                      </StateTag>
                    </p>
                    <PageLink className="row__link" to={deskPaths.deskChild(id)}>
                      {texts.open(registrant, placeOf(registrations, at))}
                    </PageLink>
                    <p className="row__details">
                      <span>{texts.sent(formatMoment(sentAt, now))}</span>
                      {until && <span>{texts.until(formatDate(until))}</span>}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </DeskPage>
  );
}

/**
 * The number of a registration among those of the same registrant, in the order of the list.
 * Several links must not have the same name.
 */
function placeOf(registrations: readonly StaffChildRegistration[], at: number): number {
  const registrant = registrations[at]?.registrant;
  return registrations.slice(0, at + 1).filter((one) => one.registrant === registrant).length;
}
