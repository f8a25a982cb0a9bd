import type { UseMutationResult } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { failureOf } from '#web/forms/sending.ts';
import { Button } from './button.tsx';
import { NoticeBox } from './notice-box.tsx';

type MoreRowsProps = {
  /** The rows there are, each with one link. */
  list: RefObject<HTMLElement | null>;
  count: number;
  hasMore: boolean;
  more: UseMutationResult<unknown, Error, void>;
  /** The words on the button. */
  children: string;
};

/** Fetches more rows of a list when asked to; the reader goes on with the first of the new ones. */
export function MoreRows({ list, count, hasMore, more, children }: MoreRowsProps) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null || count <= wanted.current) return;
    list.current?.querySelectorAll('a')[wanted.current]?.focus();
    wanted.current = null;
  }, [list, count]);
  const fetchMore = () => {
    wanted.current = count;
    more.mutate();
  };
  return (
    <>
      <div role="alert">
        {more.error && <NoticeBox tone="danger">{failureOf(more.error, children, []).text}</NoticeBox>}
      </div>
      {hasMore && (
        <p>
          <Button variant="secondary" busy={more.isPending} onClick={fetchMore}>
            {children}
          </Button>
        </p>
      )}
    </>
  );
}
