/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';
export const texts = {
  title: 'E-mail from us',
  ask: (what: string) => `Do you want to stop getting e-mail about ${what}?`,
  askHelp: 'We still send what you have to know. You do not have to sign in to unsubscribe.',
  yes: 'Yes, unsubscribe me',
  offTitle: 'You are unsubscribed',
  off: (what: string) => `We will send you no more e-mail about ${what}.`,
  undo: 'Undo: send me e-mail again',
  onTitle: 'You get e-mail again',
  on: (what: string) => `You get e-mail about ${what}, as before.`,
  unknownTitle: 'The link no longer works',
  unknown:
    'It may be too old, or not have been copied in full. When you are signed in, you choose for yourself what you want.',
  toSettings: 'Choose which notices you want',
};
export type Complete = Whole<
  Compared<typeof import('./avmelding-texts.ts'), typeof import('./avmelding-texts.en.ts')>
>;
