/** An enquiry as member service works on it. */
import { sql } from 'kysely';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/** A user who acts on it must have seen what it says now. */
export async function countVersion(tx: Transaction, id: string): Promise<void> {
  await sql`update enquiry set version = version + 1 where id = ${id}`.execute(tx);
}

type CaseChange = {
  state?: EnquiryState;
  assignee_id?: string | null;
  forwarded_unit_id?: string | null;
  waits_since?: Date;
  due_on?: string;
  is_extended?: boolean;
  closed_at?: Date | null;
  person_id?: string | null;
};
export async function changeCase(tx: Transaction, id: string, change: CaseChange): Promise<void> {
  await tx.updateTable('enquiry').set(change).where('id', '=', id).execute();
}

/** A promise that has been kept or broken already stays as it was given. */
export async function setCaseTopic(
  tx: Transaction,
  id: string,
  change: { topic: EnquiryTopic; dueOn: string | null; promisedOn: string },
): Promise<void> {
  await sql`update enquiry set topic = ${change.topic}, due_on = ${change.dueOn}::date,
    promised_on = case when first_answered_at is null then ${change.promisedOn}::date else promised_on end
    where id = ${id}`.execute(tx);
}

/**
 * The first answer counts for the promise; a user who answers an unassigned case has it from then on.
 * @param staffId null where a unit answered
 */
export async function setAnswered(
  tx: Transaction,
  id: string,
  staffId: string | null,
  at: Date,
): Promise<void> {
  await sql`update enquiry set first_answered_at = coalesce(first_answered_at, ${at}),
    assignee_id = coalesce(assignee_id, ${staffId}) where id = ${id}`.execute(tx);
}

/** An employee works on it: it is no longer new. */
export async function setTakenUp(tx: Transaction, id: string): Promise<void> {
  await sql`update enquiry set state = 'in-progress' where id = ${id} and state = 'received'`.execute(tx);
}

/** The duplicate's messages and events move over; it stays behind as a number that leads here. */
export async function moveIntoCase(tx: Transaction, from: string, into: string, at: Date): Promise<void> {
  await sql`update enquiry i set
      state = case when o.waits_since is not null and i.waits_since is null then 'received' else i.state end,
      waits_since = least(i.waits_since, o.waits_since),
      due_on = least(i.due_on, o.due_on),
      last_message_at = greatest(i.last_message_at, o.last_message_at),
      read_at = least(i.read_at, o.read_at),
      first_answered_at = least(i.first_answered_at, o.first_answered_at)
    from enquiry o where i.id = ${into} and o.id = ${from}`.execute(tx);
  await sql`update enquiry_message set enquiry_id = ${into} where enquiry_id = ${from}`.execute(tx);
  await sql`update enquiry_event set enquiry_id = ${into} where enquiry_id = ${from}`.execute(tx);
  await sql`update enquiry set merged_into_id = ${into} where merged_into_id = ${from}`.execute(tx);
  await sql`update enquiry set merged_into_id = ${into}, state = 'closed', closed_at = coalesce(closed_at, ${at})
    where id = ${from}`.execute(tx);
}
