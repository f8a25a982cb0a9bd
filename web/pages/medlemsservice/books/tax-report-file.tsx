import { useQueryClient } from '@tanstack/react-query';
import type { TaxReport } from '#contract/tax-report-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { keepTaxReport, taxReportQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { receiptTexts, taxTexts as texts } from './treasurer-texts.ts';

type TaxReportFileProps = { report: TaxReport; asked: string | undefined; mayDeliver: boolean };

/** The file that two have signed: to take, and to note as delivered. */
export function TaxReportFile({ report, asked, mayDeliver }: TaxReportFileProps) {
  const client = useQueryClient();
  const { press, isBusy, problem, error } = usePress();
  const take = async () => {
    saveFile(await call('GET /api/staff/tax-reports/:id/file', { params: { id: report.id } }));
    void client.invalidateQueries({ queryKey: taxReportQuery(asked).queryKey });
  };
  const deliver = async (body: { receipt: string }, idempotencyKey: string) => {
    const request = { params: { id: report.id }, body, idempotencyKey };
    keepTaxReport(client, asked, await call('POST /api/staff/tax-reports/:id/deliveries', request));
  };
  if (error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')
    return <SignInFirst year={Number(report.reference.split('-')[1])} />;
  return (
    <>
      <p>{texts.takeHint}</p>
      {problem}
      <p className="actions">
        <Button
          variant={mayDeliver ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() => void press(texts.take, take)}
        >
          {texts.take}
        </Button>
      </p>
      {mayDeliver && (
        <DeliveryForm
          keptAs={`tax-report-delivery.${report.id}`}
          words={texts}
          receiptTexts={receiptTexts}
          deliver={deliver}
        />
      )}
      <p className="soft">{texts.kept5}</p>
    </>
  );
}
