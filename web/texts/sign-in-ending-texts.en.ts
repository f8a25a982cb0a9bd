/** In English. */
import type { Compared, Whole } from './language.ts';

export const signInEndingTexts = {
  region: 'Your sign-in',
  soon: (time: string) => `You are signed in until ${time}`,
  last: (time: string) => `Less than two minutes left: you are signed in until ${time}`,
  how: 'Press “Stay signed in” if you need more time. You stay on this page, and what you have written stays where it is.',
  cannotProlong:
    'This time cannot be extended. If you need more, sign in again, and you come back to this page. If you are writing something, it is kept.',
  over: 'You are no longer signed in',
  overHow: 'Sign in again, and you come back to this page. If you were writing something, it has been kept.',
  stay: 'Stay signed in',
  signIn: 'Sign in again',
  signOut: 'Sign out',
  stayed: 'You are still signed in.',
  failed: 'We could not extend the time. Check that you are online, and try again.',
};
export type Complete = Whole<
  Compared<typeof import('./sign-in-ending-texts.ts'), typeof import('./sign-in-ending-texts.en.ts')>
>;
