/** What `npm run staff` says. */
import type { PortalRole } from '#contract/portal-roles.ts';
import type { StaffMember } from '#server/features/staff-desk/staff-member-repository.ts';
import type { StaffOutcome } from '#server/features/staff-desk/staff-member-service.ts';

const roleNames: Record<PortalRole, string> = {
  'member-service': 'medlemsservice',
  supervisor: 'arbeidsleder',
  treasurer: 'økonomiansvarlig',
  'ceremony-coordinator': 'seremonikoordinator',
  'magazine-editor': 'redaktør av magasinet',
  administrator: 'administrator',
};

export const changeStaffTexts = {
  usage: [
    'Bruk:',
    '  npm run staff -- list',
    '  npm run staff -- add HVEM [--treasurer | --administrator] --reason=«grunn»',
    '  npm run staff -- remove HVEM [--administrator] --reason=«grunn»',
    'HVEM er medlemsnummeret eller e-postadressen.',
  ].join('\n'),
  none: 'Ingen har noen rolle ennå.',
  line: ({ name, memberNumber, roles }: StaffMember) =>
    [name, memberNumber, ...roles.map((role) => roleNames[role])].filter(Boolean).join(', '),
  outcomes: {
    changed: 'Endringen er lagret og gjelder fra nå.',
    same: 'Slik var det allerede. Ingenting er endret.',
    unknown: 'Ingen levende person har det medlemsnummeret eller den e-postadressen.',
    'last-administrator': 'Dette er den eneste administratoren. Legg til en annen først.',
    several: 'Flere personer har den e-postadressen. Bruk medlemsnummeret.',
  } satisfies Record<StaffOutcome, string>,
};
