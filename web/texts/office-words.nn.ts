/** In nynorsk. */
import { roleWords as words } from '#contract/held/role-texts.nn.ts';
import type { OfficeState } from '#contract/office-values.ts';
import type { Compared, Whole } from './language.ts';
import { officeTones } from './office-words.ts';

export { officeTones };

export const roleWords = words;

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
