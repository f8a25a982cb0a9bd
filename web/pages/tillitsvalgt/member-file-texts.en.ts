/** In English. */
import { memberFileDays } from '#contract/unit-member-endpoints.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const memberFileTexts = {
  title: 'Get the list as a file',
  lead: `Use the list here on the page when you can. A file is easily lost. It is marked with your name, everyone on it is told that you have taken it, and you have to delete it within ${memberFileDays} days.`,
  choose: 'First choose a reason at the top of the page.',
  take: 'Get the file',
  taken: 'The file is downloaded. Remember to delete it when you have finished.',
  signIn: 'Sign in again first',
  signInText:
    'It is more than five minutes since you signed in. We have to know that it is you who gets the file.',
  yours: 'Files you have taken',
  left: 'Remember to delete these',
  leftText:
    'You have taken lists of members as files. They are to be deleted when you no longer need them, and at the latest when your role is over. Delete them from e-mail and the recycle bin too.',
  file: (takenOn: string, members: number, code: string) =>
    `Taken ${takenOn}, ${formatCount(members, 'member', 'members')}, mark ${code}.`,
  deleteBy: (on: string) => `To be deleted by ${formatDate(on)} at the latest.`,
  isDeleted: 'You have said that it is deleted.',
  deleted: (code: string) => `I have deleted the file ${code}`,
  thanks: 'Thank you! We have noted that the file is deleted.',
};
export type Complete = Whole<
  Compared<typeof import('./member-file-texts.ts'), typeof import('./member-file-texts.en.ts')>
>;
