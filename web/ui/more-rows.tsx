import { type RefObject, useEffect, useRef } from 'react';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from './button.tsx';

type MoreRowsProps = {
  /** The rows there are, each with one link. */
  list: RefObject<HTMLElement | null>;
  count: number;
  hasMore: boolean;
  fetchMore(): Promise<unknown>;
  /** Announced when there are more. */
  shown: string;
  /** The words on the button. */
  children: string;
};

/** Fetches more rows of a list when asked to; the reader goes on with the first of the new ones. */
export function MoreRows({ list, count, hasMore, fetchMore, shown, children }: MoreRowsProps) {
  const { press, isBusy, isDone, problem } = usePress();
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null || count <= wanted.current) return;
    list.current?.querySelectorAll('a')[wanted.current]?.focus();
    wanted.current = null;
  }, [list, count]);
  const more = () => {
    wanted.current = count;
    void press(children, fetchMore);
  };
  return (
    <>
      <p role="status" className="ds-sr-only">
        {isDone && shown}
      </p>
      {problem}
      {hasMore && (
        <p>
          <Button variant="secondary" busy={isBusy} onClick={more}>
            {children}
          </Button>
        </p>
      )}
    </>
  );
}
