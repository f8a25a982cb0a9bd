import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

export function ChildrenCard() {
  const query = useQuery(childrenQuery());
  const hasNone = query.data?.children.length === 0;
  return (
    <HomeRow
      id="children"
      title={texts.children.title}
      to={hasNone ? paths.registerChild : paths.childReceipt}
      query={query}
    >
      {({ children }) =>
        children.length === 0 ? (
          <p>{texts.children.none}</p>
        ) : (
          <ul>
            {children.map(({ id, givenName, bornYear, state }) => (
              <li key={id}>
                {givenName}, {texts.children.born(bornYear)}{' '}
                {state !== 'registered' && (
                  <StateTag tone={state === 'waiting' ? 'warning' : 'info'}>
                    {texts.children.states[state]}
                  </StateTag>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </HomeRow>
  );
}
