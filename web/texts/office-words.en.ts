/** In English. */
import { roleWords as words } from '#contract/held/role-texts.en.ts';
import type { OfficeState } from '#contract/office-values.ts';
import type { Compared, Whole } from './language.ts';
import { officeTones } from './office-words.ts';

export { officeTones };

export const roleWords = words;

export const officeStateWords = {
  offered: 'Waiting for an answer',
  undeclared: 'Confidentiality declaration missing',
  coming: 'Begins soon',
  active: 'Active',
  'soon-over': 'Ends soon',
  over: 'Ended',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} satisfies Record<OfficeState, string>;
export type Complete = Whole<
  Compared<typeof import('./office-words.ts'), typeof import('./office-words.en.ts')>
>;
