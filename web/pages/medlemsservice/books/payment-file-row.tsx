import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AdministrationReason } from '#contract/administration-endpoints.ts';
import type { PaymentFile, PaymentFiles } from '#contract/payment-file-endpoints.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { StateTag, type StateTone } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepPaymentFiles, paymentFilesQuery } from './payment-file-queries.ts';
import { paidFieldTexts, texts, withdrawFieldTexts } from './payment-file-texts.ts';
import { SignInFirst } from './sign-in-first.tsx';

const tones = {
  made: 'warning',
  signed: 'info',
  paid: 'success',
  withdrawn: 'neutral',
} satisfies Record<PaymentFile['state'], StateTone>;

/** A file with what is in it, and what the reader can do with it. */
export function PaymentFileRow({ file }: { file: PaymentFile }) {
  const { number, state, account, payOn, count, sumOre, payments } = file;
  const now = new Date();
  return (
    <li className="row">
      <p className="row__tags">
        <StateTag tone={tones[state]}>{texts.states[state]}</StateTag>
      </p>
      <h3 className="row__name">{texts.file(number)}</h3>
      <FactList
        facts={[
          [texts.amount, texts.sum(count, sumOre)],
          [texts.from, texts.accountName(account)],
          [texts.payDay, formatDate(payOn)],
          [texts.madeBy, texts.by(file.madeBy, formatMomentWithTime(file.madeAt, now))],
          ...(file.signedBy && file.signedAt
            ? [[texts.signedBy, texts.by(file.signedBy, formatMomentWithTime(file.signedAt, now))] as const]
            : []),
          ...(file.paidOn ? [[texts.paidOn, formatDate(file.paidOn)] as const] : []),
          ...(file.withdrawnBecause ? [[texts.because, file.withdrawnBecause] as const] : []),
        ]}
      />
      {payments.length > 0 && (
        <details className="fold">
          <summary>{texts.contents(payments.length)}</summary>
          <ul>
            {payments.map((one) => (
              <li key={one.number}>
                {texts.payment(one.amountOre, one.claimantName, one.accountEnding)}
                <br />
                <span className="soft">
                  {one.number}, {one.what}, {one.unit.name}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {state === 'made' && <Signing file={file} />}
      {(state === 'signed' || state === 'paid') && <Taking file={file} />}
      {state === 'signed' && <Paid file={file} />}
      {(state === 'made' || state === 'signed') && <Withdrawal file={file} />}
    </li>
  );
}

/** Keeps what an act answers; where another has acted meanwhile, the files are read again. */
function useFileAct() {
  const client = useQueryClient();
  const refusalOf = (error: unknown): string | null => {
    if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) return null;
    void client.invalidateQueries({ queryKey: paymentFilesQuery().queryKey });
    return texts.changed;
  };
  return { keep: (answer: PaymentFiles) => keepPaymentFiles(client, answer), refusalOf };
}

/** A button that may need a newer sign-in. */
function useFilePress() {
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { keep, refusalOf } = useFileAct();
  const pressing = usePress((error) => {
    setNeedsSignIn(isSignInOld(error));
    return refusalOf(error);
  });
  return { ...pressing, keep, needsSignIn };
}
const isSignInOld = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_AGAIN';

function Signing({ file: { id, number, maySign } }: { file: PaymentFile }) {
  const { press, isBusy, problem, keep, needsSignIn } = useFilePress();
  if (needsSignIn) return <SignInFirst at={deskPaths.deskPayments} />;
  if (!maySign) return <p>{texts.waits}</p>;
  return (
    <>
      <p>{texts.signHint}</p>
      {problem}
      <p>
        <Button
          busy={isBusy}
          aria-label={texts.signFor(number)}
          onClick={() =>
            void press(
              texts.sign,
              async (idempotencyKey) =>
                keep(
                  await call('POST /api/staff/payment-files/:id/signatures', {
                    params: { id },
                    idempotencyKey,
                  }),
                ),
              texts.signed,
            )
          }
        >
          {texts.sign}
        </Button>
      </p>
    </>
  );
}

function Taking({ file: { id, number, state } }: { file: PaymentFile }) {
  const { press, isBusy, problem, needsSignIn } = useFilePress();
  if (needsSignIn) return <SignInFirst at={deskPaths.deskPayments} />;
  return (
    <>
      {state === 'signed' && <p>{texts.takeHint}</p>}
      {problem}
      <p>
        <Button
          variant={state === 'signed' ? 'primary' : 'secondary'}
          busy={isBusy}
          aria-label={texts.takeFor(number)}
          onClick={() =>
            void press(texts.take, async () =>
              saveFile(await call('GET /api/staff/payment-files/:id/file', { params: { id } })),
            )
          }
        >
          {texts.take}
        </Button>
      </p>
    </>
  );
}

function Paid({ file: { id, number } }: { file: PaymentFile }) {
  const { keep, refusalOf } = useFileAct();
  const form = useAnsweredForm({
    keptAs: `payment-file-paid.${id}`,
    schema: z.object({ paidOn: TypedDate }),
    initial: { paidOn: '' },
    texts: paidFieldTexts,
    button: texts.pay,
    idPrefix: `paid-${id}-`,
    async send(body, idempotencyKey) {
      const request = { params: { id }, body, idempotencyKey };
      try {
        keep(await call('POST /api/staff/payment-files/:id/payments', request));
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
      showToast(texts.paid);
      return null;
    },
  });
  return (
    <>
      <p>{texts.payHint}</p>
      <AnsweredForm form={form} button={texts.pay} label={texts.payTitle(number)}>
        <DayField label={texts.paidDay} {...form.field('paidOn')} />
      </AnsweredForm>
    </>
  );
}

function Withdrawal({ file: { id, number } }: { file: PaymentFile }) {
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { keep, refusalOf } = useFileAct();
  const form = useAnsweredForm({
    keptAs: `payment-file-withdrawal.${id}`,
    schema: z.object({ reason: AdministrationReason }),
    initial: { reason: '' },
    texts: withdrawFieldTexts,
    button: texts.withdraw,
    idPrefix: `withdraw-${id}-`,
    async send(body, idempotencyKey) {
      const request = { params: { id }, body, idempotencyKey };
      try {
        keep(await call('POST /api/staff/payment-files/:id/withdrawals', request));
      } catch (error) {
        setNeedsSignIn(isSignInOld(error));
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
      showToast(texts.withdrawn);
      return null;
    },
  });
  const title = texts.withdrawTitle(number);
  return (
    <div className="folds">
      <details className="fold">
        <summary>{title}</summary>
        <p>{texts.withdrawText}</p>
        {needsSignIn && <SignInFirst at={deskPaths.deskPayments} />}
        <AnsweredForm form={form} button={texts.withdraw} label={title}>
          <TextField label={texts.reason} {...form.field('reason')} />
        </AnsweredForm>
      </details>
    </div>
  );
}
