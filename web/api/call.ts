/** The API as pages call it. Imports only types of the contract: no schema is loaded in the browser through here. */
import { pageLanguageHeader } from '#contract/page-language-header.ts';
import { personChosen, readChosenPersonId } from '#web/session/chosen-person.ts';
import { earlyAnswers, earlyKey } from '#web/session/personal-data.ts';
import { session } from '#web/session/session.ts';
import { mayRepeat } from '../session/repeat-guard.ts';
import { ApiError } from './api-error.ts';
import { type Caller, createCall } from './call-endpoint.ts';
import { OfflineError } from './within.ts';

const caller: Caller = {
  getAccessToken: (forceRefresh) => session.getAccessToken(forceRefresh).catch(sayWhyThereIsNoToken),
  getPersonId: readChosenPersonId,
  personChosen,
  async signInAgain() {
    // A server that refuses every token must not send anybody round in circles.
    if (!session.get().account || !mayRepeat('signed-in-again')) return;
    await session.login();
    await new Promise(() => {});
  },
  takeEarlyAnswer(url) {
    const { account } = session.get();
    if (!account) return undefined;
    const key = earlyKey(url, account.homeAccountId, readChosenPersonId());
    const answer = earlyAnswers.get(key);
    earlyAnswers.delete(key);
    return answer;
  },
  sendBytes: async (...file) => (await import('./send-bytes.ts')).sendBytes(...file),
};
if (import.meta.env.LANGUAGE !== 'nb')
  caller.ownHeaders = () => ({
    [pageLanguageHeader]: document.querySelector('main')?.lang || import.meta.env.LANGUAGE,
  });

export const call = createCall(caller);

/** The sign-in library's own codes for a network that does not answer. */
const networkCodes = [
  'no_network_connectivity',
  'network_error',
  'post_request_failed',
  'get_request_failed',
];

/** To a page it is all the same whether the data or the token for it could not be fetched. */
function sayWhyThereIsNoToken(error: unknown): never {
  const { errorCode = '' } = error as { errorCode?: string };
  if (!navigator.onLine || networkCodes.includes(errorCode)) throw new OfflineError();
  throw new ApiError({ status: 503, code: 'SIGN_IN_UNAVAILABLE' });
}
