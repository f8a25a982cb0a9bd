/** `/mitt-personvern/…`: what one may know, have and decide of one's own data. */
import { area } from '../area.tsx';

export const PrivacyArea = area({
  '': () => import('../pages/mitt-personvern/mitt-personvern-page.tsx').then((m) => m.MittPersonvernPage),
  samtykker: () => import('../pages/mitt-personvern/consents-page.tsx').then((m) => m.ConsentsPage),
  lagring: () => import('../pages/mitt-personvern/storing-page.tsx').then((m) => m.StoringPage),
  avslutt: () => import('../pages/mitt-personvern/ending-page.tsx').then((m) => m.EndingPage),
  palogginger: () => import('../pages/mitt-personvern/sessions-page.tsx').then((m) => m.SessionsPage),
  opplysninger: () => import('../pages/mitt-personvern/data-page.tsx').then((m) => m.DataPage),
});
