/** In English. */
import type { Compared, Whole } from './language.ts';
export const visitMeasuringTexts = {
  title: 'May we count your visit?',
  text: 'We would like to know which open pages are read, so that we can improve them. We never count when you are signed in, and we do not learn who you are.',
  yes: 'Accept',
  no: 'Decline',
  more: 'Read about cookies',
  chosen: {
    yes: 'You have agreed that we count your visit.',
    no: 'You have said no to our counting your visit.',
  },
};
export type Complete = Whole<
  Compared<typeof import('./visit-measuring-texts.ts'), typeof import('./visit-measuring-texts.en.ts')>
>;
