/** `/kvittering/…`: what came of each gift, and the yearly statements. */
import { area } from '../area.tsx';

export const ReceiptsArea = area({
  '': () => import('../pages/kvittering/gift-receipt-page.tsx').then((m) => m.GiftReceiptPage),
  ':id': () => import('../pages/kvittering/gift-receipt-page.tsx').then((m) => m.GiftReceiptPage),
  aar: () => import('../pages/arsoppgave/statement-list-page.tsx').then((m) => m.StatementListPage),
  'aar/:id': () => import('../pages/arsoppgave/year-statement-page.tsx').then((m) => m.YearStatementPage),
});
