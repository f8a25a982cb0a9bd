/** `/kvittering/aar/…`: the yearly statements. */
import { area } from '../area.tsx';

export const StatementArea = area({
  '': () => import('../pages/arsoppgave/statement-list-page.tsx').then((m) => m.StatementListPage),
  ':id': () => import('../pages/arsoppgave/year-statement-page.tsx').then((m) => m.YearStatementPage),
});
