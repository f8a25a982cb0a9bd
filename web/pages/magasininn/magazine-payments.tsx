import { useState } from 'react';
import type { MagazinePayment } from '#contract/magazine-values.ts';
import { call } from '#web/api/call.ts';
import { formatDate, kroner, plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { paymentTexts } from './magazine-payment-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';

const { list: words, withdraw } = paymentTexts;

/** What has been paid for, with its receipt; and the way to undo it, while there is one. */
type PaymentsProps = { payments: readonly MagazinePayment[]; isFreeNow: boolean };

export function MagazinePayments({ payments, isFreeNow }: PaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">{words.title}</h2>
      {isFreeNow && <p>{words.freeNow}</p>}
      <ul className="rows" aria-labelledby="payments">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function PaymentRow({ payment }: { payment: MagazinePayment }) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, amountOre, state, at, paidAt, startsOn, untilOn, refundedAt, withdrawUntilOn } = payment;
  return (
    <li className="row">
      <h3 className="row__name">{words.name(payment, kroner(amountOre))}</h3>
      <p className="row__details">
        <span>
          {words.states[state]} {formatDate(plainDateOf(new Date(refundedAt ?? paidAt ?? at)))}
        </span>
        {state === 'paid' && startsOn && untilOn && <span>{words.period(startsOn, untilOn)}</span>}
        {withdrawUntilOn && <span>{withdraw.until(withdrawUntilOn)}</span>}
      </p>
      {paidAt && (
        <div className="actions">
          <DownloadButton
            size="sm"
            fetch={() => call('GET /api/magazine/payments/:id/receipt', { params: { id } })}
            saved={words.receiptSaved}
          >
            {words.receipt}
          </DownloadButton>
          {withdrawUntilOn && !isAsking && (
            <Button variant="secondary" data-size="sm" onClick={() => setIsAsking(true)}>
              {withdraw.open}
            </Button>
          )}
        </div>
      )}
      {withdrawUntilOn && isAsking && <Withdraw payment={payment} onDone={() => setIsAsking(false)} />}
    </li>
  );
}

/** The second press. No persuasion, and no reason asked for. */
function Withdraw({ payment: { id, amountOre }, onDone }: { payment: MagazinePayment; onDone(): void }) {
  const { act, isBusy, problem } = useMagazineAct();
  const yes = () =>
    act(
      (idempotencyKey) =>
        call('POST /api/magazine/payments/:id/withdrawals', { params: { id }, idempotencyKey }),
      withdraw.yes,
      withdraw.said,
    );
  return (
    <div className="card card--warm">
      <h4 className="card__title">{withdraw.title}</h4>
      <p>{withdraw.text(kroner(amountOre))}</p>
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void yes()}>
          {withdraw.yes}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {withdraw.no}
        </Button>
      </p>
    </div>
  );
}
