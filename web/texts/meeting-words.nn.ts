/** In nynorsk. */
import type { Compared, Whole } from './language.ts';

export const meetingWords = {
  fileOpen: (name: string) => `Last ned ${name}`,
  fileSaved: (name: string) => `${name} er lasta ned.`,
  fileSize: (size: string) => `PDF, ${size}`,
};
export type Complete = Whole<
  Compared<typeof import('./meeting-words.ts'), typeof import('./meeting-words.nn.ts')>
>;
