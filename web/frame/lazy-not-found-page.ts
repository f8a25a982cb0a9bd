/** Few see it: its words and its buttons come when it is shown. */
import { lazyPage } from '#web/lazy-page.ts';

export const NotFoundPage = lazyPage(() => import('./not-found-page.tsx').then((m) => m.NotFoundPage));
