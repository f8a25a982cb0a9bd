/** In English. */
import type { AgreementReceipt } from '#contract/giving-values.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  title: 'Receipt for a giving agreement',
  none: {
    title: 'No receipts yet',
    text: 'When you have made a giving agreement, you find the confirmation here.',
    link: 'Become a regular giver',
  },
  waiting: {
    title: 'We are waiting for confirmation',
    text: 'If you have approved in Vipps, the confirmation comes here automatically, usually within a few seconds. You can safely close the page.',
    again: 'Were you interrupted? Then you can open Vipps again.',
  },
  states: {
    active: {
      title: `Thank you! You are a regular giver to ${organisation.shortName}`,
      text: 'The agreement is approved. Here is what you have chosen.',
    },
    paused: { title: 'The agreement is paused', text: 'We draw nothing until the pause is over.' },
    declined: {
      title: 'The agreement was not approved',
      text: 'You said no in Vipps, so nothing will be drawn. If you change your mind, you can try again.',
    },
    expired: {
      title: 'The approval timed out',
      text: 'Vipps waits for ten minutes. Nothing has been drawn, and you can try again when it suits you.',
    },
    abandoned: {
      title: 'The agreement was not completed',
      text: 'Nothing will be drawn. You can start again whenever you like.',
    },
    stopped: {
      title: 'The agreement is stopped',
      text: 'No more payments will be drawn. Thank you for all you have contributed.',
    },
  },
  chosen: 'What you chose',
  tryAgain: 'Try again',
  change: 'Change what you chose',
  manage: 'See and change the agreement',
  ask: 'Ask about the agreement',
  facts: {
    number: 'Agreement',
    giver: 'Giver',
    terms: 'Amount',
    rail: 'Payment',
    purpose: 'The gift goes to',
    resumes: 'The pause lasts until',
    tax: 'Tax deduction',
    taxYes: 'Yes, the gifts are reported to the Norwegian Tax Administration',
    taxNumberMissing: 'Yes, but we do not have your identity number',
    taxNo: 'No',
    receiver: 'Recipient',
    at: 'Time',
    version: 'Terms',
  },
  until: (on: string) => formatDate(on),
};

/** What the event was that the receipt is for. */
export const receiptTitle = (receipt: AgreementReceipt): string =>
  receipt.kind === 'stopped' ? 'Confirmation that the agreement is stopped' : texts.title;
export type Complete = Whole<
  Compared<typeof import('./agreement-receipt-texts.ts'), typeof import('./agreement-receipt-texts.en.ts')>
>;
