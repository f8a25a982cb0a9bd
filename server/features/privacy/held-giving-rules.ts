/** Gifts, their books, and what is reported of them. */
import type { HeldTables } from './held-table-rules.ts';

const ownAgreement = 't.agreement_id in (select id from gift_agreement where person_id = :person)';
const ownCharge = 't.charge_id in (select id from gift_charge where person_id = :person)';
const terms = [
  ...['state', 'rail', 'amount_ore', 'frequency', 'day', 'purpose_id', 'first_on', 'cadence_after'],
  ...['paused_on', 'resumes_on'],
];

export const heldOfGiving: HeldTables = {
  gift_agreement: {
    where: 't.person_id = :person',
    given: ['began_at', 'number', ...terms],
    keys: ['id', 'person_id', 'mandate_id'],
    out: { version: 'technical' },
  },
  gift_agreement_event: {
    where: ownAgreement,
    given: [
      ...['happened_at', 'recorded_at', 'kind', 'actor', 'reason', ...terms, 'terms_version', 'donor_name'],
      ...['organisation_name', 'organisation_number', 'is_moved_in', 'text_language'],
    ],
    keys: ['id', 'agreement_id', 'mandate_id'],
    out: { sequence: 'technical', staff_id: 'others' },
  },
  gift_mandate: {
    where: ownAgreement,
    given: [
      ...['created_at', 'rail', 'state', 'external_id', 'started_at', 'ended_at', 'is_stop_wanted'],
      ...['wants_notice', 'is_notice_wished', 'wanted_terms'],
    ],
    keys: ['id', 'agreement_id'],
    out: { approval_url: 'secret', told_version: 'technical', failed_calls: 'technical' },
  },
  gift_charge: {
    where: 't.person_id = :person',
    given: [
      ...['due_on', 'kind', 'period', 'rail', 'amount_ore', 'purpose_id', 'state', 'failure', 'created_at'],
      ...['is_cancel_wanted', 'is_moved_in'],
    ],
    keys: ['id', 'person_id', 'agreement_id', 'mandate_id'],
    out: { approval_url: 'secret', failed_calls: 'technical' },
  },
  gift_charge_event: {
    where: ownCharge,
    given: ['happened_at', 'recorded_at', 'kind', 'actor', 'amount_ore', 'failure'],
    keys: ['id', 'charge_id', 'key'],
    out: { staff_id: 'others' },
  },
  gift_receipt: {
    where: ownCharge,
    given: ['issued_at', 'number', 'amount_ore', 'donor_name', 'organisation_name', 'organisation_number'],
    keys: ['charge_id'],
  },
  gift_tax_wish: {
    where: 't.person_id = :person',
    given: ['happened_at', 'is_wanted', 'actor'],
    keys: ['id', 'person_id'],
  },
  giro_claim: {
    where: ownCharge,
    given: ['due_on', 'kid', 'amount_ore', 'is_live'],
    keys: ['id', 'charge_id', 'file_id', 'cancel_file_id', 'transaction_number'],
  },
  giro_payment: {
    where: ownCharge,
    given: ['settled_on', 'amount_ore', 'kid', 'type', 'text', 'state', 'reason', 'outcome', 'settled_at'],
    keys: [
      ...['id', 'charge_id', 'file_id', 'account', 'assignment_number', 'archive_reference'],
      'transaction_number',
    ],
    out: { note: 'internal', settled_by: 'others' },
  },
  // A bank file holds the lines of many; one's own are the claims and payments.
  giro_file: 'elsewhere',
  giro_settlement: 'nobody',
  voucher: {
    where: `t.source in (select e.kind || ':' || e.id from gift_charge_event e
      join gift_charge c on c.id = e.charge_id where c.person_id = :person)
      or split_part(t.source, ':', 2) in (select m.id::text from magazine_payment m where m.person_id = :person
        union all select a.id::text from activity_payment a where a.person_id = :person)`,
    given: ['voucher_on', 'year', 'number', 'kind', 'rail', 'amount_ore', 'fee_ore', 'reference', 'made_at'],
    keys: ['source'],
  },
  tax_report_line: {
    where: 't.person_id = :person',
    given: ['name', 'amount_kroner'],
    keys: ['id', 'report_id', 'person_id'],
    held: ['number_sealed'],
    looked: {
      year: '(select r.year from tax_report r where r.id = t.report_id)',
      state: '(select r.state from tax_report r where r.id = t.report_id)',
    },
    out: { number_index: 'secret' },
  },
  // Which gifts a line counted: only ids, and both are given.
  tax_report_line_gift: 'elsewhere',
  tax_report: 'elsewhere',
  tax_report_event: 'others',
  giving_year_notice: {
    where: 't.person_id = :person',
    given: ['told_at', 'year', 'kind'],
    keys: ['person_id'],
  },
  bank_credit: 'nobody',
  // What the bank has booked on our own accounts; one's own gifts are the payments.
  bank_statement: 'nobody',
  bank_statement_span: 'nobody',
  bank_line: 'nobody',
  vipps_settlement: 'nobody',
  reconciliation_mark: 'nobody',
  accounting_export: 'nobody',
  gift_counter: 'nobody',
  vipps_webhook: 'nobody',
  // Only ids, and only for a while: what they say is in the charges.
  vipps_message: 'elsewhere',
};
