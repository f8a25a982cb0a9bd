/** In English. */
import type { ContactKind } from '#contract/verification-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const noun: Record<ContactKind, string> = { email: 'the e-mail address', phone: 'the phone number' };

export const identifiersTexts = {
  title: 'What you sign in with',
  list: 'E-mail and phone you sign in with',
  none: 'We are not told what you sign in with.',
  kind: { email: 'E-mail', phone: 'Phone' },
  remove: 'Remove',
  removeNamed: (kind: ContactKind) => `Remove ${noun[kind]} as a way to sign in`,
  removed: (kind: ContactKind) => `You no longer sign in with ${noun[kind]}.`,
  only: 'This is the only thing you sign in with, so it cannot be removed.',
  signInFirst: 'You have to sign in again before you remove anything.',
  signIn: 'Sign in again',
  changes: {
    added: (kind: ContactKind, value: string, when: string) =>
      `${kind === 'email' ? 'The e-mail address' : 'The phone number'} ${value} can be used to sign in from ${when}.`,
    changed: (kind: ContactKind, former: string, value: string, when: string) =>
      `${kind === 'email' ? 'The e-mail address' : 'The phone number'} is changed from ${former} to ${value}. It can be stopped until ${when}.`,
    removed: (former: string, when: string) => `${former} is removed. It can be stopped until ${when}.`,
    colleague: 'Somebody in member service has to approve it too.',
  },
  changesTitle: 'Changed in the last 48 hours',
  undo: 'Stop the change',
  undone: 'The change is stopped.',
  follows: {
    'at-once': 'If you change e-mail or phone under “My details”, the login follows.',
    soon: 'If you change e-mail or phone under “My details”, the login follows after a few minutes.',
    'by-hand':
      'If you change e-mail or phone under “My details”, the login has to be changed by hand. Write to us, and we do it. Until it is done, you sign in with the old one.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./identifiers-texts.ts'), typeof import('./identifiers-texts.en.ts')>
>;
