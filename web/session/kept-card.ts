/** The membership card that a member has chosen to keep on this device: where it is, and how it goes. */

/** Both names are in `web/card-worker.js` too. */
export const cardCache = 'medlemskort';
/** The card is shown where «Min side» would be, when there is no network. */
export const cardAddress = '/home';

/** @returns whether this browser keeps a card. False where it cannot, or refuses to say. */
export const isCardKept = async (): Promise<boolean> =>
  'caches' in window && caches.has(cardCache).catch(() => false);

/** The card, and the worker that shows it. Never rejects: a browser that refuses has kept nothing. */
export async function forgetKeptCard(): Promise<void> {
  try {
    await caches.delete(cardCache);
    await (await navigator.serviceWorker.getRegistration(cardAddress))?.unregister();
  } catch {
    // As above.
  }
}
