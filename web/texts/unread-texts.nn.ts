/** In nynorsk. */

import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

export const unreadTexts = {
  enquiries: (count: number) => formatCount(count, 'nytt svar', 'nye svar'),
  notices: (count: number) => formatCount(count, 'nytt varsel', 'nye varsel'),
};
export type Complete = Whole<
  Compared<typeof import('./unread-texts.ts'), typeof import('./unread-texts.nn.ts')>
>;
