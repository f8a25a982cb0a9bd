import { useQuery } from '@tanstack/react-query';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { documentsTexts as texts } from './documents-texts.ts';
import { unitDocumentsQuery } from './office-queries.ts';

/** What the organisation has written for those elected. */
export function DocumentList({ unitId }: { unitId: string }) {
  const query = useQuery(unitDocumentsQuery(unitId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ documents }) => (
        <ul className="rows" aria-label={texts.list}>
          {documents.map(({ title, about, url }) => (
            <li className="row" key={url}>
              <a className="row__link" href={url}>
                {title}
              </a>
              <p className="row__details">{about}</p>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
