/** `/administrasjon/…`: the pages of administrators. */
import { area } from '../area.tsx';
import { strongArea } from './strong-area.tsx';

const pages = area({
  '': () =>
    import('../pages/administrasjon/administration-start-page.tsx').then((m) => m.AdministrationStartPage),
  'flytte-inn': () => import('../pages/administrasjon/move-in/move-in-page.tsx').then((m) => m.MoveInPage),
  'flytte-inn/:id': () =>
    import('../pages/administrasjon/move-in/move-in-run-page.tsx').then((m) => m.MoveInRunPage),
  'i-gang': () => import('../pages/administrasjon/setup-page.tsx').then((m) => m.SetupPage),
  invitasjon: () =>
    import('../pages/administrasjon/role-acceptance-page.tsx').then((m) => m.RoleAcceptancePage),
  kontroll: () => import('../pages/administrasjon/going-live-page.tsx').then((m) => m.GoingLivePage),
  lag: () => import('../pages/administrasjon/units-page.tsx').then((m) => m.UnitsPage),
  'lag/:id': () =>
    import('../pages/administrasjon/administered-unit-page.tsx').then((m) => m.AdministeredUnitPage),
  mottakere: () => import('../pages/administrasjon/subscribers-page.tsx').then((m) => m.SubscribersPage),
  profil: () =>
    import('../pages/administrasjon/profile/organisation-profile-page.tsx').then(
      (m) => m.OrganisationProfilePage,
    ),
  roller: () => import('../pages/administrasjon/roles-page.tsx').then((m) => m.RolesPage),
});

export const AdministrationArea = strongArea(
  pages,
  ({ isAdministrator }, section) => isAdministrator || section === 'invitasjon' || section === 'i-gang',
);
