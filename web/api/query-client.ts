/** What has been fetched is fresh for five minutes; a fetch that fails is tried three times more. */
import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Me } from '#contract/session-endpoints.ts';
import { readChosenPersonId, subscribeToChosenPerson } from '#web/session/chosen-person.ts';
import { onForget } from '#web/session/personal-data.ts';
import { session } from '#web/session/session.ts';
import { ApiError } from './api-error.ts';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';
import { meQuery } from './me-query.ts';
import { NoAnswerError } from './within.ts';

const fiveMinutesMs = 5 * 60_000;

/**
 * Asking again does not change a refusal, and after a long silence the person decides; a server in trouble or a lost
 * network may have come back.
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500) && !(error instanceof NoAnswerError);

/** One, two and four seconds. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 8000);

/** The sign-in is no longer a member's here: no data of the former user stays on the screen or in the tab. */
const forgetFormer = (error: Error) => {
  if (error instanceof ApiError && error.code === 'JOINING_FIRST') {
    if (queryClient.getQueryData(meQuery().queryKey)?.isJoining === false) void queryClient.resetQueries();
  }
};

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: forgetFormer,
    onSuccess: (data, query) => {
      if (isMe(query)) followPerson(data as Me);
    },
  }),
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

/** The person shown in this tab, as the server last answered; null where it shows none. */
let shownPersonId: string | null = null;
const isMe = ({ queryKey }: { queryKey: QueryKey }) => queryKey[0] === meQuery().queryKey[0];

/** Undone at member service while the tab kept its answers: they were another person's all along. */
const followPerson = (me: Me) => {
  const former = shownPersonId;
  shownPersonId = me.isJoining ? null : (me.person?.id ?? null);
  if (former && former !== shownPersonId)
    void queryClient.resetQueries({ predicate: (query) => !isMe(query) });
};

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
    const { queryKey } = meQuery();
    const me = queryClient.getQueryData(queryKey);
    if (!me) return;
    followPerson(me);
    // Shown at once, and asked again: a new document is where somebody looks whether something has changed.
    void queryClient.invalidateQueries({ queryKey });
  };
  const drop = () => {
    restoredFor = null;
    shownPersonId = null;
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
