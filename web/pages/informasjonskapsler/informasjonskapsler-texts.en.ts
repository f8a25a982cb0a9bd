/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'Cookies',
  lead: 'We store only what is needed for Min side to work, and what you agree to yourself. We do not track you.',
  ownOnly:
    'Everything listed here is set by us and read only by us. We need no consent for what is necessary for the site to work. If we want to count visits to the open pages, we ask first, and it is as easy to say no as yes. When you are signed in, we never count.',
  cookies: {
    title: 'Cookies',
    text: 'These are sent to us when you use the pages. Only we set them, and only when you sign in or choose a language.',
  },
  local: {
    title: 'Stored in the browser',
    text: 'This stays on your device and is not sent to us.',
  },
  tab: {
    title: 'Stored in the tab',
    text: 'This exists only in the tab you have open, and is gone when you close it.',
  },
  measuring: {
    title: 'If we ask to count visits',
    text: 'These are set only when you have answered. You can change your answer at the bottom of this page as long as you are not signed in. What counts runs in a closed frame: it sees which open page you read, and nothing of what you write or have stored.',
  },
  purpose: 'What it is for',
  life: 'How long',
  owner: 'Who sets it',
  remove: {
    title: 'How to remove it',
    text: 'Sign out, and we delete what is yours. You can also delete everything in the settings of your browser. Then you have to sign in again, and what you have not sent may be lost.',
  },
  version: 'Version 2026-15. Last changed 30 November 2026.',
};
export type Complete = Whole<
  Compared<
    typeof import('./informasjonskapsler-texts.ts'),
    typeof import('./informasjonskapsler-texts.en.ts')
  >
>;
