/** `/mitt-personvern/…`: what one may know, have and decide of one's own data. */
import { area } from '../area.tsx';

export const PrivacyArea = area({
  '': () => import('../pages/mitt-personvern/mitt-personvern-page.tsx').then((m) => m.MittPersonvernPage),
  opplysninger: () => import('../pages/mitt-personvern/data-page.tsx').then((m) => m.DataPage),
});
