/** What is on its way, what went wrong with a way on, or the content: the same everywhere. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { NoAnswerError, OfflineError } from '#web/api/within.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { connectionTexts, problemTexts } from '#web/texts/problem-texts.ts';
import { uiTexts } from '#web/texts/ui-texts.ts';
import { Button } from './button.tsx';
import { useLoadingLine } from './loading-line.ts';
import { NoticeBox } from './notice-box.tsx';
import { StatusLinkAfter } from './status-link.tsx';

type QueryStateProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'dataUpdatedAt' | 'error' | 'isError' | 'isFetching' | 'refetch'
  >;
  skeleton: ReactNode;
  children(data: Data): ReactNode;
};

export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  const { data, dataUpdatedAt, error, isError, isFetching, refetch } = query;
  const tryAgain = (
    <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
      {uiTexts.tryAgain}
    </Button>
  );
  if (data !== undefined)
    return (
      <>
        {isError && (
          <NoticeBox tone="warning" announce="status">
            <p>
              {uiTexts.couldNotRefresh}{' '}
              {uiTexts.fetched(formatMomentWithTime(new Date(dataUpdatedAt).toISOString(), new Date()))}
            </p>
            {tryAgain}
          </NoticeBox>
        )}
        {children(data)}
      </>
    );
  if (isError)
    return (
      <NoticeBox tone="warning" title={uiTexts.couldNotFetch} announce="alert">
        <p>
          {sentenceOf(error)}
          <StatusLinkAfter sentence={sentenceOf(error)} />
        </p>
        {tryAgain}
      </NoticeBox>
    );
  return <OnItsWay>{skeleton}</OnItsWay>;
}

function OnItsWay({ children }: { children: ReactNode }) {
  useLoadingLine();
  return <div aria-busy="true">{children}</div>;
}

function sentenceOf(error: unknown): string {
  if (error instanceof NoAnswerError) return connectionTexts.slow;
  if (error instanceof OfflineError) return connectionTexts.noAnswer;
  if (!(error instanceof ApiError)) return connectionTexts.unexpected;
  const text: string = problemTexts[error.code];
  return error.reference ? `${text} ${connectionTexts.reference(error.reference)}` : text;
}
