import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { queueViewsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { paths } from '#web/paths.ts';
import { searchOf } from './queue-filter.ts';
import { toolTexts } from './row-texts.ts';

const exactly = { exact: true, includeSearch: true };

/** The ways to the employee's saved views, above the queue. */
export function QueueViewLinks() {
  const views = useQuery(queueViewsQuery()).data?.views ?? [];
  if (views.length === 0) return null;
  return (
    <nav aria-label={toolTexts.views} className="tabs tabs--small">
      {views.map(({ id, name, choice }) => (
        <Link key={id} to={paths.desk} search={searchOf({ ...choice, search: '' })} activeOptions={exactly}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
