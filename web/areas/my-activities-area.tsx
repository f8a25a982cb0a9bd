/** `/activities/mine/…`: what needs a sign-in, one's own and the organisers'. */
import { area } from '../area.tsx';
import { strongArea } from './strong-area.tsx';

const mine = area({
  '': () => import('../pages/activities/my-activities-page.tsx').then((m) => m.MyActivitiesPage),
  arranger: () => import('../pages/activities/organiser-page.tsx').then((m) => m.OrganiserPage),
  'arranger/:id': () =>
    import('../pages/activities/organised-activity-page.tsx').then((m) => m.OrganisedActivityPage),
  'arranger/:id/deltakere': () =>
    import('../pages/activities/participants-page.tsx').then((m) => m.ParticipantsPage),
});

export const MyActivitiesArea = strongArea(mine, (_me, section) => section === 'arranger');
