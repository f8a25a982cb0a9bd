/** In English. */
import type { LeavingReason } from '#contract/leaving-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, shortName, memberService, postalAddress } = organisation;

/** «Emma», «Emma and Jonas», «Emma, Jonas and Liv». */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

export const reasonNames: Record<LeavingReason, string> = {
  unaware: 'I did not know that I was a member',
  elsewhere: 'I want to be a member elsewhere, or not be a member anywhere',
  beliefs: `I do not agree with what ${shortName} stands for`,
  abroad: 'I am moving from Norway',
  dissatisfied: 'I am dissatisfied with something you have done, or not done',
  other: 'Something else',
};

export const texts = {
  title: 'End your membership',
  lead: 'It is your decision, and you do not have to say why. You have left from the moment you confirm it.',
  notMember: {
    text: 'No membership is linked to this login, so there is nothing to leave here.',
    home: 'Go to Min side',
  },
  alreadyLeft: 'You have left.',
  seeCertificate: 'See the confirmation',
  happens: {
    title: 'What happens',
    membership: `You are no longer a member of ${name}, and the membership card stops being valid at once.`,
    children: (names: readonly string[]) =>
      `The registration of ${listed(names)} ends, as no other parent is a member.`,
    childrenStaying: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} still registered, as the other parent is a member. We no longer have you down as a parent.`,
    enquiries: (count: number) =>
      `You have ${formatCount(count, 'open enquiry', 'open enquiries')}. We answer you on Min side as usual.`,
    again: 'You can become a member again whenever you like. Then you get a new member number.',
  },
  deleted: {
    title: 'What we delete',
    lead: 'Right after you have left, this is gone:',
    items: [
      'your membership, member number and local chapter',
      'your date of birth and identity number, unless we need them for your tax deduction',
      'what you answered when you became a member',
      'your address, unless you are to have the magazine on paper',
      'consents, drafts, notices and closed enquiries',
    ],
    open: 'Open enquiries are deleted when they are answered and closed.',
  },
  kept: {
    title: 'What we keep for a while',
    until: (day: string) => `until ${day}`,
    grant: {
      title: 'Evidence for the public grant',
      text: 'We have received a public grant for you. Your identity number, when you were a member and how you joined are sealed, outside the member register, so that we can show that the grant was right.',
    },
    children: {
      title: 'Evidence for the public grant for the children',
      text: 'If we have received a grant for them, the identity number and the dates are sealed in the same way.',
    },
    leaving: {
      title: 'That somebody left on this day',
      text: 'The time, a reference number and a code that keeps you from being entered again from an old list. Nobody can use this to find out who you are.',
    },
    certificate: {
      title: 'Your confirmation',
      text: 'Name, member number and dates, so that you can fetch it.',
    },
    gifts: {
      title: 'Vouchers for your gifts',
      text: `Accounts have to be kept for ${retention.gifts.period.years} years after the end of the year, by the Norwegian Bookkeeping Act.`,
    },
    number: {
      title: 'The identity number and date of birth, for the tax deduction',
      text: 'Your gifts are to be reported to the Norwegian Tax Administration, and the report may have to be corrected.',
    },
  },
  signIn: {
    title: 'Sign in again first',
    text: 'Then we know that it is you who is leaving. You come back here.',
    button: 'Sign in again',
  },
  choices: {
    title: 'What you choose yourself',
    lead: 'You choose this independently of leaving.',
    magazine: {
      label: 'What would you like to do with the magazine?',
      stop: 'Stop the magazine',
      keep: { paper: 'I still want it on paper', digital: 'I still want it digitally' },
    },
    account: {
      label: 'What would you like to do with the login?',
      keep: 'Keep it',
      keepHint: 'With the login you can see answers from us, have the magazine or become a member again.',
      delete: {
        deleted: 'Delete it, and all that we then have left about you',
        detached: 'Unlink me from it',
      },
      detachedHint:
        'We cannot delete the login itself: several people use it, or it is held by somebody other than us. If you unlink yourself, we delete all that we have left about you.',
      stays: 'You work here, so your login stays.',
      openEnquiries: 'Without a login you cannot read answers. Then we also delete your open enquiries.',
    },
    email: {
      label: 'Would you like the confirmation by e-mail too?',
      yes: (address: string) => `Yes, send it to ${address}`,
      no: 'No, I download it here',
      hint: `The subject and text of the e-mail do not reveal what it is about, but the attachment says ${name}.`,
      missing:
        'We have no confirmed e-mail address for you. Remember to download the confirmation when you have left.',
    },
    giving: {
      title: 'Gifts',
      none: 'You have no giving agreement, so there is nothing to choose here.',
      agreement:
        'The giving agreement goes on until you stop it. You do that on the page of the giving agreement.',
      withoutAccount:
        'Without a login you cannot change or stop the giving agreement here. If you want to stop it, do that first.',
      link: 'Go to the giving agreement',
    },
    reason: {
      label: 'Would you like to say why? (optional)',
      hint: 'We count the answers, but do not store who has answered what.',
      placeholder: 'I do not want to say',
    },
    next: 'Go on',
    nextHint: 'Nothing happens until you have confirmed.',
  },
  confirm: {
    title: 'Do you want to end your membership now?',
    lead: 'When you have confirmed, it cannot be undone. This happens:',
    membership: 'The membership ends at once.',
    children: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} no longer registered.`,
    magazines: { keep: 'You still get the magazine.', stop: 'The magazine is stopped.' },
    accounts: {
      keep: 'You keep the login.',
      deleted: 'Your login is deleted, and you are signed out.',
      detached: 'You are unlinked from the login, and signed out.',
      kept: 'You keep the login.',
    },
    agreement: 'Your giving agreement goes on.',
    download: 'You download the confirmation here afterwards.',
    sent: (address: string) => `You download the confirmation here afterwards, and we send it to ${address}.`,
    openEnquiries: 'Your open enquiries are deleted without an answer.',
    yes: 'Yes, end my membership',
    no: 'No, go back',
  },
  inWriting: {
    title: 'Would you rather write?',
    text: `You can always leave in writing, by e-mail or by letter. Write your name and date of birth, but not your identity number.`,
    email: memberService.email,
    address: postalAddress.join(', '),
  },
};

export const certificateTexts = {
  title: 'You have left',
  lead: (when: string) =>
    `Your membership ended ${/^\d/.test(when) ? 'on ' : ''}${when}. Thank you for the time you were with us.`,
  certificate: {
    title: 'Your confirmation',
    reference: 'The reference number is',
    until: (day: string) => `The confirmation can be fetched until ${day}, inclusive.`,
    sent: (address: string) => `We also send it to ${address}.`,
    download: 'Download the confirmation (PDF)',
    saved: 'The confirmation is downloaded.',
  },
  next: {
    title: 'What now?',
    account: 'You are still signed in and can use Min side without being a member.',
    accountEnds:
      'You are signed out here, and your login is being deleted or unlinked now. Download the confirmation before you close the page.',
    home: 'Go to Min side',
    start: 'Go to the front page',
    again: 'If you change your mind, you are welcome back.',
  },
  none: {
    title: 'Confirmation that you have left',
    text: 'We have no confirmation to show here. If you have recently left, sign in with the same login as before.',
    signIn: 'Sign in',
  },
};
export type Complete = Whole<
  Compared<typeof import('./meld-meg-ut-texts.ts'), typeof import('./meld-meg-ut-texts.en.ts')>
>;
