import { useQuery } from '@tanstack/react-query';
import { magazineQuery } from '#web/api/magazine-queries.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

export function MagazineCard() {
  const query = useQuery(magazineQuery());
  const { magazine: words } = texts;
  const isOrdered = query.data && query.data.channel !== 'none';
  return (
    <HomeRow
      id="magazine"
      title={words.title}
      to={isOrdered ? paths.myMagazine : paths.magazine}
      query={query}
    >
      {({ channel, offer: { firstIssue } }) => (
        <p>
          {words.channels[channel]}{' '}
          {channel !== 'none' && firstIssue && words.next(firstIssue.number, formatDate(firstIssue.outOn))}
        </p>
      )}
    </HomeRow>
  );
}
