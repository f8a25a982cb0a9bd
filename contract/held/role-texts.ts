/** What roles are called. */
import type { OfficeRole } from '../office-values.ts';

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
