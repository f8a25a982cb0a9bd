/** In English. */
import type { MyChoices } from '#contract/account-ending-endpoints.ts';
import type { AccountEnding } from '#contract/leaving-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

type Staying = MyChoices['account']['stays'][number];

export const endingTexts = {
  title: 'End or delete',
  lead: 'Here you can end four things, each by itself. You get a confirmation of each of them.',
  since: (when: string) => `Ended ${when}`,
  download: 'Download the confirmation (PDF)',
  saved: 'The confirmation is downloaded.',
  membership: {
    title: 'The membership',
    is: 'You are a member.',
    isNot: 'The login has no membership.',
    end: 'End your membership',
    certificate: 'See the confirmation',
  },
  giving: {
    title: 'Gifts',
    is: 'You have a giving agreement.',
    isNot: 'You have no giving agreement.',
    end: 'Stop the giving agreement',
  },
  magazine: {
    title: 'The magazine',
    is: 'You get the magazine.',
    isNot: 'You do not get the magazine.',
    end: 'Stop the magazine',
  },
  account: {
    title: 'The login',
    lead: {
      deleted: 'If you delete it, you can no longer sign in here. Drafts and calendar subscriptions go too.',
      detached:
        'We cannot delete the login itself: several people use it, or it is held by somebody other than us. If you unlink yourself, you no longer get in to your own information.',
      kept: 'You work here, so your login stays.',
    } satisfies Record<AccountEnding, string>,
    staysTitle: 'This goes on without a login:',
    stays: {
      membership: 'your membership',
      giving: 'the giving agreement. You cannot stop it here afterwards, so do that first if you want to',
      magazine: 'the magazine',
      gifts: 'vouchers for your gifts, for as long as the Norwegian Bookkeeping Act requires',
      children: 'the children you have registered',
      number: 'the identity number, for as long as the membership or the tax deduction needs it',
    } satisfies Record<Staying, string>,
    nothingStays: 'We have no other reason to store anything about you, so we delete everything.',
    open: (count: number) =>
      `You have ${formatCount(count, 'open enquiry', 'open enquiries')}. You cannot read the answer without a login.`,
    start: { deleted: 'Delete the login', detached: 'Unlink me from the login' },
    signInFirst: 'Sign in again first, so that we know it is you who is doing it. You come back here.',
    signIn: 'Sign in again',
    confirm: {
      title: 'Do you want to do this now?',
      text: 'It cannot be undone. You are signed out, and download the confirmation on the next page.',
      yes: { deleted: 'Yes, delete the login', detached: 'Yes, unlink me' },
      no: 'No, go back',
    },
  },
};

export const endedTexts = {
  title: 'The login is deleted',
  lead: (when: string) => `It applies from ${when}. You are signed out.`,
  certificate: {
    title: 'Your confirmation',
    reference: 'The reference number is',
    until: (day: string) =>
      `It can be fetched until ${day}, inclusive. Download it before you close the page.`,
  },
  again: 'If you want to come in again, you create a new account.',
  start: 'Go to the front page',
  none: 'We have no confirmation to show here. It is only in the tab where you deleted the login.',
};
export type Complete = Whole<
  Compared<typeof import('./ending-texts.ts'), typeof import('./ending-texts.en.ts')>
>;
