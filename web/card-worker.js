/**
 * Shows the membership card that a member has chosen to keep, where «Min side» would be, when there is no network. Registered
 * by `web/pages/home/keep-card.ts`, removed by `web/session/kept-card.ts`. Keeps nothing itself.
 */
const cardCache = 'medlemskort';

addEventListener('install', () => skipWaiting());
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(keptCard));
});

/** The card until its time is out; then it goes, and the worker with it. */
async function keptCard() {
  const card = await caches.match('/home', { cacheName: cardCache });
  if (card && Date.now() < Date.parse(card.headers.get('expires'))) return card;
  await caches.delete(cardCache);
  await registration.unregister();
  return Response.error();
}
