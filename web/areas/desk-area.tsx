/** `/medlemsservice/…`: the pages of member service. */
import { deskStart } from '#web/ui/desk-start.ts';
import { area } from '../area.tsx';
import { strongArea } from './strong-area.tsx';

const desk = area({
  '': () => import('../pages/medlemsservice/cases/medlemsservice-page.tsx').then((m) => m.MedlemsservicePage),
  'henvendelser/:id': () =>
    import('../pages/medlemsservice/cases/medlemsservice-henvendelse-page.tsx').then(
      (m) => m.MedlemsserviceHenvendelsePage,
    ),
  medlemmer: () =>
    import('../pages/medlemsservice/members/desk-members-page.tsx').then((m) => m.DeskMembersPage),
  personer: () => import('../pages/medlemsservice/people/desk-search-page.tsx').then((m) => m.DeskSearchPage),
  'personer/:id': () =>
    import('../pages/medlemsservice/people/desk-person-page.tsx').then((m) => m.DeskPersonPage),
  bankfiler: () => import('../pages/medlemsservice/giro/bank-files-page.tsx').then((m) => m.BankFilesPage),
  barn: () =>
    import('../pages/medlemsservice/children/desk-children-page.tsx').then((m) => m.DeskChildrenPage),
  'barn/:id': () =>
    import('../pages/medlemsservice/children/desk-child-page.tsx').then((m) => m.DeskChildPage),
  fodselsnumre: () =>
    import('../pages/medlemsservice/people/desk-numbers-page.tsx').then((m) => m.DeskNumbersPage),
  'fodselsnumre/:id': () =>
    import('../pages/medlemsservice/people/desk-number-page.tsx').then((m) => m.DeskNumberPage),
  'rettet-begge-steder': () =>
    import('../pages/medlemsservice/people/desk-conflicts-page.tsx').then((m) => m.DeskConflictsPage),
  utmeldinger: () =>
    import('../pages/medlemsservice/people/desk-leaving-page.tsx').then((m) => m.DeskLeavingPage),
  dodsfall: () => import('../pages/medlemsservice/deaths/desk-deaths-page.tsx').then((m) => m.DeskDeathsPage),
  'dodsfall/:id': () =>
    import('../pages/medlemsservice/deaths/desk-death-page.tsx').then((m) => m.DeskDeathPage),
  verv: () => import('../pages/medlemsservice/offices/desk-offices-page.tsx').then((m) => m.DeskOfficesPage),
  'verv/:id': () =>
    import('../pages/medlemsservice/offices/desk-unit-offices-page.tsx').then((m) => m.DeskUnitOfficesPage),
  tekster: () => import('../pages/medlemsservice/cases/text-blocks-page.tsx').then((m) => m.TextBlocksPage),
  statistikk: () =>
    import('../pages/medlemsservice/statistics/desk-statistics-page.tsx').then((m) => m.DeskStatisticsPage),
  leveringer: () =>
    import('../pages/medlemsservice/statistics/deliveries-page.tsx').then((m) => m.DeliveriesPage),
  skatt: () => import('../pages/medlemsservice/books/tax-report-page.tsx').then((m) => m.TaxReportPage),
  tilskudd: () => import('../pages/medlemsservice/grant/grant-page.tsx').then((m) => m.GrantPage),
  magasinet: () =>
    import('../pages/medlemsservice/magazine/desk-magazine-page.tsx').then((m) => m.DeskMagazinePage),
  seremonier: () =>
    import('../pages/medlemsservice/ceremonies/desk-ceremonies-page.tsx').then((m) => m.DeskCeremoniesPage),
  avstemming: () =>
    import('../pages/medlemsservice/books/reconciliation-page.tsx').then((m) => m.ReconciliationPage),
  kontoutskrift: () =>
    import('../pages/medlemsservice/books/bank-statements-page.tsx').then((m) => m.BankStatementsPage),
  regnskap: () => import('../pages/medlemsservice/books/books-page.tsx').then((m) => m.BooksPage),
  utlegg: () =>
    import('../pages/medlemsservice/books/desk-reimbursements-page.tsx').then(
      (m) => m.DeskReimbursementsPage,
    ),
  utbetalinger: () => import('../pages/medlemsservice/books/payments-page.tsx').then((m) => m.PaymentsPage),
  'personer/:id/ny-innlogging': () =>
    import('../pages/medlemsservice/recovery/recovery-start-page.tsx').then((m) => m.RecoveryStartPage),
  'ny-innlogging': () =>
    import('../pages/medlemsservice/recovery/recoveries-page.tsx').then((m) => m.RecoveriesPage),
  'ny-innlogging/:id': () =>
    import('../pages/medlemsservice/recovery/recovery-page.tsx').then((m) => m.RecoveryPage),
  kontroll: () =>
    import('../pages/medlemsservice/people/look-control-page.tsx').then((m) => m.LookControlPage),
});

export const DeskArea = strongArea(desk, (me) => deskStart(me) !== null);
