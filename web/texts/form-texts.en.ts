/** In English. */
import type { Compared, Whole } from './language.ts';
export const formTexts = {
  errorsTitle: 'This has to be corrected before you can go on',
  errorPrefix: 'Error: ',
  sending: 'Sending …',
  offline: (button: string) =>
    `You are offline, so nothing has been sent. Everything you have written is kept. Press “${button}” again when you are online.`,
  noAnswer: (button: string) =>
    `We got no answer, so we do not know whether it arrived. Everything you have written is kept. Press “${button}” again – it will not be sent twice.`,
  draft: {
    saved: 'The draft is saved',
    offline: 'You are offline – we keep what you write',
    keptHere: 'The draft is saved in this tab. We are trying to save it with us as well',
    restored: (when: string) => `We kept what you wrote ${when}.`,
    outdated: 'It has been changed elsewhere since, so check it before you save.',
    discard: 'Delete and start again',
  },
};
export type Complete = Whole<Compared<typeof import('./form-texts.ts'), typeof import('./form-texts.en.ts')>>;
