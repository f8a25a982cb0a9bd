/** Who the person is, how they are known, their membership and their children. */
import type { HeldTables } from './held-table-rules.ts';

const ownAccount = 't.account_id in (select account_id from account_person where person_id = :person)';
const ownChild = 't.child_id in (select child_id from child_guardian where person_id = :person)';
const ownSubmission = 't.submission_id in (select id from child_submission where person_id = :person)';

export const heldOfRegister: HeldTables = {
  person: {
    where: 't.id = :person',
    given: [
      ...['given_name', 'family_name', 'preferred_name', 'born_on', 'language', 'email', 'email_verified_at'],
      ...['phone', 'phone_verified_at', 'address_care_of', 'address_lines', 'postal_code', 'postal_place'],
      ...[
        'country',
        'is_address_shielded',
        'restricted_at',
        'post_returned_on',
        'magazine',
        'is_d_number',
        'created_at',
      ],
      ...['other_communities', 'other_communities_settled_at', 'other_communities_remind_on'],
      ...['email_stopped_at', 'died_on', 'phone_set_at', 'questions_skipped', 'language_chosen_at'],
    ],
    keys: ['id'],
    numbers: ['fodselsnummer_sealed'],
    out: {
      fodselsnummer_index: 'secret',
      version: 'technical',
      number_state: 'internal',
      number_given_at: 'technical',
    },
  },
  person_alias: { where: 't.person_id = :person', given: [], keys: ['former_id', 'person_id'] },
  account: {
    where: 't.id in (select account_id from account_person where person_id = :person)',
    given: ['created_at'],
    keys: ['id', 'issuer', 'subject'],
  },
  account_person: {
    where: 't.person_id = :person',
    given: ['proven_by'],
    keys: ['account_id', 'person_id'],
  },
  account_recovery: {
    where: 't.person_id = :person',
    given: [
      ...[
        'checked_at',
        'matched',
        'requested_at',
        'lost',
        'new_email',
        'identity',
        'told_email',
        'told_phone',
      ],
      ...['approved_at', 'opens_at', 'expires_at', 'ended_at', 'outcome', 'kind', 'stopped_from'],
    ],
    keys: ['id', 'person_id', 'enquiry_id', 'account_id'],
    out: {
      started_by: 'others',
      approved_by: 'others',
      ended_by: 'others',
      remark: 'internal',
      reason: 'internal',
      link_number: 'technical',
      stop_hash: 'secret',
      link_hash: 'secret',
    },
  },
  account_tie: {
    where: 't.person_id = :person',
    given: ['happened_at', 'is_tied', 'proven_by', 'brought'],
    keys: ['id', 'account_id', 'person_id', 'enquiry_id'],
    out: { actor_id: 'others', reason: 'internal' },
  },
  membership: {
    where: 't.person_id = :person',
    given: ['joined_on', 'number', 'ended_on'],
    keys: ['id', 'person_id', 'chapter_id'],
    looked: { chapter: '(select u.name from unit u where u.id = t.chapter_id)' },
  },
  joining: {
    where: 't.person_id = :person',
    given: ['saved_at', 'details', 'communities', 'is_d_number'],
    keys: ['person_id', 'check_enquiry_id'],
    numbers: ['fodselsnummer_sealed'],
    out: { fodselsnummer_index: 'secret' },
  },
  joining_evidence: {
    where: 't.person_id = :person',
    given: ['joined_at', 'channel', 'text_version', 'text_language', 'declarations'],
    keys: ['id', 'membership_id', 'person_id', 'sign_in_reference'],
    out: { registered_by: 'others' },
  },
  leaving: {
    where: 't.person_id = :person',
    given: [
      ...['left_at', 'channel', 'arrived_on', 'text_version', 'text_language', 'certificate', 'email'],
      ...['email_sent_at', 'account_choice', 'purged_at'],
    ],
    keys: ['id', 'person_id', 'membership_id'],
    out: { registered_by: 'others', number_index: 'secret' },
  },
  // The reporter is another person's data.
  death_report: {
    where: 't.person_id = :person',
    given: [
      'reported_at',
      'source',
      'name',
      'born_on',
      'address',
      'died_on',
      'state',
      'decided_at',
      'ended_at',
      'disputed_at',
      'dispute',
    ],
    keys: ['id', 'person_id'],
    out: {
      reporter_proven_at: 'others',
      reporter_name: 'others',
      reporter_email: 'others',
      reporter_phone: 'others',
      relation: 'others',
      text_language: 'others',
      wants_talk: 'others',
      receipt_sent_at: 'others',
      decided_by: 'others',
      reason: 'internal',
      stopped: 'internal',
    },
  },
  death_report_child: 'internal',
  person_hold: {
    where: 't.person_id = :person',
    given: ['began_at', 'called_off_at', 'scope'],
    keys: ['person_id'],
  },
  // Of somebody who was not signed in; gone after a day.
  sender_code: 'internal',
  account_ending: {
    where: 't.person_id = :person',
    given: ['ended_at', 'text_version', 'text_language', 'certificate', 'worked_at'],
    keys: ['id', 'person_id'],
  },
  consent_event: {
    where: 't.person_id = :person',
    given: ['happened_at', 'purpose', 'is_given', 'text_version', 'text_language', 'channel'],
    keys: ['id', 'person_id'],
  },
  sign_in_change: {
    where: 't.person_id = :person',
    given: [
      ...['asked_at', 'kind', 'former_value', 'former_verified_at', 'value', 'is_contact', 'counts_from'],
      ...['needs_colleague', 'approved_at', 'told', 'ended_at', 'outcome', 'by_desk'],
    ],
    keys: ['id', 'person_id', 'account_id'],
    out: { approved_by: 'others', staff_id: 'others', undo_hash: 'secret', moves: 'technical' },
  },
  contact_code: {
    where: 't.person_id = :person',
    given: [
      ...['asked_at', 'kind', 'value', 'is_change', 'expires_at', 'attempts', 'used_at', 'replaced_at'],
      'former_value',
    ],
    keys: ['id', 'person_id', 'account_id'],
    out: { salt: 'secret', code_hash: 'secret' },
  },
  match_case: {
    where: ownAccount,
    given: [
      ...['asked_at', 'kind', 'name', 'born_on', 'emails', 'phone', 'declarations', 'text_version'],
      ...['text_language', 'outcome', 'decided_at'],
    ],
    keys: ['enquiry_id', 'account_id', 'sign_in_reference'],
    out: { decided_by: 'others', reason: 'internal' },
  },
  child: {
    where: 't.id in (select child_id from child_guardian where person_id = :person)',
    given: [
      ...['given_name', 'family_name', 'born_on', 'state', 'registered_on', 'closed_at', 'told_of_15_at'],
      ...['turns_15_on', 'accepted_ground'],
    ],
    keys: ['id', 'submission_id'],
    held: ['fodselsnummer_sealed'],
    out: { fodselsnummer_index: 'secret', number_state: 'internal' },
  },
  child_guardian: {
    where: 't.person_id = :person',
    given: ['declared_at', 'is_registrant', 'is_proven', 'text_version', 'text_language'],
    keys: ['child_id', 'person_id', 'sign_in_reference'],
  },
  child_event: {
    where: ownChild,
    given: ['happened_at', 'kind'],
    keys: ['id', 'child_id'],
    out: { person_id: 'others' },
  },
  child_submission: {
    where: 't.person_id = :person',
    given: ['sent_at', 'is_sole', 'text_version', 'text_language', 'declarations'],
    keys: ['id', 'person_id', 'child_ids', 'sign_in_reference'],
  },
  child_grant_evidence: {
    where: ownSubmission,
    given: ['registered_on', 'ended_on', 'is_sole', 'has_both', 'accepted_ground', 'purge_on'],
    keys: ['id', 'submission_id'],
    held: ['fodselsnummer_sealed'],
    out: { second_reference: 'others' },
  },
  guardian_invitation: {
    where: `${ownSubmission} or t.answered_by = :person`,
    given: [
      ...['created_at', 'name', 'contact_kind', 'contact_value', 'expires_at', 'sent_at', 'reminded_at'],
      ...['answered_at', 'was_confirmed', 'text_language'],
    ],
    keys: ['id', 'submission_id'],
    out: { code_hash: 'secret', answered_by: 'others' },
  },
  // Which systems have a copy of the person, or of a child of theirs.
  register_copy: {
    where: `(t.subject in (select number from membership where person_id = :person)
      or t.subject in (select child_id::text from child_guardian where person_id = :person))`,
    given: ['given_at', 'erasure_at'],
    keys: ['subject', 'subscriber_id'],
    looked: { system: '(select s.name from register_subscriber s where s.id = t.subscriber_id)' },
  },
  register_conflict: {
    where: 't.person_id = :person',
    given: ['sent_at', 'sent', 'decision', 'decided_at'],
    keys: ['id', 'person_id', 'subscriber_id'],
    looked: { system: '(select s.name from register_subscriber s where s.id = t.subscriber_id)' },
    out: { based_on: 'technical', decided_by: 'internal' },
  },
  // That something of a member has changed, and nothing of what.
  register_change: 'technical',
  register_subscriber: 'nobody',
  // What was moved in of a person, and from where. What was read of a file is deleted when it is applied, or after two weeks.
  move_in_link: {
    where: 't.person_id = :person',
    given: ['source'],
    keys: ['external_id', 'run_id', 'target_id', 'person_id'],
    out: { kind: 'technical', is_new: 'technical', sum_key: 'technical' },
  },
  move_in_row: {
    where: 't.person_id = :person',
    given: ['content'],
    keys: ['run_id', 'external_id', 'unique_key', 'person_ref', 'person_id', 'target_id'],
    out: {
      line: 'technical',
      outcome: 'technical',
      notes: 'technical',
      problem: 'technical',
      problem_column: 'technical',
      number_index: 'secret',
      candidate_id: 'technical',
      matched_by: 'technical',
      decision: 'internal',
      sum_key: 'technical',
      sum_ore: 'technical',
    },
  },
  move_in_run: 'nobody',
  // Sealed, until the run is applied or discarded.
  move_in_chunk: 'nobody',
  move_in_mapping: 'nobody',
  move_in_sum: 'nobody',
  move_in_their_sum: 'nobody',
  move_in_balance: 'nobody',
  move_in_signature: 'nobody',
  move_in_event: 'nobody',
  register_subscriber_event: 'nobody',
  register_delivery: 'nobody',
  unit: 'nobody',
  unit_change: 'nobody',
  unit_closing: 'nobody',
  chapter_move: 'nobody',
  membership_counter: 'nobody',
  leaving_reason: 'nobody',
  // Sealed, without a readable link to a person, and only of former members.
  grant_evidence: 'secret',
  // Hashes of sign-ins that are gone, for two days.
  closed_account: 'secret',
  // Yes and no to measuring, without who.
  measuring_choice: 'nobody',
};
