/** In nynorsk. */
import type { OfficeRole } from '../office-values.ts';
import type { Compared, Whole } from '../values/portal-languages.ts';

export const roleWords = {
  leader: 'leiar',
  'deputy-leader': 'nestleiar',
  treasurer: 'kasserar',
  secretary: 'sekretær',
  'board-member': 'styremedlem',
  'deputy-member': 'varamedlem',
  'nomination-leader': 'leiar av valkomiteen',
  'nomination-member': 'medlem av valkomiteen',
  auditor: 'revisor',
  ceremonies: 'seremoniansvarleg',
  courses: 'kursansvarleg',
  'central-board': 'medlem av sentralstyret',
  'national-board': 'medlem av landsstyret',
  'congress-delegate': 'delegat til landsmøtet',
} satisfies Record<OfficeRole, string>;
export type Complete = Whole<Compared<typeof import('./role-texts.ts'), typeof import('./role-texts.nn.ts')>>;
