/** In nynorsk. */
import type { OfficeRole, OfficeState } from '#contract/office-values.ts';
import type { Compared, Whole } from './language.ts';
import { officeTones } from './office-words.ts';

export { officeTones };

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

export const officeStateWords = {
  offered: 'Ventar på svar',
  undeclared: 'Teieerklæring manglar',
  coming: 'Byrjar snart',
  active: 'Aktivt',
  'soon-over': 'Går snart ut',
  over: 'Avslutta',
  declined: 'Takka nei',
  withdrawn: 'Trekt tilbake',
} satisfies Record<OfficeState, string>;
export type Complete = Whole<
  Compared<typeof import('./office-words.ts'), typeof import('./office-words.nn.ts')>
>;
