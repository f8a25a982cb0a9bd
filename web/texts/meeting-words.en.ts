/** In English. */
import type { Compared, Whole } from './language.ts';

export const meetingWords = {
  fileOpen: (name: string) => `Download ${name}`,
  fileSaved: (name: string) => `${name} is downloaded.`,
  fileSize: (size: string) => `PDF, ${size}`,
};
export type Complete = Whole<
  Compared<typeof import('./meeting-words.ts'), typeof import('./meeting-words.en.ts')>
>;
