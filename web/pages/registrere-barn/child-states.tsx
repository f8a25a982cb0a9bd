import type { ChildState } from '#contract/children-endpoints.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { stateWords } from './bekreftelse-texts.ts';

type ChildStatesProps = {
  items: { id: string; givenName: string; state: ChildState }[];
  /** For a guardian who has said no. */
  declined?: string;
};

/** One row for each child: the name, the state in a word, and what the state means. */
export function ChildStates({ items, declined }: ChildStatesProps) {
  return (
    <ul className="rows">
      {items.map(({ id, givenName, state }) => (
        <li className="row" key={id}>
          <p className="row__tags">
            <StateTag tone={stateWords[state].tone}>{stateWords[state].words}</StateTag>
          </p>
          <h2 className="child-name">{givenName}</h2>
          <p>{(state === 'declined' && declined) || stateWords[state].meaning}</p>
        </li>
      ))}
    </ul>
  );
}
