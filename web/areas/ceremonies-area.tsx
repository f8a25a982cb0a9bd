/** `/activities/seremonier/…`: the ceremonies through life. */
import { area } from '../area.tsx';

export const CeremoniesArea = area({
  '': () => import('../pages/seremonier/seremonier-page.tsx').then((m) => m.SeremonierPage),
  navnefest: () => import('../pages/seremonier/dated-ceremony-page.tsx').then((m) => m.NamingPage),
  konfirmasjon: () => import('../pages/seremonier/dated-ceremony-page.tsx').then((m) => m.ConfirmationPage),
  vigsel: () => import('../pages/seremonier/asked-ceremony-page.tsx').then((m) => m.WeddingPage),
  gravferd: () => import('../pages/seremonier/asked-ceremony-page.tsx').then((m) => m.FuneralPage),
});
