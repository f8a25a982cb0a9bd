/** `/tillitsvalgt/…`: what somebody elected needs. */
import { area } from '../area.tsx';

export const RepresentativeArea = area({
  '': () => import('../pages/tillitsvalgt/tillitsvalgt-page.tsx').then((m) => m.TillitsvalgtPage),
  'verv/:id': () => import('../pages/tillitsvalgt/office-page.tsx').then((m) => m.OfficePage),
  utlegg: () =>
    import('../pages/tillitsvalgt/own-reimbursements-page.tsx').then((m) => m.OwnReimbursementsPage),
  ':id': () => import('../pages/tillitsvalgt/unit-start-page.tsx').then((m) => m.UnitStartPage),
  ':id/medlemmer': () => import('../pages/tillitsvalgt/members-page.tsx').then((m) => m.MembersPage),
  ':id/nye': () => import('../pages/tillitsvalgt/new-members-page.tsx').then((m) => m.NewMembersPage),
  ':id/tall': () => import('../pages/tillitsvalgt/figures-page.tsx').then((m) => m.FiguresPage),
  ':id/overlevering': () => import('../pages/tillitsvalgt/handover-page.tsx').then((m) => m.HandoverPage),
  ':id/dokumenter': () => import('../pages/tillitsvalgt/documents-page.tsx').then((m) => m.DocumentsPage),
  ':id/saker': () => import('../pages/tillitsvalgt/unit-cases-page.tsx').then((m) => m.UnitCasesPage),
  ':id/refusjon': () =>
    import('../pages/tillitsvalgt/reimbursement-page.tsx').then((m) => m.ReimbursementPage),
  ':id/utlegg': () =>
    import('../pages/tillitsvalgt/unit-reimbursements-page.tsx').then((m) => m.UnitReimbursementsPage),
  ':id/arsmote': () => import('../pages/tillitsvalgt/board-meeting-page.tsx').then((m) => m.BoardMeetingPage),
  ':id/skriv': () => import('../pages/tillitsvalgt/write-page.tsx').then((m) => m.WritePage),
  ':id/styret': () => import('../pages/tillitsvalgt/board-page.tsx').then((m) => m.BoardPage),
});
