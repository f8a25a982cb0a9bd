/** The words that everything about offices shares. */
import type { OfficeRole, OfficeState } from '#contract/office-values.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

export const roleWords = {
  leader: 'leder',
  'deputy-leader': 'nestleder',
  treasurer: 'kasserer',
  secretary: 'sekretær',
  'board-member': 'styremedlem',
  'deputy-member': 'varamedlem',
  'nomination-leader': 'leder av valgkomiteen',
  'nomination-member': 'medlem av valgkomiteen',
  auditor: 'revisor',
  ceremonies: 'seremoniansvarlig',
  courses: 'kursansvarlig',
  'central-board': 'medlem av sentralstyret',
  'national-board': 'medlem av landsstyret',
  'congress-delegate': 'delegat til landsmøtet',
} satisfies Record<OfficeRole, string>;

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
