/** `/medlemsservice/…`: the pages of member service. */
import { area } from '../area.tsx';
import { strongArea } from './strong-area.tsx';

const desk = area({
  '': () => import('../pages/medlemsservice/medlemsservice-page.tsx').then((m) => m.MedlemsservicePage),
  'henvendelser/:id': () =>
    import('../pages/medlemsservice/medlemsservice-henvendelse-page.tsx').then(
      (m) => m.MedlemsserviceHenvendelsePage,
    ),
  personer: () => import('../pages/medlemsservice/desk-search-page.tsx').then((m) => m.DeskSearchPage),
  'personer/:id': () => import('../pages/medlemsservice/desk-person-page.tsx').then((m) => m.DeskPersonPage),
  bankfiler: () => import('../pages/medlemsservice/bank-files-page.tsx').then((m) => m.BankFilesPage),
  barn: () => import('../pages/medlemsservice/desk-children-page.tsx').then((m) => m.DeskChildrenPage),
  'barn/:id': () => import('../pages/medlemsservice/desk-child-page.tsx').then((m) => m.DeskChildPage),
  fodselsnumre: () => import('../pages/medlemsservice/desk-numbers-page.tsx').then((m) => m.DeskNumbersPage),
  'fodselsnumre/:id': () =>
    import('../pages/medlemsservice/desk-number-page.tsx').then((m) => m.DeskNumberPage),
  utmeldinger: () => import('../pages/medlemsservice/desk-leaving-page.tsx').then((m) => m.DeskLeavingPage),
  dodsfall: () => import('../pages/medlemsservice/desk-deaths-page.tsx').then((m) => m.DeskDeathsPage),
  'dodsfall/:id': () => import('../pages/medlemsservice/desk-death-page.tsx').then((m) => m.DeskDeathPage),
  verv: () => import('../pages/medlemsservice/desk-offices-page.tsx').then((m) => m.DeskOfficesPage),
  'verv/:id': () =>
    import('../pages/medlemsservice/desk-unit-offices-page.tsx').then((m) => m.DeskUnitOfficesPage),
  tekster: () => import('../pages/medlemsservice/text-blocks-page.tsx').then((m) => m.TextBlocksPage),
  statistikk: () =>
    import('../pages/medlemsservice/desk-statistics-page.tsx').then((m) => m.DeskStatisticsPage),
  leveringer: () => import('../pages/medlemsservice/deliveries-page.tsx').then((m) => m.DeliveriesPage),
  skatt: () => import('../pages/medlemsservice/tax-report-page.tsx').then((m) => m.TaxReportPage),
  magasinet: () => import('../pages/medlemsservice/desk-magazine-page.tsx').then((m) => m.DeskMagazinePage),
  seremonier: () =>
    import('../pages/medlemsservice/desk-ceremonies-page.tsx').then((m) => m.DeskCeremoniesPage),
  avstemming: () =>
    import('../pages/medlemsservice/reconciliation-page.tsx').then((m) => m.ReconciliationPage),
  kontoutskrift: () =>
    import('../pages/medlemsservice/bank-statements-page.tsx').then((m) => m.BankStatementsPage),
  regnskap: () => import('../pages/medlemsservice/books-page.tsx').then((m) => m.BooksPage),
  'personer/:id/ny-innlogging': () =>
    import('../pages/medlemsservice/recovery-start-page.tsx').then((m) => m.RecoveryStartPage),
  'ny-innlogging': () => import('../pages/medlemsservice/recoveries-page.tsx').then((m) => m.RecoveriesPage),
  'ny-innlogging/:id': () => import('../pages/medlemsservice/recovery-page.tsx').then((m) => m.RecoveryPage),
  kontroll: () => import('../pages/medlemsservice/look-control-page.tsx').then((m) => m.LookControlPage),
});

export const DeskArea = strongArea(desk, ({ staffRole }) => staffRole !== null);
