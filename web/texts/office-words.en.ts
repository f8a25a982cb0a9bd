/** In English. */
import type { OfficeRole, OfficeState } from '#contract/office-values.ts';
import type { Compared, Whole } from './language.ts';
import { officeTones } from './office-words.ts';

export { officeTones };

export const roleWords = {
  leader: 'chair',
  'deputy-leader': 'deputy chair',
  treasurer: 'treasurer',
  secretary: 'secretary',
  'board-member': 'board member',
  'deputy-member': 'deputy board member',
  'nomination-leader': 'chair of the nomination committee',
  'nomination-member': 'member of the nomination committee',
  auditor: 'auditor',
  ceremonies: 'ceremony coordinator',
  courses: 'course coordinator',
  'central-board': 'member of the central board',
  'national-board': 'member of the national board',
  'congress-delegate': 'delegate to the national congress',
} satisfies Record<OfficeRole, string>;

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
