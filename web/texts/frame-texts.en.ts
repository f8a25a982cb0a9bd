/** The words around every page, in English. */
import type { Compared, Whole } from './language.ts';

export const frameTexts = {
  frontPage: 'Front page',
  toFrontPage: ', to the front page',
  skipToContent: 'Skip to main content',
  signIn: 'Sign in',
  signOut: 'Sign out',
  contactUs: 'Contact us',
  tellOfDeath: 'Report a death',
  inNewTab: ' (new tab)',
  areas: 'Sections',
  activities: 'Activities',
  ceremonies: 'Ceremonies',
  give: 'Give',
  magazine: 'The magazine',
  footerLinks: 'About us and this site',
  organisationNumber: 'Organisation number',
  privacy: 'Privacy',
  cookies: 'Cookies',
  accessibility: 'Accessibility',
  offline: 'You are offline. What you write is kept until you are online again.',
  crowded:
    'Many people are using Min side right now. What you have written is kept. The page will go on when there is room.',
};

export const failureTexts = {
  title: 'Something went wrong',
  lead: 'The fault is ours, not yours. Please try again in a moment.',
  offlineTitle: 'You are offline',
  offlineLead: 'The page cannot be fetched without a connection. Try again when you are online.',
  tryAgain: 'Try again',
  toFront: 'Go to the front page',
  reference: 'Reference',
  referenceHelp: 'Does it happen again? Give the reference if there is one here, and write to',
};
export type Complete = Whole<
  Compared<typeof import('./frame-texts.ts'), typeof import('./frame-texts.en.ts')>
>;
