import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '#web/api/home-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { isListed, attentionTexts as texts } from './attention-texts.ts';

/** «Dette bør du gjøre»: what only the person can correct, each with the way there. */
export function AttentionCard() {
  const query = useQuery(attentionQuery());
  return (
    <Card id="attention" title={texts.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ matters: all }) => {
          const matters = all.filter(isListed);
          return matters.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul>
              {matters.map((matter) => {
                const { sentence, words, ...link } = texts.matters[matter.code](matter);
                return (
                  <li key={`${matter.code} ${matter.name} ${matter.on}`}>
                    {sentence} <PageLink {...link}>{words}</PageLink>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </QueryState>
    </Card>
  );
}
