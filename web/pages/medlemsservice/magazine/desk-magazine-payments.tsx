import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMagazinePayments } from '#contract/staff-magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import {
  deskMagazinePaymentsQuery,
  keepDeskMagazinePayments,
} from '#web/pages/medlemsservice/magazine/desk-magazine-queries.ts';
import { formatDate, kroner, plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { paymentTexts as texts } from './desk-magazine-texts.ts';

/** What the person of a case has paid for the magazine. Asked for only when somebody wants to know: each look is logged. */
export function DeskMagazinePayments({ enquiryId }: { enquiryId: string }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <section aria-labelledby="desk-magazine-payments">
      <h2 id="desk-magazine-payments">{texts.title}</h2>
      {isOpened ? (
        <Payments enquiryId={enquiryId} />
      ) : (
        <>
          <p>{texts.text}</p>
          <p>
            <Button variant="secondary" onClick={() => setIsOpened(true)}>
              {texts.show}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

function Payments({ enquiryId }: { enquiryId: string }) {
  const query = useQuery(deskMagazinePaymentsQuery(enquiryId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ payments }) =>
        payments.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className="charges">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} enquiryId={enquiryId} payment={payment} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

type PaymentRowProps = { enquiryId: string; payment: StaffMagazinePayments['payments'][number] };

/** All of it is paid back, or nothing: it is one purchase. */
function PaymentRow({ enquiryId, payment }: PaymentRowProps) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id, amountOre, state, at, paidAt, refundedAt, untilOn, receiptNumber, isRefundable } = payment;
  const { press, isBusy, problem } = usePress();
  const refund = () =>
    press(
      texts.refundYes,
      async (idempotencyKey) => {
        const after = await call('POST /api/staff/enquiries/:id/magazine/refunds', {
          params: { id: enquiryId },
          body: { paymentId: id },
          idempotencyKey,
        });
        keepDeskMagazinePayments(client, enquiryId, after);
      },
      texts.refunded,
    );
  const price = kroner(amountOre);
  const notes = [
    `${texts.states[state]} ${formatDate(plainDateOf(new Date(refundedAt ?? paidAt ?? at)))}`,
    paidAt && receiptNumber,
    state === 'paid' && untilOn && texts.until(untilOn),
  ];
  return (
    <li>
      <strong>{price}</strong>
      <span className="charges__note">{notes.filter(Boolean).join('. ')}</span>
      {isRefundable && !isAsking && (
        <Button
          variant="tertiary"
          data-size="sm"
          aria-label={texts.refundOne(price, receiptNumber)}
          onClick={() => setIsAsking(true)}
        >
          {texts.refund}
        </Button>
      )}
      {isRefundable && isAsking && (
        <div className="charges__note">
          <p>{texts.refundText(price)}</p>
          {problem}
          <p className="actions">
            <Button busy={isBusy} onClick={() => void refund()}>
              {texts.refundYes}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {texts.cancel}
            </Button>
          </p>
        </div>
      )}
    </li>
  );
}
