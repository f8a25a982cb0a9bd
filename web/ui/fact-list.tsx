/** Facts with their names, in one column or two. */
import type { ReactNode } from 'react';

export function FactList({ facts }: { facts: readonly (readonly [name: string, fact: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
