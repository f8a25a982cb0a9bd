/** The words that everything about offices shares. */
import { roleWords as words } from '#contract/held/role-texts.ts';
import type { OfficeState } from '#contract/office-values.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const roleWords = words;

export const officeStateWords = {
  offered: 'Venter på svar',
  undeclared: 'Taushetserklæring mangler',
  coming: 'Begynner snart',
  active: 'Aktivt',
  'soon-over': 'Går snart ut',
  over: 'Avsluttet',
  declined: 'Takket nei',
  withdrawn: 'Trukket tilbake',
} satisfies Record<OfficeState, string>;

export const officeTones = {
  offered: 'warning',
  undeclared: 'warning',
  coming: 'info',
  active: 'success',
  'soon-over': 'warning',
  over: 'neutral',
  declined: 'neutral',
  withdrawn: 'neutral',
} satisfies Record<OfficeState, StateTone>;
