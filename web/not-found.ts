/** Few see it: its words and its buttons come when it is shown. */
import { lazyPage } from './lazy-page.ts';

export const NotFoundPage = lazyPage(() => import('./frame/not-found-page.tsx').then((m) => m.NotFoundPage));
