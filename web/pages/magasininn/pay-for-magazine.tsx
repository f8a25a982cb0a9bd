import { useQueryClient } from '@tanstack/react-query';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import type { MagazinePayment } from '#contract/magazine-values.ts';
import { call } from '#web/api/call.ts';
import { keepMagazine } from '#web/api/magazine-queries.ts';
import { useAsking } from '#web/api/use-asking.ts';
import { kroner } from '#web/texts/format.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { paymentTexts } from './magazine-payment-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';

const { waiting: words, over } = paymentTexts;

/** The newest one, where it waits to be approved in Vipps. */
export const waitingPaymentOf = ({ payments }: MyMagazine): MagazinePayment | null =>
  payments[0]?.state === 'waiting' ? payments[0] : null;

/** Between the order and Vipps; asks how it goes until it is decided. */
export function PayForMagazine({ payment }: { payment: MagazinePayment }) {
  const client = useQueryClient();
  const { act, isBusy, problem } = useMagazineAct();
  const { id, kind, amountOre, approval } = payment;
  useAsking(id, async (waitingId) => {
    keepMagazine(client, await call('POST /api/magazine/payments/:id/checks', { params: { id: waitingId } }));
  });
  const cancel = () =>
    act(
      (idempotencyKey) =>
        call('POST /api/magazine/payments/:id/cancellations', { params: { id }, idempotencyKey }),
      words.cancel,
      words.cancelled,
    );
  const price = kroner(amountOre);
  return (
    <Card title={words.title} tone="warm" className="magazine-pay">
      <p>{kind === 'order' ? words.text(price) : words.renewal(price)}</p>
      <ApprovalStep approval={approval} />
      {problem}
      <p>
        <Button variant="tertiary" busy={isBusy} onClick={() => void cancel()}>
          {words.cancel}
        </Button>
      </p>
    </Card>
  );
}

/** The newest payment, where nothing came of it. */
export function paymentOverOf({ payments: [newest] }: MyMagazine) {
  if (!newest) return null;
  const { state, channel } = newest;
  return state === 'cancelled' || state === 'expired' || state === 'failed' ? { state, channel } : null;
}

/** What became of it: nothing is drawn, and it can be tried again. */
export function PaymentOver({ magazine }: { magazine: MyMagazine }) {
  const payment = paymentOverOf(magazine);
  if (!payment) return null;
  const { state } = payment;
  return (
    <NoticeBox tone={state === 'failed' ? 'warning' : 'info'} title={over[state].title} announce="status">
      <p>{over[state].text}</p>
    </NoticeBox>
  );
}
