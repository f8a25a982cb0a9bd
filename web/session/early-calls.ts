/** What a page asks for first is asked for as soon as there is a token, while the app is still on its way. */
import { chosenPersonKey, earlyAnswers, earlyKey, keptAnswersKey } from './personal-data.ts';
import type { SessionAccount } from './session-state.ts';

/** As long as a call is waited for: what the app has not taken by then is asked for again. */
const validMs = 20_000;

/** @returns the person of a shared account, and whether the tab keeps answers that make a call needless */
function keptInTab(accountId: string): { personId: string | null; hasAnswers: boolean } {
  try {
    return {
      personId: sessionStorage.getItem(chosenPersonKey(accountId)),
      hasAnswers: sessionStorage.getItem(keptAnswersKey) !== null,
    };
  } catch {
    return { personId: null, hasAnswers: false };
  }
}

/**
 * The answers can be taken from now on: an app that is there already waits for them, and does not ask beside them.
 * @param page the address that will be shown
 * @param getToken only for the headers of these calls
 */
export function callEarly(account: SessionAccount, page: string, getToken: () => Promise<string>): void {
  const token = getToken();
  const { personId, hasAnswers } = keptInTab(account.homeAccountId);
  const isOwnPage = new URL(page, location.origin).pathname === '/home' && !account.isJoining;
  for (const url of isOwnPage && !hasAnswers ? ['/api/home', '/api/me'] : ['/api/me']) {
    const answer = token.then((value) =>
      fetch(url, {
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${value}`,
          ...(personId && { 'person-id': personId }),
        },
        cache: 'no-store',
        credentials: 'omit',
      }),
    );
    // Said by the call that waits for it, if there is one.
    answer.catch(() => {});
    earlyAnswers.set(earlyKey(url, account.homeAccountId, personId), answer);
  }
  setTimeout(() => earlyAnswers.clear(), validMs);
}
