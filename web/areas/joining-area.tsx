/** `/hefinn/…`: the steps of joining. */
import { area } from '../area.tsx';

export const JoiningArea = area({
  'mine-opplysninger': () =>
    import('../pages/hefinn/joining-details-page.tsx').then((m) => m.JoiningDetailsPage),
  'medlemskap-i-andre-samfunn': () =>
    import('../pages/hefinn/joining-communities-page.tsx').then((m) => m.JoiningCommunitiesPage),
  'sjekk-svarene': () => import('../pages/hefinn/joining-check-page.tsx').then((m) => m.JoiningCheckPage),
});
