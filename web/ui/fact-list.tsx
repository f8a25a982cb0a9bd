/** Facts with their names, in one column or two. */
import type { ReactNode } from 'react';

type FactListProps = {
  facts: readonly (readonly [name: string, fact: ReactNode])[];
  /** Facts of many words, such as addresses. */
  isLong?: boolean;
};

export function FactList({ facts, isLong = false }: FactListProps) {
  return (
    <dl className={isLong ? 'facts facts--long' : 'facts'}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
