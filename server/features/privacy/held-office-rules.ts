/** Offices, and what was promised with them. */
import type { HeldTables } from './held-table-rules.ts';

const ownOffice = 't.office_id in (select id from office where person_id = :person)';

export const heldOfOffices: HeldTables = {
  office: {
    where: 't.person_id = :person',
    given: [
      ...['from_on', 'until_on', 'role', 'offered_at', 'offered_as', 'accepted_at', 'declined_at'],
      ...['withdrawn_at', 'soon_told_at', 'over_told_at', 'shown_since'],
    ],
    keys: ['id', 'unit_id', 'person_id'],
    looked: { unit: '(select u.name from unit u where u.id = t.unit_id)' },
    out: { offered_by: 'others', declaration_asked: 'technical', board_change_id: 'technical' },
  },
  chapter_move_person: {
    where: 't.person_id = :person',
    given: [],
    keys: ['move_id', 'person_id'],
    looked: {
      moved_to: '(select u.name from chapter_move v join unit u on u.id = v.to_id where v.id = t.move_id)',
      moved_at: '(select v.happened_at from chapter_move v where v.id = t.move_id)',
    },
    out: { is_told: 'technical' },
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
    looked: {
      unit: '(select u.name from unit u where u.id = t.unit_id)',
      taken_for: 't.purpose',
    },
    out: { purpose: 'elsewhere' },
  },
  member_view: {
    where: 't.staff_id = :person',
    given: ['name', 'choice', 'saved_at'],
    keys: ['id', 'staff_id'],
  },
  staff_absence: {
    where: 't.staff_id = :person',
    given: ['from_on', 'until_on', 'set_at'],
    keys: ['staff_id'],
  },
  staff_turn: {
    where: 't.staff_id = :person',
    given: ['topics', 'joined_at', 'given_at'],
    keys: ['staff_id'],
  },
  queue_view: {
    where: 't.staff_id = :person',
    given: ['name', 'choice', 'saved_at'],
    keys: ['id', 'staff_id'],
  },
  register_file: {
    where: 't.taken_by = :person',
    given: [
      'reason',
      'choice',
      'code',
      'format',
      'members',
      'asked_at',
      'taken_at',
      'deleted_at',
      'reminded_at',
    ],
    keys: ['id', 'taken_by'],
    looked: { taken_for: 't.purpose' },
    out: { purpose: 'elsewhere' },
  },
  meeting_motion: {
    where: 't.person_id = :person',
    given: [
      ...['sent_at', 'title', 'body', 'reason', 'shows_name', 'text_version', 'text_language'],
      ...['changed_at', 'withdrawn_at'],
    ],
    keys: ['id', 'message_id', 'person_id'],
    out: { version: 'technical' },
    looked: { meeting: '(select m.subject from unit_message m where m.id = t.message_id)' },
  },
  // Of the proposer and of the candidate; to each other they are a name at most.
  meeting_nomination: {
    where: '(t.nominator_id = :person or (t.nominee_id = :person and t.withdrawn_at is null))',
    given: [...['sent_at', 'role', 'reason', 'text_version', 'changed_at', 'withdrawn_at']],
    keys: ['id', 'message_id'],
    looked: {
      meeting: '(select m.subject from unit_message m where m.id = t.message_id)',
      proposed: `case when t.nominee_id = :person then 'self' else t.typed_name end`,
      answered_at: 'case when t.nominee_id = :person then t.answered_at end',
      is_accepted: 'case when t.nominee_id = :person then t.is_accepted end',
      // Of the answer: it would show the proposer that there is one.
      text_language:
        'case when t.nominee_id = :person and t.answered_at is not null then t.text_language end',
    },
    out: {
      nominator_id: 'others',
      nominee_id: 'others',
      typed_name: 'others',
      answered_at: 'others',
      is_accepted: 'others',
      text_language: 'others',
      version: 'technical',
    },
  },
  meeting_voter: {
    where: 't.person_id = :person',
    given: [],
    keys: ['message_id', 'person_id'],
    looked: {
      meeting_on: '(select m.meeting_on from unit_message m where m.id = t.message_id)',
      meeting: '(select m.subject from unit_message m where m.id = t.message_id)',
    },
  },
  // What a board puts before its members, and what they are notified of.
  meeting_paper: 'nobody',
  meeting_news: 'nobody',
  // Numbers without persons.
  unit_count: 'nobody',
  // What a board does and writes for its unit.
  board_change: 'nobody',
  board_change_ending: 'nobody',
  handover_note: 'nobody',
  confidentiality_declaration: {
    where: ownOffice,
    given: ['declared_at', 'text_version', 'text_language'],
    keys: ['id', 'office_id', 'sign_in_reference'],
  },
  reimbursement: {
    where: 't.person_id = :person',
    given: [
      ...[
        'sent_at',
        'what',
        'spent_on',
        'amount_ore',
        'account',
        'details',
        'state',
        'changed_at',
        'paid_on',
      ],
      'claimant_name',
    ],
    keys: ['id', 'unit_id', 'person_id', 'sequence', 'payment_file_id'],
    looked: { unit: '(select u.name from unit u where u.id = t.unit_id)' },
    out: { version: 'technical' },
  },
  // Of those who made and signed it; what it pays is in the claims.
  payment_file: 'others',
  // Of the claimant, and of the one who decided; who that was is the other's.
  reimbursement_event: {
    where: `(t.actor_id = :person or t.reimbursement_id in
      (select id from reimbursement where person_id = :person))`,
    given: ['happened_at', 'kind', 'note'],
    keys: ['id', 'reimbursement_id'],
    out: { actor_id: 'others', actor_name: 'others', acted_as: 'internal' },
  },
  // A unit's, and open to the board.
  unit_reply_proof: 'nobody',
};
