import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefundWish } from '#contract/giving-endpoints.ts';
import type { StaffGiving } from '#contract/giving-values.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { keepDeskGiving } from '#web/pages/medlemsservice/giving/desk-giving-queries.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { giftStateWords } from '#web/texts/giving-words.ts';
import { Button } from '#web/ui/button.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { refundFieldTexts, givingTexts as texts } from './desk-giving-texts.ts';

type StaffGift = StaffGiving['gifts'][number];
/** @param props.isAsked the case was started from it */
type DeskGiftProps = { enquiryId: string; gift: StaffGift; isAsked: boolean };

/** One gift or charge of the person of a case, and paying it back while the rules allow it. */
export function DeskGift({ enquiryId, gift, isAsked }: DeskGiftProps) {
  const [isRefunding, setIsRefunding] = useState(false);
  const { dueOn, amountOre, state, receipt, refundedOre, refundableOre, refundableUntilOn } = gift;
  const title = texts.refundOne(kroner(amountOre), dueOn);
  const notes = [
    giftStateWords[state],
    receipt?.number,
    refundedOre > 0 && texts.refunded(kroner(refundedOre)),
    refundableOre > 0 && refundableUntilOn && texts.refundableUntil(refundableUntilOn),
  ];
  return (
    <li>
      <span>{formatDate(dueOn)}</span>
      <strong>{kroner(amountOre)}</strong>
      <span className="charges__note">
        {isAsked && <StateTag tone="info">{texts.asked}</StateTag>} {notes.filter(Boolean).join('. ')}
      </span>
      {refundableOre > 0 && !isRefunding && (
        <Button variant="tertiary" data-size="sm" aria-label={title} onClick={() => setIsRefunding(true)}>
          {texts.refund}
        </Button>
      )}
      {isRefunding && (
        <div className="charges__note">
          <RefundForm enquiryId={enquiryId} gift={gift} title={title} onClose={() => setIsRefunding(false)} />
        </div>
      )}
    </li>
  );
}

type RefundFormProps = Omit<DeskGiftProps, 'isAsked'> & { title: string; onClose(): void };

function RefundForm({ enquiryId, gift, title, onClose }: RefundFormProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `refund.${gift.id}`,
    schema: RefundWish,
    initial: { giftId: gift.id, amountKroner: '' },
    texts: refundFieldTexts,
    button: texts.refund,
    idPrefix: `refund-${gift.id}-`,
    async send(body, idempotencyKey) {
      const after = await call('POST /api/staff/enquiries/:id/giving/refunds', {
        params: { id: enquiryId },
        body,
        idempotencyKey,
      });
      keepDeskGiving(client, enquiryId, after);
      showToast(texts.refundDone);
      onClose();
      return null;
    },
  });
  return (
    <AnsweredForm
      form={form}
      button={texts.refund}
      label={title}
      more={
        <Button variant="tertiary" onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      <TextField
        label={texts.refundAmount}
        hint={texts.refundHint(kroner(gift.refundableOre))}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('amountKroner')}
      />
    </AnsweredForm>
  );
}
