/** `/activities/arranger/…`: the pages of organisers. */
import { area } from '../area.tsx';

export const OrganiserArea = area({
  '': () => import('../pages/activities/organiser-page.tsx').then((m) => m.OrganiserPage),
  ':id': () => import('../pages/activities/organised-activity-page.tsx').then((m) => m.OrganisedActivityPage),
  ':id/deltakere': () => import('../pages/activities/participants-page.tsx').then((m) => m.ParticipantsPage),
});
