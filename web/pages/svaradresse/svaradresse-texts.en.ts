/** In English. */
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Do you want answers here?',
  lead: 'When somebody answers a letter from the chapter, the answer comes to the e-mail address you received the link at.',
  help: 'If it is not you who should have the answers, just close the page.',
  yes: 'Yes, send the answers here',
  outcomes: {
    proven: {
      title: 'Then it is settled',
      text: 'From now on, answers to letters from the chapter come to this address.',
    },
    gone: {
      title: 'The link no longer works',
      text: 'It may have been used, be too old or have been replaced by a newer one. Ask member service to send a new one.',
    },
  },
};
export type Complete = Whole<
  Compared<typeof import('./svaradresse-texts.ts'), typeof import('./svaradresse-texts.en.ts')>
>;
