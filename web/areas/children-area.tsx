/** `/registrere-barn/…`: children, and what the other guardian is sent. */
import { area } from '../area.tsx';

export const ChildrenArea = area({
  '': () => import('../pages/registrere-barn/registrere-barn-page.tsx').then((m) => m.RegistrereBarnPage),
  bekreftelse: () => import('../pages/registrere-barn/bekreftelse-page.tsx').then((m) => m.BekreftelsePage),
});
