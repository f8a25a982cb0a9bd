import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { AskAboutLink } from '#web/ui/ask-about-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './home-texts.ts';

export function ChildrenCard() {
  const query = useQuery(childrenQuery());
  return (
    <Card id="children" title={texts.children.title}>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {({ children }) =>
          children.length === 0 ? (
            <p>{texts.children.none}</p>
          ) : (
            <ul>
              {children.map(({ id, givenName, bornYear, state }) => (
                <li key={id}>
                  {givenName}, {texts.children.born(bornYear)}.{' '}
                  {state !== 'registered' && (
                    <StateTag tone={state === 'waiting' ? 'warning' : 'info'}>
                      {texts.children.states[state]}
                    </StateTag>
                  )}{' '}
                  <AskAboutLink about={{ kind: 'child', id }}>{texts.children.ask(givenName)}</AskAboutLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <p>
        <PageLink to={paths.childReceipt}>{texts.children.see}</PageLink>
      </p>
      <p>
        <PageLink to={paths.registerChild}>{texts.children.register}</PageLink>
      </p>
    </Card>
  );
}
