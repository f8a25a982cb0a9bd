/** In English. */

import { formatDate } from './format.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const resolverTexts = {
  title: 'How to settle it',
  meaning: `You are allowed to be a member of two communities. But as long as you are, ${shortName} receives no grant for you. Only you can end the other membership. We cannot do it for you.`,
  churchBefore: 'The Church of Norway: ',
  church: 'See whether you are a member, and leave, on the church’s own page',
  churchSite: 'https://www.kirken.no/medlem',
  churchAfter: '. You sign in there and can save a confirmation. You can also write to your parish.',
  others:
    'Other religious and life-stance communities: write to them and ask them to confirm whether you are a member, or that you have left. It must always be possible to leave in writing.',
  deadline:
    'When it is settled, we can apply for a grant for you from the next time members are counted. We also need your Norwegian identity number, and you have to live in Norway.',
};

export const settlingTexts = {
  title: 'Are you a member elsewhere too?',
  lead: 'Here you see what you can do, and can tell us when it is settled.',
  remind: (on: string) => `We remind you on ${formatDate(on)}.`,
  settled: 'I have settled it',
  isSettled: 'You have said that it is settled. Thank you!',
  notSettled: 'It is not settled after all',
  change: 'Change the answer',
  question: 'Are you a member of another religious or life-stance community?',
  answers: [
    { value: 'no', label: 'No' },
    { value: 'yes', label: 'Yes' },
    { value: 'unknown', label: 'I don’t know' },
  ],
  choose: 'Choose “No”, “Yes” or “I don’t know”',
  save: 'Save the answer',
  saved: 'The answer is saved.',
  home: 'Go to Min side',
};
export type Complete = Whole<
  Compared<typeof import('./communities-texts.ts'), typeof import('./communities-texts.en.ts')>
>;
