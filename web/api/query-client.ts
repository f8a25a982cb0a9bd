/** What has been fetched is fresh for five minutes; a fetch that fails is tried three times more. */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { readChosenPersonId, subscribeToChosenPerson } from '#web/session/chosen-person.ts';
import { onForget } from '#web/session/personal-data.ts';
import { session } from '#web/session/session.ts';
import { ApiError } from './api-error.ts';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';
import { meQuery } from './me-query.ts';

const fiveMinutesMs = 5 * 60_000;

/** Asking again does not change a refusal; a server in trouble or a lost network may have come back. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500);

/** One, two and four seconds. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 8000);

/** The sign-in is no longer a member's here: nothing of whom it was stays on the screen or in the tab. */
const forgetFormer = (error: Error) => {
  if (error instanceof ApiError && error.code === 'JOINING_FIRST') {
    if (queryClient.getQueryData(meQuery().queryKey)?.isJoining === false) void queryClient.resetQueries();
  }
};

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetFormer }),
  defaultOptions: {
    queries: {
      staleTime: fiveMinutesMs,
      gcTime: fiveMinutesMs,
      retry: shouldRetry,
      retryDelay: retryDelayMs,
      // Without network the fetch fails and says so; waiting in silence does not.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Whose the answers are: the account, and the person chosen in it. */
const owner = (): string | null => {
  const { account } = session.get();
  return account && `${account.homeAccountId}:${readChosenPersonId() ?? ''}`;
};

/** Takes up what this tab kept for the signed-in person, keeps it again when the page goes, and forgets with the session. */
export function keepQueryDataInTab(): void {
  let restoredFor: string | null = null;
  let chosen: string | null = null;
  const restore = () => {
    const current = owner();
    if (!current || current === restoredFor) return;
    restoredFor = current;
    chosen = readChosenPersonId();
    restoreAnswers(queryClient, sessionStorage, current, Date.now() - fiveMinutesMs);
  };
  const drop = () => {
    restoredFor = null;
    queryClient.clear();
  };
  onForget(drop);
  restore();
  session.subscribe(restore);
  subscribeToChosenPerson(() => {
    const now = readChosenPersonId();
    // Somebody else of the family: nothing of the former one stays. The very first choice changes no owner.
    if (chosen !== now) void (chosen ? drop() : queryClient.invalidateQueries());
    chosen = now;
  });
  addEventListener('pagehide', () => {
    const current = owner();
    const { status } = session.get();
    if (current && status !== 'logout') keepAnswers(queryClient, sessionStorage, current);
  });
}
