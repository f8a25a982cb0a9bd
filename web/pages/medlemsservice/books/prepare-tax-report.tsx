import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { taxTexts as texts } from './treasurer-texts.ts';
import { useTaxAct } from './use-tax-act.ts';

const kinds = ['added', 'removed', 'amounts', 'numbers', 'names'] as const;

/** What is to be delivered, and the way to it; or why there is nothing to do. */
export function PrepareTaxReport({ year, asked }: { year: TaxReportYear; asked: string | undefined }) {
  const { changes } = year.preview;
  const button = changes ? texts.prepareCorrection : texts.prepare;
  const { act, isBusy, problem } = useTaxAct(asked, { button, done: texts.prepared }, (idempotencyKey) =>
    call('POST /api/staff/tax-reports', { body: { year: String(year.year) }, idempotencyKey }),
  );
  if (!year.limits) return null;
  if (!year.hasEnded) return <p>{texts.notEnded(year.year)}</p>;
  if (year.reports.some(({ state }) => state === 'prepared' || state === 'signed')) return null;
  const changed = changes && kinds.filter((kind) => changes[kind] > 0);
  if (changed?.length === 0) return <p>{texts.nothingNew}</p>;
  return (
    <>
      {changes && changed && (
        <NoticeBox title={texts.changesTitle} level={3}>
          <ul>
            {changed.map((kind) => (
              <li key={kind}>{texts.changes[kind](changes[kind])}</li>
            ))}
          </ul>
          <p>{texts.changesLead}</p>
        </NoticeBox>
      )}
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={act}>
          {button}
        </Button>
      </p>
    </>
  );
}
