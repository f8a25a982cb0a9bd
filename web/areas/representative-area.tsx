/** `/tillitsvalgt/…`: what somebody elected needs. */
import { area } from '../area.tsx';

export const RepresentativeArea = area({
  '': () => import('../pages/tillitsvalgt/tillitsvalgt-page.tsx').then((m) => m.TillitsvalgtPage),
  'verv/:id': () => import('../pages/tillitsvalgt/office-page.tsx').then((m) => m.OfficePage),
  ':id': () => import('../pages/tillitsvalgt/unit-start-page.tsx').then((m) => m.UnitStartPage),
  ':id/skriv': () => import('../pages/tillitsvalgt/write-page.tsx').then((m) => m.WritePage),
  ':id/styret': () => import('../pages/tillitsvalgt/board-page.tsx').then((m) => m.BoardPage),
});
