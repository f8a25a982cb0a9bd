/** Offices, and what was promised with them. */
import type { HeldTables } from './held-table-rules.ts';

const ownOffice = 't.office_id in (select id from office where person_id = :person)';

export const heldOfOffices: HeldTables = {
  office: {
    where: 't.person_id = :person',
    given: [
      ...['from_on', 'until_on', 'role', 'offered_at', 'offered_as', 'accepted_at', 'declined_at'],
      ...['withdrawn_at', 'soon_told_at', 'over_told_at'],
    ],
    keys: ['id', 'unit_id', 'person_id'],
    looked: { unit: '(select u.name from unit u where u.id = t.unit_id)' },
    out: { offered_by: 'others', declaration_asked: 'technical', board_change_id: 'technical' },
  },
  member_welcome: {
    where: 't.membership_id in (select id from membership where person_id = :person)',
    given: ['welcomed_at'],
    keys: ['membership_id'],
    out: { welcomed_by: 'others' },
  },
  member_file: {
    where: 't.taken_by = :person',
    given: ['taken_at', 'code', 'members', 'deleted_at', 'reminded_at'],
    keys: ['id', 'unit_id', 'taken_by'],
    out: { purpose: 'elsewhere' },
  },
  // Numbers, and nobody in them.
  unit_count: 'nobody',
  // What a board does and writes for its unit.
  board_change: 'nobody',
  board_change_ending: 'nobody',
  handover_note: 'nobody',
  confidentiality_declaration: {
    where: ownOffice,
    given: ['declared_at', 'text_version'],
    keys: ['id', 'office_id', 'sign_in_reference'],
  },
  // A unit's, and open to the board.
  unit_reply_proof: 'nobody',
};
