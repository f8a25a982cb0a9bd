/** In English. */

import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

export const unreadTexts = {
  enquiries: (count: number) => formatCount(count, 'new answer', 'new answers'),
  notices: (count: number) => formatCount(count, 'new notice', 'new notices'),
};
export type Complete = Whole<
  Compared<typeof import('./unread-texts.ts'), typeof import('./unread-texts.en.ts')>
>;
