/** `/medlemsservice/…`: the pages of member service. */
import { area } from '../area.tsx';

export const DeskArea = area({
  '': () => import('../pages/medlemsservice/medlemsservice-page.tsx').then((m) => m.MedlemsservicePage),
  'henvendelser/:id': () =>
    import('../pages/medlemsservice/medlemsservice-henvendelse-page.tsx').then(
      (m) => m.MedlemsserviceHenvendelsePage,
    ),
});
