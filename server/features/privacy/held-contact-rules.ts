/** What has been written, told and looked at. */
import type { HeldTables } from './held-table-rules.ts';

const ownEnquiry = 't.enquiry_id in (select id from enquiry where person_id = :person)';
const ownMessage =
  't.message_id in (select m.id from enquiry_message m join enquiry e on e.id = m.enquiry_id where e.person_id = :person)';

export const heldOfContact: HeldTables = {
  enquiry: {
    where: 't.person_id = :person',
    given: [
      ...['received_at', 'number', 'topic', 'subject', 'state', 'last_message_at', 'read_at', 'closed_at'],
      ...['sender_name', 'sender_email', 'sender_phone', 'about_kind', 'wants_sms', 'waits_since', 'due_on'],
      ...['first_answered_at', 'promised_on', 'is_extended', 'reminded_at', 'text_language'],
    ],
    keys: ['id', 'person_id', 'about_id', 'merged_into_id', 'forwarded_unit_id'],
    looked: { forwarded_to: '(select u.name from unit u where u.id = t.forwarded_unit_id)' },
    out: { version: 'technical', assignee_id: 'others', words: 'elsewhere' },
  },
  enquiry_message: {
    where: ownEnquiry,
    given: ['sent_at', 'author', 'body'],
    keys: ['id', 'enquiry_id', 'unit_id'],
    looked: { answered_for: '(select u.name from unit u where u.id = t.unit_id)' },
    out: { author_id: 'others' },
  },
  case_forwarding: {
    where: 't.person_id = :person',
    given: ['sent_at', 'agreed_at', 'ended_at', 'ended_as'],
    keys: ['id', 'enquiry_id', 'person_id', 'unit_id'],
    looked: { forwarded_to: '(select u.name from unit u where u.id = t.unit_id)' },
    out: { remark: 'internal', sent_by: 'others' },
  },
  enquiry_event: {
    where: ownEnquiry,
    given: ['happened_at', 'kind', 'author', 'field', 'before', 'after'],
    keys: ['id', 'enquiry_id'],
    out: { author_id: 'others', place: 'technical' },
  },
  // Among those who prepare the answer (personopplysningsloven § 16, first paragraph, letter e).
  enquiry_note: 'internal',
  enquiry_tag: 'internal',
  desk_event: {
    where: ownEnquiry,
    given: ['happened_at', 'kind', 'reference'],
    keys: ['id', 'enquiry_id', 'unit_id'],
    out: { actor_id: 'others', assignee_id: 'others', remark: 'internal', former: 'technical' },
  },
  desk_presence: 'others',
  desk_reason: {
    where: 't.person_id = :person',
    given: ['written_at', 'words'],
    keys: ['id', 'person_id'],
    out: { staff_id: 'others' },
  },
  answer_letter: {
    where: ownMessage,
    given: ['created_at', 'sent_at'],
    keys: ['id', 'message_id'],
  },
  answer_time: 'nobody',
  enquiry_counter: 'nobody',
  text_block: 'others',
  desk_tag: 'others',
  attachment: {
    where: `t.owner_id = :person or ${ownMessage}
      or t.reimbursement_id in (select id from reimbursement where person_id = :person)`,
    given: [
      ...['created_at', 'name', 'kind', 'state', 'refusal', 'content_bytes', 'announced_bytes', 'form'],
      'changed_at',
    ],
    keys: ['id', 'owner_id', 'message_id', 'paper_id', 'reimbursement_id'],
    out: { position: 'technical', received_bytes: 'technical' },
  },
  // The file itself is fetched where it stands.
  attachment_chunk: 'elsewhere',
  draft: { where: 't.person_id = :person', given: ['saved_at', 'form', 'content'], keys: ['person_id'] },
  notice: {
    where: 't.person_id = :person',
    given: [
      ...['created_at', 'kind', 'sent_at', 'channel', 'attempts', 'failed_at', 'failure', 'given_up_at'],
      ...['read_at', 'left_out_at'],
    ],
    keys: ['id', 'person_id', 'subject_id'],
    out: { is_shown: 'technical', held_until: 'technical' },
  },
  notice_preference: {
    where: 't.person_id = :person',
    given: ['changed_at', 'type', 'channel', 'is_on', 'source'],
    keys: ['person_id'],
  },
  named_sender: {
    where: 't.person_id = :person',
    given: ['changed_at', 'is_named'],
    keys: ['person_id'],
  },
  unit_message: {
    where: 't.author_id = :person',
    given: [
      ...['written_at', 'kind', 'subject', 'body', 'author_role', 'is_trial', 'leaves_at', 'told', 'sent_at'],
      ...['cancelled_at', 'meeting_on', 'meeting_place', 'motions_by', 'nominations_by'],
    ],
    keys: ['id', 'unit_id', 'author_id', 'activity_id'],
    out: {
      last_person_id: 'others',
      motions_published_at: 'technical',
      candidates_published_at: 'technical',
      voters_listed_at: 'technical',
    },
  },
  mail_bounce: {
    where: 't.person_id = :person',
    given: ['happened_at', 'source'],
    keys: ['notice_id', 'person_id'],
  },
  desk_act: {
    where: 't.person_id = :person',
    given: ['happened_at', 'kind', 'before', 'after', 'reason'],
    keys: ['id', 'person_id', 'enquiry_id', 'undoes'],
    out: { staff_id: 'others' },
  },
  // The same numbers as in the act, whole.
  desk_act_number: {
    where: 't.act_id in (select id from desk_act where person_id = :person)',
    given: [],
    keys: ['act_id'],
    held: ['before_sealed', 'after_sealed'],
  },
  record_merge: {
    where: ':person in (t.kept_id, t.other_id)',
    given: ['asked_at', 'reason', 'merged_at', 'ended_at', 'closed', 'filled'],
    keys: ['id', 'kept_id', 'other_id', 'enquiry_id', 'moved'],
    held: ['number_sealed'],
    out: { asked_by: 'others', approved_by: 'others', ended_by: 'others' },
  },
  access_log: {
    where:
      't.person_id in (select :person union all select former_id from person_alias where person_id = :person)',
    given: ['looked_at', 'looked_as', 'reason', 'fields', 'remark', 'flag'],
    keys: ['id', 'person_id', 'subject_id', 'request_id'],
    out: {
      staff_id: 'others',
      number: 'technical',
      previous_hash: 'technical',
      hash: 'technical',
    },
  },
  access_log_head: 'nobody',
};
