/** In English. */
import type { Compared, Whole } from './language.ts';
export const strongSignInTexts = {
  title: 'Sign in in two steps',
  lead: 'Here you see information about others. So we have to be extra sure that it is you.',
  how: 'You sign in once more, and show in two ways that it is you. Then you come back here.',
  signIn: 'Sign in in two steps',
  trouble: 'Do you come back here without the page opening?',
  troubleText:
    'A phone number or an e-mail address that is new here can be used after two days, when somebody in member service has approved it. Is it urgent? Write to us.',
  write: 'Write to us',
};
export type Complete = Whole<
  Compared<typeof import('./strong-sign-in-texts.ts'), typeof import('./strong-sign-in-texts.en.ts')>
>;
