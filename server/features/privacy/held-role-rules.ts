/** The roles of those who work for the organisation. */
import type { HeldTables } from './held-table-rules.ts';

export const heldOfRoles: HeldTables = {
  staff_member: {
    where: 't.person_id = :person',
    given: [
      'role',
      'is_supervisor',
      'is_treasurer',
      'is_ceremony_coordinator',
      'is_magazine_editor',
      'is_administrator',
    ],
    keys: ['person_id'],
  },
  setup_link: 'nobody',
  setup_test: 'nobody',
  organisation_profile_version: 'nobody',
  binding_words: 'nobody',
  staff_change: {
    where: 't.person_id = :person',
    given: ['change', 'role', 'happened_at'],
    keys: ['id', 'person_id'],
    out: { made_by: 'others', made_by_id: 'others', confirmed_by: 'others', reason: 'internal' },
  },
  role_invitation: {
    where: 't.accepted_by = :person',
    given: ['role', 'email', 'sent_at', 'accepted_at'],
    keys: ['id', 'accepted_by'],
    out: {
      reason: 'internal',
      invited_by: 'others',
      invited_at: 'internal',
      confirmed_by: 'others',
      expires_at: 'technical',
      code_hash: 'secret',
      withdrawn_at: 'technical',
      is_second_administrator: 'technical',
    },
  },
};
