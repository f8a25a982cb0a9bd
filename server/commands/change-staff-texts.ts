/** What `npm run staff` says. */
import type { StaffMember } from '#server/features/staff-desk/staff-member-repository.ts';
import type { StaffOutcome } from '#server/features/staff-desk/staff-member-service.ts';

export const changeStaffTexts = {
  usage: [
    'Bruk:',
    '  npm run staff -- list',
    '  npm run staff -- add HVEM [--treasurer] --reason=«grunn»',
    '  npm run staff -- remove HVEM --reason=«grunn»',
    'HVEM er medlemsnummeret eller e-postadressen.',
  ].join('\n'),
  none: 'Ingen har tilgang til medlemsservice.',
  line: ({ name, memberNumber, isTreasurer }: StaffMember) =>
    [name, memberNumber, isTreasurer ? 'økonomiansvarlig' : null].filter(Boolean).join(', '),
  outcomes: {
    changed: 'Endringen er lagret og gjelder fra nå.',
    same: 'Slik var det allerede. Ingenting er endret.',
    unknown: 'Ingen levende person har det medlemsnummeret eller den e-postadressen.',
    several: 'Flere personer har den e-postadressen. Bruk medlemsnummeret.',
  } satisfies Record<StaffOutcome, string>,
};
