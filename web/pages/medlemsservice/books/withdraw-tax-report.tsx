import { useState } from 'react';
import type { TaxReport } from '#contract/tax-report-endpoints.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { taxTexts as texts } from './treasurer-texts.ts';
import { useTaxAct } from './use-tax-act.ts';

export function WithdrawTaxReport({ report, asked }: { report: TaxReport; asked: string | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const words = { button: texts.withdrawYes, done: texts.withdrawn };
  const { act, isBusy, problem } = useTaxAct(asked, words, (idempotencyKey) =>
    call('POST /api/staff/tax-reports/:id/withdrawals', { params: { id: report.id }, idempotencyKey }),
  );
  if (!isAsking)
    return (
      <p className="actions">
        <Button variant="tertiary" data-size="sm" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      </p>
    );
  return (
    <fieldset className="choices">
      <legend>{texts.withdrawSure}</legend>
      {problem}
      <p className="actions">
        <Button data-size="sm" busy={isBusy} onClick={act}>
          {texts.withdrawYes}
        </Button>
        <Button variant="secondary" data-size="sm" onClick={() => setAsking(false)}>
          {texts.withdrawNo}
        </Button>
      </p>
    </fieldset>
  );
}
