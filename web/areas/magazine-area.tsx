/** `/magasininn/…`: the magazine of a signed-in user. */
import { area } from '../area.tsx';

export const MagazineArea = area({
  'mine-opplysninger': () => import('../pages/magasininn/my-magazine-page.tsx').then((m) => m.MyMagazinePage),
  'les/:id': () => import('../pages/magasininn/read-issue-page.tsx').then((m) => m.ReadIssuePage),
  'artikkel/:id': () => import('../pages/magasininn/read-article-page.tsx').then((m) => m.ReadArticlePage),
});
