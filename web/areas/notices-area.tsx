/** `/meldinger/…`: what the portal has told the person, and how it may. */
import { area } from '../area.tsx';

export const NoticesArea = area({
  '': () => import('../pages/meldinger/meldinger-page.tsx').then((m) => m.MeldingerPage),
  'brev/:id': () => import('../pages/meldinger/brev-page.tsx').then((m) => m.BrevPage),
  innstillinger: () => import('../pages/meldinger/innstillinger-page.tsx').then((m) => m.InnstillingerPage),
});
