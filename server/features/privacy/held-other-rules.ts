/** Activities, the magazine, signing in, and the machinery. */
import type { HeldTables } from './held-table-rules.ts';

const ownSignUp = 't.sign_up_id in (select id from sign_up where person_id = :person)';
const ownSubject = `(select a.subject from account a join account_person ap on ap.account_id = a.id
  where ap.person_id = :person)`;

export const heldOfOther: HeldTables = {
  sign_up: {
    where: 't.person_id = :person',
    given: [
      ...['queued_at', 'state', 'seats', 'amount_ore', 'wants_sms', 'held_until', 'changed_at', 'ended_by'],
      'reminded_at',
    ],
    keys: ['id', 'activity_id', 'person_id'],
    looked: { activity: '(select a.title from activity a where a.id = t.activity_id)' },
    out: { sequence: 'technical', calendar_code: 'secret' },
  },
  activity_participant: {
    where: ownSignUp,
    given: ['kind', 'name', 'born_on', 'attendance'],
    keys: ['id', 'sign_up_id', 'activity_id', 'child_id'],
    out: { position: 'technical' },
  },
  activity_answer: {
    where: ownSignUp,
    given: ['answer'],
    keys: ['sign_up_id', 'question_id'],
    looked: { question: '(select q.words from activity_question q where q.id = t.question_id)' },
  },
  magazine_payment: {
    where: 't.person_id = :person',
    given: [
      ...[
        'number',
        'kind',
        'channel',
        'created_at',
        'amount_ore',
        'state',
        'ended_as',
        'paid_at',
        'starts_on',
      ],
      ...['until_on', 'ending_told_at', 'refund_wanted', 'refund_by', 'refunded_at'],
    ],
    keys: ['id', 'person_id'],
    out: { approval_url: 'secret', failed_calls: 'technical' },
  },
  activity_payment: {
    where: 't.person_id = :person',
    given: ['created_at', 'amount_ore', 'state', 'ended_as', 'paid_at', 'refund_wanted', 'refunded_at'],
    keys: ['id', 'activity_id', 'sign_up_id', 'person_id'],
    out: { approval_url: 'secret', failed_calls: 'technical' },
  },
  activity_feed: {
    where: 't.person_id = :person',
    given: ['created_at'],
    keys: ['person_id'],
    // Its holder can read the calendar.
    out: { id: 'secret' },
  },
  // What a unit tells everybody; who wrote it did so for the unit.
  activity: 'nobody',
  activity_news: 'nobody',
  activity_question: 'nobody',
  ceremony_round: 'nobody',
  ceremony_ticket: {
    where: 't.person_id = :person',
    given: ['arrived_at', 'state', 'may_from', 'admitted_at', 'seen_at', 'told_at', 'finish_by', 'ended_at'],
    keys: ['id', 'round_id', 'person_id'],
    looked: { ceremony: '(select r.name from ceremony_round r where r.id = t.round_id)' },
    out: { number: 'technical' },
  },
  magazine_subscription: {
    where: 't.person_id = :person',
    given: [
      ...['ordered_at', 'order_price_ore', 'stopped_at', 'pause_until_on', 'temporary_from_on'],
      ...['temporary_until_on', 'temporary_country', 'temporary_care_of', 'temporary_lines'],
      ...['temporary_postal_code', 'temporary_postal_place', 'paid_until_on', 'paid_channel'],
    ],
    keys: ['person_id'],
  },
  magazine_household_member: {
    where: 't.person_id = :person',
    given: ['agreed_at', 'place'],
    keys: ['person_id', 'household_id'],
  },
  magazine_household: {
    where: 't.id in (select household_id from magazine_household_member where person_id = :person)',
    given: ['created_at'],
    keys: ['id'],
    out: { code: 'secret' },
  },
  magazine_household_end: {
    where: 't.person_id = :person',
    given: ['ended_at', 'told_at'],
    keys: ['person_id'],
  },
  magazine_delivery: {
    where: 't.person_id = :person',
    given: ['returned_on', 'kind', 'reason', 'resend_asked_at'],
    keys: ['id', 'issue_id', 'person_id', 'shared_with'],
    looked: { issue: '(select i.number from magazine_issue i where i.id = t.issue_id)' },
    out: { address_hash: 'technical', announced_at: 'technical' },
  },
  magazine_label: {
    where: 't.delivery_id in (select id from magazine_delivery where person_id = :person)',
    given: ['number', 'purpose', 'lines', 'postal_code', 'is_abroad'],
    keys: ['id', 'delivery_id', 'export_id'],
  },
  magazine_issue: 'nobody',
  magazine_article: 'nobody',
  magazine_issue_file: 'nobody',
  magazine_export: 'nobody',
  account_session: {
    where: 't.account_id in (select account_id from account_person where person_id = :person)',
    given: ['began_at', 'device', 'signed_in_with', 'used_at', 'ended_at'],
    keys: ['id', 'account_id'],
    out: { key: 'secret' },
  },
  idp_account: {
    where: `t.id::text in ${ownSubject}`,
    given: ['created_at', 'phone', 'phone_since', 'phone_used_at', 'email', 'email_since', 'name'],
    keys: ['id'],
  },
  idp_payload: {
    where: `t.payload ->> 'accountId' in ${ownSubject}`,
    given: ['expires_at', 'model', 'consumed_at'],
    out: { id: 'secret', payload: 'secret', grant_id: 'secret', uid: 'secret' },
  },
  // Ten minutes, under a hash.
  idp_sign_in_code: 'secret',
  idp_counter: 'secret',
  idp_first_step: 'secret',
  // Ids of what is gone, and of persons who may be: what must go again after a restore.
  erasure_known: 'nobody',
  idp_key: 'nobody',
  attempt_counter: 'secret',
  number_try: 'secret',
  idempotency_key: {
    where: 't.person_id = :person',
    given: ['created_at', 'endpoint', 'status'],
    keys: ['person_id', 'key'],
    // What the portal has answered, for a day: the same as in the other tables.
    out: { answer: 'elsewhere', request_hash: 'technical' },
  },
  kept_forgotten: 'nobody',
  schema_migration: 'nobody',
};
