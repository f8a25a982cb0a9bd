/** The receipt of a leaving, in this tab: a user without an account can fetch the certificate too. */
import type { LeavingReceipt } from '#contract/leaving-endpoints.ts';
import { paths } from '#web/paths.ts';
import { forgetPersonalData } from '#web/session/personal-data.ts';

const key = 'leaving-receipt';

export function readLeavingReceipt(): LeavingReceipt | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as LeavingReceipt | null;
  } catch {
    return null;
  }
}

export function keepLeavingReceipt(receipt: LeavingReceipt): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(receipt));
  } catch {
    // A browser that refuses storage: a user who is still signed in gets it from the server.
  }
}

/** The account is going: nothing of it stays in this browser but the receipt. Goes to the certificate as a new document. */
export function leaveSignedOut(receipt: LeavingReceipt): void {
  const forget = () => {
    forgetPersonalData();
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (name.startsWith('msal')) storage.removeItem(name);
    keepLeavingReceipt(receipt);
  };
  // Not before: a page that is emptied while it is shown would fetch again, with an account that is gone.
  addEventListener('pagehide', forget);
  location.replace(paths.leavingCertificate);
}
