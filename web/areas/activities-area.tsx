/** `/activities` and what is open below it. */
import { area } from '../area.tsx';

export const ActivitiesArea = area({
  '': () => import('../pages/activities/activities-page.tsx').then((m) => m.ActivitiesPage),
  utskrift: () => import('../pages/activities/programme-page.tsx').then((m) => m.ProgrammePage),
  ':id': () => import('../pages/activities/activity-page.tsx').then((m) => m.ActivityPage),
});
