/** The receipt of a deleted account, in this tab: there is no session any more to fetch it with. */

import type { AccountEndingReceipt } from '#contract/account-ending-endpoints.ts';
import type { PageAddress } from '#web/paths.ts';
import { forgetPersonalData } from '#web/session/personal-data.ts';

const key = 'account-ended';

export function readEndedReceipt(): AccountEndingReceipt | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as AccountEndingReceipt | null;
  } catch {
    return null;
  }
}

/** Nothing of the account stays in this browser but the receipt. Goes to the certificate as a new document. */
export function leaveWithoutAccount(receipt: AccountEndingReceipt): void {
  const forget = () => {
    forgetPersonalData();
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith('msal')) storage.removeItem(name);
    sessionStorage.setItem(key, JSON.stringify(receipt));
  };
  // Not before: a page that is emptied while it is shown would fetch again, with an account that is gone.
  addEventListener('pagehide', forget);
  location.replace('/innlogging-slettet' satisfies PageAddress);
}
