/** `/mitt-medlemsdemokrati/…`: what a member has a say in. */
import { area } from '../area.tsx';

export const DemocracyArea = area({
  '': () => import('../pages/mitt-medlemsdemokrati/democracy-page.tsx').then((m) => m.DemocracyPage),
  ':id': () => import('../pages/mitt-medlemsdemokrati/meeting-page.tsx').then((m) => m.MeetingPage),
  ':id/forslag': () =>
    import('../pages/mitt-medlemsdemokrati/new-motion-page.tsx').then((m) => m.NewMotionPage),
  ':id/kandidat': () =>
    import('../pages/mitt-medlemsdemokrati/new-nomination-page.tsx').then((m) => m.NewNominationPage),
});
