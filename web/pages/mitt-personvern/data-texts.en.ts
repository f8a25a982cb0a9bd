/** In English. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const dataTexts = {
  title: 'All we have about you',
  lead: 'Here is everything we have stored about you, as it is today.',
  file: {
    title: 'Take it with you',
    text: 'Download everything together in a ZIP file, also what there is no room for on this page. Open it, and press “my-data.html” to read or print. Beside it are your files, and the same made for computer programs. Your identity number may be there, so take care of the file. We record that it was downloaded, and you see it under “Who has looked at my information”.',
    button: 'Download everything',
    saved: 'The file is downloaded.',
    enough:
      'The file has been downloaded three times in the last 24 hours. You can download it again tomorrow.',
    signInFirst: 'Sign in again first, so that we know it is you who is downloading it. You come back here.',
    signIn: 'Sign in again',
  },
  wrong: 'Is something wrong? Most of it you correct yourself under',
  details: 'My details',
  identity: 'We correct your name and date of birth for you:',
  write: 'write to us',
  otherGroup: 'Other',
  counted: (what: string, count: number) =>
    `${what} (${formatCount(count, 'entry', 'entries').replace(' ', '\u00a0')})`,
  more: (count: number) => `The ${count} newest are shown here. All of them are in the file.`,
  isThere: 'Exists',
  yes: 'yes',
  no: 'no',
  notShown: {
    title: 'What we do not show',
    lead: 'Some things do not belong here, or we leave them out to take care of you and others:',
    points: [
      'Information about others: which of us answered you, and what concerns the other parent.',
      'Internal notes while we prepare an answer, when that is necessary to handle the case properly (section 16 of the Norwegian Personal Data Act).',
      'Codes and keys that protect your login.',
      'The files you have sent are in your enquiries and expense claims. Their names are here, and they are included when you download everything.',
    ],
  },
};
export type Complete = Whole<Compared<typeof import('./data-texts.ts'), typeof import('./data-texts.en.ts')>>;
