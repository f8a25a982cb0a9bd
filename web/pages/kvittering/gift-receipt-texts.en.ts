/** In English. */
import type { GiftState } from '#contract/giving-values.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Receipt',
  none: {
    title: 'No receipts yet',
    text: 'When a gift has arrived, you find the receipt here.',
    link: 'Make a gift',
  },
  states: {
    planned: { title: 'The gift is planned', text: 'It has not been drawn yet.' },
    sent: { title: 'The payment is sent', text: 'When the money has arrived, the receipt is here.' },
    waiting: {
      title: 'We are waiting for confirmation',
      text: 'If you have approved in Vipps, the receipt comes here automatically in a few seconds. You can safely close the page.',
    },
    retrying: {
      title: 'The gift has not gone through yet',
      text: 'Vipps tries again over the next few days. You do not have to do anything, and you owe us nothing.',
    },
    paid: { title: 'Thank you for the gift!', text: 'It has arrived.' },
    failed: {
      title: 'The gift did not go through',
      text: 'Nothing has been drawn, and you owe us nothing.',
    },
    declined: {
      title: 'You said no in Vipps',
      text: 'Nothing has been drawn. If you change your mind, you can try again.',
    },
    expired: {
      title: 'The approval timed out',
      text: 'Nothing has been drawn. You can try again when it suits you.',
    },
    cancelled: { title: 'The payment was stopped', text: 'Nothing has been drawn.' },
    'partly-refunded': { title: 'Part of the gift is refunded', text: 'The rest is still a gift.' },
    refunded: { title: 'The gift is refunded', text: 'The money is on its way to the account it came from.' },
  } satisfies Record<GiftState, { title: string; text: string }>,
  again: 'Were you interrupted? Then you can open Vipps again.',
  tryAgain: 'Try again',
  all: 'See your gifts',
  ask: 'Ask about this gift',
  receipt: 'Receipt',
  facts: {
    number: 'Number',
    amount: 'Amount',
    refunded: 'Refunded',
    giver: 'Giver',
    paid: 'Arrived',
    purpose: 'The gift goes to',
    receiver: 'Recipient',
    tax: 'Tax deduction',
    forTax: 'Reported to the Norwegian Tax Administration when the gifts of the year are large enough',
    lacksNumber: 'Yes, but we do not have your identity number',
    notForTax: 'Not reported to the Norwegian Tax Administration',
  },
};
export type Complete = Whole<
  Compared<typeof import('./gift-receipt-texts.ts'), typeof import('./gift-receipt-texts.en.ts')>
>;
