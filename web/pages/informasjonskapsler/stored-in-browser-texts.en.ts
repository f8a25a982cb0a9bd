/** In English. */
import { keptDays } from '#web/session/kept-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import type { StoredThing } from './stored-in-browser-texts.ts';

export type { StoredThing };

const until = {
  closedBrowser: 'Until you close the browser',
  closedTab: 'Until you close the tab or sign out',
};

/** Cookies: sent to our server with each request. */
export const cookies: readonly StoredThing[] = [
  {
    name: 'idp_session, idp_session.sig, __Host-idp_session, __Host-idp_session.sig',
    purpose: 'Remembers that you are signed in, so that you do not have to enter a new code at once.',
    life: 'Until you sign out or close the browser. If you choose “Husk meg”, 14 days',
  },
  {
    name: 'idp_interaction, idp_interaction.sig, idp_resume, idp_resume.sig, __Host-idp_interaction…, __Host-idp_resume…',
    purpose: 'Keeps the steps together while you sign in.',
    life: 'Up to an hour',
  },
  {
    name: 'idp_known, __Host-idp_known',
    purpose: 'Recognises the browser, so that others’ attempts to sign in as you do not lock you out.',
    life: '180 days',
  },
  {
    name: 'sprak',
    purpose: 'Remembers the language of the pages, and when you chose it. Says nothing else about you.',
    life: 'One year',
  },
  {
    name: 'msal.cache.encryption',
    purpose: 'The key that the sign-in in the browser is encrypted with.',
    life: until.closedBrowser,
  },
];

/** Local storage: stays in the browser, is not sent. */
export const localKeys: readonly StoredThing[] = [
  {
    name: 'msal.3.account.keys, msal.3.token.keys…, msal.3|…, msal.….active-account-filters',
    purpose:
      'Your sign-in: who you are, and the proof of it, which we ask for when the page fetches something for you. The content is encrypted.',
    life: 'Until you sign out',
  },
  {
    name: 'msal.version',
    purpose: 'Which version of the sign-in the browser has used. Says nothing about you.',
    life: 'Until you delete it',
  },
  {
    name: 'medlemskort',
    purpose:
      'The membership card, when you have chosen to keep it on this device. It is shown when you have no network.',
    life: `Until you remove it, sign out or are no longer a member, or when ${keptDays} days have passed since you last opened Min side`,
  },
  {
    name: 'desk-shortcuts',
    purpose: 'Only for member service: remembers that the shortcut keys are turned off.',
    life: 'Until they are turned on again, or until you sign out',
  },
];

/** Session storage: only in this tab, is not sent. */
export const tabKeys: readonly StoredThing[] = [
  {
    name: 'draft:…',
    purpose: 'What you have written but not sent yet, so that it is not lost.',
    life: 'Until you have sent it, delete it, close the tab or sign out. What we do not also store with us is used for up to a day',
  },
  {
    name: 'account-ended',
    purpose: 'Lets you fetch the confirmation when you have deleted the login.',
    life: until.closedTab,
  },
  {
    name: 'leaving-receipt',
    purpose: 'Lets you fetch the confirmation when you have left.',
    life: until.closedTab,
  },
  {
    name: 'sending:…',
    purpose: 'Makes sure that what you send arrives only once even if the network fails.',
    life: 'Until it is sent, or until you close the tab or sign out',
  },
  {
    name: 'answers:v1',
    purpose: 'What the page has just shown you, so that it is fast when you reload it.',
    life: 'Used for up to 5 minutes, and deleted when you sign out or close the tab',
  },
  {
    name: 'account, person:…',
    purpose: 'Who the tab belongs to, and who you chose to be when several share a login.',
    life: until.closedTab,
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    purpose: 'How far you had scrolled, so that you come back to the same place.',
    life: until.closedTab,
  },
  {
    name: 'last-path, tried:…',
    purpose: 'Which page you were last on, so that you can go on if something fails.',
    life: until.closedTab,
  },
  {
    name: 'msal.…',
    purpose: 'Keeps the steps together while you sign in: where you were, and what you were asked.',
    life: 'Until you are signed in, or until you close the tab',
  },
];

/** Set only where visits are counted, and only when somebody has chosen. */
export const measuringCookies: readonly StoredThing[] = [
  {
    name: 'maling',
    purpose:
      'Remembers whether you have said yes or no to our counting your visit, and which text you answered.',
    life: 'Half a year',
  },
  {
    name: 'maling_feilsok',
    purpose: 'Lets us see whether the counting works. Set only if you say yes.',
    life: '14 days, or until you say no',
  },
];
export type Complete = Whole<
  Compared<typeof import('./stored-in-browser-texts.ts'), typeof import('./stored-in-browser-texts.en.ts')>
>;
