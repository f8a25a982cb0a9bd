/** `/medlemsservice/verv`: all units as a tree, with how many hold offices there. */
import { useQuery } from '@tanstack/react-query';
import type { StaffUnit } from '#contract/office-endpoints.ts';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { unitTreeQuery } from './desk-office-queries.ts';
import { texts } from './desk-offices-texts.ts';

export function DeskOfficesPage() {
  const query = useQuery(unitTreeQuery());
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ units }) => <Branch units={units} parentId={null} label={texts.tree} />}
      </QueryState>
    </DeskPage>
  );
}

function Branch({
  units,
  parentId,
  label,
}: {
  units: readonly StaffUnit[];
  parentId: string | null;
  label?: string;
}) {
  const here = units.filter((unit) => unit.parentId === parentId);
  if (here.length === 0) return null;
  return (
    <ul className="unit-tree" aria-label={label}>
      {here.map(({ id, name, active, offered }) => (
        <li key={id}>
          <PageLink to={officePaths.deskUnit(id)}>{parentId === null ? texts.whole(name) : name}</PageLink>{' '}
          <span className="soft">
            {[active > 0 && texts.active(active), offered > 0 && texts.offered(offered)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <Branch units={units} parentId={id} />
        </li>
      ))}
    </ul>
  );
}
