/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  signedOut: {
    title: 'You are signed out',
    lead: 'Goodbye for now! What was yours has been deleted from this browser.',
    again: 'Sign in again',
  },
  signedIn: {
    title: 'You are signed in',
    lead: 'Everything that is yours is on Min side.',
    again: 'Go to Min side',
  },
  front: 'Go to the front page',
};
export type Complete = Whole<
  Compared<typeof import('./logget-ut-texts.ts'), typeof import('./logget-ut-texts.en.ts')>
>;
