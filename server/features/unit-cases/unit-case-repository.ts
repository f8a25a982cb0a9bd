import { sql } from 'kysely';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { OfficeUnit } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type UnitCaseFacts = {
  id: string;
  enquiryId: string;
  unit: OfficeUnit;
  personId: string;
  remark: string;
  sentAt: Date;
  agreedAt: Date | null;
  version: number;
  number: string;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  personName: string;
  receivedAt: Date;
  lastMessageAt: Date;
  dueOn: string | null;
};

export const unitCasesShown = 200;

/** At a unit now. An enquiry that turned out to be another's, was merged or closed is not. */
const atUnit = sql`
  from case_forwarding f
  join enquiry e on e.id = f.enquiry_id and e.person_id = f.person_id and e.merged_into_id is null
    and e.state <> 'closed'
  join person p on p.id = f.person_id
  join unit u on u.id = f.unit_id
  where f.ended_at is null`;
const columns = sql`
  f.id, f.enquiry_id as "enquiryId", json_build_object('id', u.id, 'name', u.name, 'kind', u.kind) as unit,
  f.person_id as "personId", f.remark, f.sent_at as "sentAt", f.agreed_at as "agreedAt", e.version, e.number, e.topic,
  e.subject, e.state, trim(p.given_name || ' ' || p.family_name) as "personName", e.received_at as "receivedAt",
  e.last_message_at as "lastMessageAt", e.due_on as "dueOn"`;

/** Of a unit, those that wait for an answer first; one more than are shown. @param exceptOf whose own are left out */
export async function listUnitCases(db: Some, unitId: string, exceptOf: string): Promise<UnitCaseFacts[]> {
  const { rows } = await sql<UnitCaseFacts>`
    select ${columns} ${atUnit} and f.unit_id = ${unitId} and f.person_id <> ${exceptOf}
    order by e.due_on nulls last, f.sent_at, f.id limit ${unitCasesShown + 1}`.execute(db);
  return rows;
}

/** @param options.hold locks the forwarding and its enquiry until the transaction ends */
export async function findUnitCase(
  db: Some,
  by: { id: string } | { enquiryId: string },
  options: { hold?: boolean } = {},
): Promise<UnitCaseFacts | undefined> {
  const which = 'id' in by ? sql`f.id = ${by.id}` : sql`f.enquiry_id = ${by.enquiryId}`;
  const { rows } = await sql<UnitCaseFacts>`
    select ${columns} ${atUnit} and ${which} ${options.hold ? sql`for update of f, e` : sql``}`.execute(db);
  return rows[0];
}

export async function addForwarding(
  tx: Transaction,
  forwarding: {
    id: string;
    enquiryId: string;
    unitId: string;
    personId: string;
    remark: string;
    sentBy: string;
    at: Date;
  },
): Promise<void> {
  const { id, enquiryId, unitId, personId, remark, sentBy, at } = forwarding;
  await tx
    .insertInto('case_forwarding')
    .values({
      id,
      enquiry_id: enquiryId,
      unit_id: unitId,
      person_id: personId,
      remark,
      sent_by: sentBy,
      sent_at: at,
    })
    .execute();
}

export async function setAgreed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('case_forwarding').set({ agreed_at: at }).where('id', '=', id).execute();
}

/** @returns whether the case was at a unit */
export async function endForwarding(
  tx: Transaction,
  enquiryId: string,
  as: 'declined' | 'returned' | 'recalled',
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`update case_forwarding set ended_at = ${at}, ended_as = ${as}
    where enquiry_id = ${enquiryId} and ended_at is null returning id`.execute(tx);
  return rows.length > 0;
}
