import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '#web/api/home-queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { attentionTexts as texts } from './attention-texts.ts';
import { isListed, wayTo } from './attention-ways.ts';

/** «Dette bør du gjøre»: what only the person can correct, a row for each, with one button. */
export function AttentionCard() {
  const query = useQuery(attentionQuery());
  return (
    <Card id="attention" title={texts.title} tone="warm" className="needs-card">
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ matters: all }) => {
          const matters = all.filter(isListed);
          return matters.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="needs">
              {matters.map((matter, place) => {
                const { sentence, words } = texts.matters[matter.code](matter);
                return (
                  <li key={`${matter.code} ${matter.name} ${matter.on}`}>
                    <span>{sentence}</span>
                    <ButtonLink {...wayTo(matter)} variant={place === 0 ? 'primary' : 'secondary'}>
                      {words}
                    </ButtonLink>
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
