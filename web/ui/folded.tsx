/** A long list: the first few, and the rest where it is asked for. */
import type { ReactNode } from 'react';

type FoldedProps<Item> = {
  items: readonly Item[];
  /** How many stand open. A few more than that are not hidden either. */
  shown: number;
  /** The words that open the rest. */
  earlier: string;
  children(items: readonly Item[]): ReactNode;
};

export function Folded<Item>({ items, shown, earlier, children }: FoldedProps<Item>) {
  if (items.length <= shown + 2) return children(items);
  return (
    <>
      {children(items.slice(0, shown))}
      <details className="fold">
        <summary>{earlier}</summary>
        {children(items.slice(shown))}
      </details>
    </>
  );
}
