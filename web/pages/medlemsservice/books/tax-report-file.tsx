import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveryReceipt, type TaxReport } from '#contract/tax-report-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { keepTaxReport, taxReportQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SignInFirst } from './sign-in-first.tsx';
import { receiptTexts, taxTexts as texts } from './treasurer-texts.ts';

type TaxReportFileProps = { report: TaxReport; asked: string | undefined; mayDeliver: boolean };

/** The file that two have signed: to take, and to note as delivered. */
export function TaxReportFile({ report, asked, mayDeliver }: TaxReportFileProps) {
  const client = useQueryClient();
  const [isSignInOld, setSignInOld] = useState(false);
  const { press, isBusy, problem } = usePress((error) =>
    setSignInOld(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN'),
  );
  const take = async () => {
    saveFile(await call('GET /api/staff/tax-reports/:id/file', { params: { id: report.id } }));
    void client.invalidateQueries({ queryKey: taxReportQuery(asked).queryKey });
  };
  if (isSignInOld) return <SignInFirst year={Number(report.reference.split('-')[1])} />;
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
      {mayDeliver && <Delivered report={report} asked={asked} />}
      <p className="soft">{texts.kept5}</p>
    </>
  );
}

function Delivered({ report, asked }: { report: TaxReport; asked: string | undefined }) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `tax-report-delivery.${report.id}`,
    schema: DeliveryReceipt,
    initial: { receipt: '' },
    texts: { receipt: receiptTexts },
    button: texts.deliver,
    async send(body, idempotencyKey) {
      keepTaxReport(
        client,
        asked,
        await call('POST /api/staff/tax-reports/:id/deliveries', {
          params: { id: report.id },
          body,
          idempotencyKey,
        }),
      );
      showToast(texts.delivered);
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.deliver} label={texts.deliver}>
      <TextField
        label={texts.receipt}
        hint={texts.receiptHint}
        autoComplete="off"
        {...form.field('receipt')}
      />
    </AnsweredForm>
  );
}
