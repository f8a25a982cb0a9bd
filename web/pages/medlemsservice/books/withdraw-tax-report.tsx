import type { TaxReport } from '#contract/tax-report-endpoints.ts';
import { call } from '#web/api/call.ts';
import { taxTexts as texts } from './treasurer-texts.ts';
import { useTaxAct } from './use-tax-act.ts';
import { WithdrawYear } from './withdraw-year.tsx';

export function WithdrawTaxReport({ report, asked }: { report: TaxReport; asked: string | undefined }) {
  const words = { button: texts.withdrawYes, done: texts.withdrawn };
  const { act, isBusy, problem } = useTaxAct(asked, words, (idempotencyKey) =>
    call('POST /api/staff/tax-reports/:id/withdrawals', { params: { id: report.id }, idempotencyKey }),
  );
  return <WithdrawYear texts={texts} act={act} isBusy={isBusy} problem={problem} />;
}
