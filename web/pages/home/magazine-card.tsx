import { useQuery } from '@tanstack/react-query';
import { magazineQuery } from '#web/api/magazine-queries.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './home-texts.ts';

export function MagazineCard() {
  const query = useQuery(magazineQuery());
  const { magazine: words } = texts;
  return (
    <Card id="magazine" title={words.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ channel, offer: { firstIssue } }) => (
          <>
            <p>{words.channels[channel]}</p>
            {channel !== 'none' && firstIssue && (
              <p>{words.next(firstIssue.number, formatDate(firstIssue.outOn))}</p>
            )}
            <p>
              {channel === 'none' ? (
                <PageLink to={paths.magazine}>{words.order}</PageLink>
              ) : (
                <PageLink to={paths.myMagazine}>{words.see}</PageLink>
              )}
            </p>
          </>
        )}
      </QueryState>
    </Card>
  );
}
