/** In English. */
import type { OfficeRole } from '../office-values.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

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
export type Complete = Whole<Compared<typeof import('./role-texts.ts'), typeof import('./role-texts.en.ts')>>;
