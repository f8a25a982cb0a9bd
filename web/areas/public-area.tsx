/** Open pages that few people see. Their addresses begin at the root. */
import { area } from '../area.tsx';

export const PublicArea = area({
  'finn-fram': () => import('../pages/finn-fram/finn-fram-page.tsx').then((m) => m.FinnFramPage),
  'kontakt-oss': () => import('../pages/kontakt-oss/kontakt-oss-page.tsx').then((m) => m.KontaktOssPage),
  'meld-dodsfall': () =>
    import('../pages/meld-dodsfall/meld-dodsfall-page.tsx').then((m) => m.MeldDodsfallPage),
  'logget-ut': () => import('../pages/logget-ut/logget-ut-page.tsx').then((m) => m.LoggetUtPage),
  'innlogging-slettet': () =>
    import('../pages/mitt-personvern/account-ended-page.tsx').then((m) => m.AccountEndedPage),
  personvern: () => import('../pages/personvern/personvern-page.tsx').then((m) => m.PersonvernPage),
  informasjonskapsler: () =>
    import('../pages/informasjonskapsler/informasjonskapsler-page.tsx').then(
      (m) => m.InformasjonskapslerPage,
    ),
  tilgjengelighet: () =>
    import('../pages/tilgjengelighet/tilgjengelighet-page.tsx').then((m) => m.TilgjengelighetPage),
  ord: () => import('../pages/ord/ord-page.tsx').then((m) => m.OrdPage),
  'medlemskort/:id': () => import('../pages/medlemskort/medlemskort-page.tsx').then((m) => m.MedlemskortPage),
  'avmelding/:id': () => import('../pages/avmelding/avmelding-page.tsx').then((m) => m.AvmeldingPage),
  'ny-innlogging': () =>
    import('../pages/ny-innlogging/ny-innlogging-page.tsx').then((m) => m.NyInnloggingPage),
  'stopp-ny-innlogging': () =>
    import('../pages/ny-innlogging/stopp-ny-innlogging-page.tsx').then((m) => m.StoppNyInnloggingPage),
  'angre-endring': () =>
    import('../pages/angre-endring/angre-endring-page.tsx').then((m) => m.AngreEndringPage),
  // The page that it leads to asks for the sign-in.
  invitasjon: () => import('../pages/invitasjon/invitasjon-page.tsx').then((m) => m.InvitasjonPage),
  oppsett: () => import('../pages/oppsett/oppsett-page.tsx').then((m) => m.OppsettPage),
  svaradresse: () => import('../pages/svaradresse/svaradresse-page.tsx').then((m) => m.SvaradressePage),
  '500': () => import('../frame/server-failure-page.tsx').then((m) => m.ServerFailurePage),
});
