/** Which address shows which page. Every page's code is its own, fetched when somebody is about to go there. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Area } from './area.tsx';
import { AppFailurePage } from './frame/failure-page.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { PageSkeleton } from './frame/page-skeleton.tsx';
import { lazyPage } from './lazy-page.ts';
import { SessionNotice } from './session/lazy-session-notice.tsx';
import { SignInRequired } from './session/sign-in-required.tsx';

const root = createRootRoute({ component: Frame });
/** These two have no address of their own: pages below the first are public; the second needs a person. */
const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  component: () => (
    <>
      <SessionNotice />
      <Outlet />
    </>
  ),
});
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  component: () => (
    <SignInRequired>
      <Outlet />
    </SignInRequired>
  ),
});

const pageUnder =
  (parent: typeof open | typeof signedIn) =>
  <const Path extends string>(path: Path, load: () => Promise<ComponentType>) =>
    createRoute({ getParentRoute: () => parent, path, component: lazyPage(load) });
const openPage = pageUnder(open);
const page = pageUnder(signedIn);

/**
 * Many pages under one address: an area knows by itself which one.
 * @param path up to three segments may follow, `section`, `id` and `part`, unless it says itself which ones
 */
const areaPage = (
  path: string,
  load: () => Promise<Area>,
  parent: typeof open | typeof signedIn = signedIn,
) =>
  createRoute({
    getParentRoute: () => parent,
    path: path.includes('$') ? path : `${path}/{-$section}/{-$id}/{-$part}`,
    component: lazyPage(load),
    loader: ({ params }) =>
      load().then(
        (area) => area.preload(params),
        () => {},
      ),
  });

const routeTree = root.addChildren([
  open.addChildren([
    openPage('/', () => import('./pages/start/start-page.tsx').then((m) => m.StartPage)),
    areaPage('/activities', () => import('./areas/activities-area.tsx').then((m) => m.ActivitiesArea), open),
    areaPage(
      '/activities/seremonier',
      () => import('./areas/ceremonies-area.tsx').then((m) => m.CeremoniesArea),
      open,
    ),
    openPage('/giveravtale', () =>
      import('./pages/giveravtale/giveravtale-page.tsx').then((m) => m.GiveravtalePage),
    ),
    openPage('/hefinn', () => import('./pages/hefinn/hefinn-page.tsx').then((m) => m.HefinnPage)),
    openPage('/magasininn', () =>
      import('./pages/magasininn/magasininn-page.tsx').then((m) => m.MagasininnPage),
    ),
    openPage('/mine-opplysninger/meld-meg-ut/bekreftelse', () =>
      import('./pages/meld-meg-ut/leaving-certificate-page.tsx').then((m) => m.LeavingCertificatePage),
    ),
    areaPage('', () => import('./areas/public-area.tsx').then((m) => m.PublicArea), open),
  ]),
  signedIn.addChildren([
    page('/home', () => import('./pages/home/home-page.tsx').then((m) => m.HomePage)),
    page('/administrer-giveravtale', () =>
      import('./pages/administrer-giveravtale/manage-giving-page.tsx').then((m) => m.ManageGivingPage),
    ),
    page('/kvittering-avtale/{-$id}', () =>
      import('./pages/kvittering-avtale/agreement-receipt-page.tsx').then((m) => m.AgreementReceiptPage),
    ),
    areaPage('/kvittering', () => import('./areas/receipts-area.tsx').then((m) => m.ReceiptsArea)),
    areaPage('/hefinn/$section', () => import('./areas/joining-area.tsx').then((m) => m.JoiningArea)),
    areaPage('/henvendelser', () => import('./areas/enquiries-area.tsx').then((m) => m.EnquiriesArea)),
    page('/lukkede-henvendelser', () =>
      import('./pages/lukkede-henvendelser/lukkede-henvendelser-page.tsx').then(
        (m) => m.LukkedeHenvendelserPage,
      ),
    ),
    page('/ny-henvendelse', () =>
      import('./pages/ny-henvendelse/ny-henvendelse-page.tsx').then((m) => m.NyHenvendelsePage),
    ),
    areaPage('/magasininn/$section/{-$id}', () =>
      import('./areas/magazine-area.tsx').then((m) => m.MagazineArea),
    ),
    areaPage('/registrere-barn', () => import('./areas/children-area.tsx').then((m) => m.ChildrenArea)),
    areaPage('/tillitsvalgt', () =>
      import('./areas/representative-area.tsx').then((m) => m.RepresentativeArea),
    ),
    page('/velkommen', () => import('./pages/velkommen/velkommen-page.tsx').then((m) => m.VelkommenPage)),
    page('/verifisering', () =>
      import('./pages/verifisering/verifisering-page.tsx').then((m) => m.VerifiseringPage),
    ),
    page('/mine-opplysninger', () =>
      import('./pages/mine-opplysninger/mine-opplysninger-page.tsx').then((m) => m.MineOpplysningerPage),
    ),
    page('/mine-opplysninger/meld-meg-ut', () =>
      import('./pages/meld-meg-ut/meld-meg-ut-page.tsx').then((m) => m.MeldMegUtPage),
    ),
    areaPage('/mitt-personvern', () => import('./areas/privacy-area.tsx').then((m) => m.PrivacyArea)),
    areaPage('/activities/mine', () =>
      import('./areas/my-activities-area.tsx').then((m) => m.MyActivitiesArea),
    ),
    areaPage('/meldinger', () => import('./areas/notices-area.tsx').then((m) => m.NoticesArea)),
    areaPage('/mitt-medlemsdemokrati', () =>
      import('./areas/democracy-area.tsx').then((m) => m.DemocracyArea),
    ),
    areaPage('/medlemsservice', () => import('./areas/desk-area.tsx').then((m) => m.DeskArea)),
    areaPage('/administrasjon', () =>
      import('./areas/administration-area.tsx').then((m) => m.AdministrationArea),
    ),
  ]),
]);

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param options.history where the addresses come from when it is not the browser
 * @param options.keepsScroll the page is on the screen already, and stays where it was scrolled to
 */
export function createAppRouter(options: { history?: RouterHistory; keepsScroll?: boolean } = {}) {
  let isUntouched = options.keepsScroll ?? false;
  const restoresScroll = () => {
    const restores = !isUntouched;
    isUntouched = false;
    return restores;
  };
  return createRouter({
    routeTree,
    ...(options.history && { history: options.history }),
    defaultPreload: 'intent',
    // While drawing at build time it would write an inline script.
    scrollRestoration: options.history ? false : restoresScroll,
    defaultViewTransition: { types: () => (prefersStillness() ? false : []) },
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: AppFailurePage,
    defaultNotFoundComponent: NotFoundPage,
  });
}
