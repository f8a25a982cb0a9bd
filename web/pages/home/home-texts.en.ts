/** In English. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  find: 'What would you like to do?',
  title: 'Min side',
  greeting: (firstName: string) => `Hello, ${firstName}!`,
  greetingWithoutName: 'Hello!',
  membership: {
    title: 'Membership',
    card: 'Membership card',
    show: 'Show the card',
    close: 'Close',
    number: 'Member number',
    since: 'Member since',
    chapter: 'Local chapter',
    region: 'Region',
    noChapter: 'Not placed yet',
    validYear: 'The card is valid',
    qr: 'QR code that confirms that the membership card is valid',
    check: 'See what somebody who scans the code is told',
    print: 'Print the membership card',
  },
  left: {
    title: 'You have left',
    text: 'Thank you for the time you were with us. Everything else you have with us is as before.',
    again: 'Have you changed your mind? Become a member again',
  },
  children: {
    title: 'Children',
    born: (year: number) => `born ${year}`,
    none: 'You have not registered any children. You can do that here.',
    states: { waiting: 'Waiting for an answer', checking: 'Being checked' },
  },
  magazine: {
    title: 'The magazine',
    channels: {
      paper: 'You get it on paper by post.',
      digital: 'You read it digitally here on Min side.',
      none: 'You do not get the magazine now.',
    },
    next: (number: string, day: string) => `The next issue, ${number}, comes around ${day}.`,
  },
  enquiries: {
    title: 'Enquiries',
    none: 'You have no open enquiries.',
    open: (count: number) => `You have ${formatCount(count, 'open enquiry', 'open enquiries')}.`,
    unread: (count: number) => formatCount(count, 'new answer', 'new answers'),
  },
  giving: {
    title: 'Your gifts',
    none: 'You have no giving agreement now.',
    waiting: 'Your giving agreement is waiting for you to approve it in Vipps.',
    paused: (until: string) => `Your giving agreement is paused until ${until}.`,
    terms: (terms: string) => `You give ${terms}`,
    next: (on: string) => `The next payment is on ${on}.`,
  },
  activities: {
    title: 'Activities',
    none: 'You have not signed up for anything now.',
    cancelled: 'Called off',
    mine: (count: number) => (count > 1 ? `All your sign-ups (${count})` : 'My sign-ups'),
  },
  more: 'More on Min side',
  meetings: {
    title: 'The annual meeting',
    motionsBy: (day: string) => `Motions by ${day}`,
    closed: 'The deadline for motions has passed',
  },
  offices: {
    title: 'Your roles',
    in: (role: string, unit: string) => `${role}, ${unit}`,
    until: (until: string) => `Until ${until}`,
  },
  links: {
    ceremonies: { title: 'Ceremonies', text: 'Naming, confirmation, wedding and funeral' },
    details: { title: 'My details', text: 'Name, address, e-mail and phone' },
    privacy: { title: 'My privacy', text: 'See what we have stored about you' },
    desk: { title: 'Member service', text: 'The queue, the people and the worklists' },
    deskPart: { title: 'Member service', text: 'What your role opens' },
    administration: { title: 'Administration', text: 'The roles and the chapters' },
  },
};
export type Complete = Whole<Compared<typeof import('./home-texts.ts'), typeof import('./home-texts.en.ts')>>;
