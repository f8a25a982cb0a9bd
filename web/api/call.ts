/** The API as pages call it. Only types of the contract come along: no schema enters the browser through here. */
import { personChosen, readChosenPersonId } from '#web/session/chosen-person.ts';
import { session } from '#web/session/session.ts';
import { mayRepeat } from '../repeat-guard.ts';
import { createCall } from './call-endpoint.ts';

export const call = createCall({
  getAccessToken: (forceRefresh) => session.getAccessToken(forceRefresh),
  getPersonId: readChosenPersonId,
  personChosen,
  async signInAgain() {
    // A server that refuses every token must not send anybody round in circles.
    if (!session.get().account || !mayRepeat('signed-in-again')) return;
    await session.login();
    await new Promise(() => {});
  },
});
