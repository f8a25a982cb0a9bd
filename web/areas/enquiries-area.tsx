/** `/henvendelser/…`: the open enquiries, and one of them. */
import { area } from '../area.tsx';

export const EnquiriesArea = area({
  '': () => import('../pages/henvendelser/henvendelser-page.tsx').then((m) => m.HenvendelserPage),
  ':id': () => import('../pages/henvendelser/henvendelse-page.tsx').then((m) => m.HenvendelsePage),
});
