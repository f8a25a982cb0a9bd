/** Enquiries without new messages. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type SilentEnquiry = {
  id: string;
  personId: string | null;
  state: 'answered' | 'waiting-for-member';
  lastMessageAt: Date;
  /** Since the last message; null where it was before, or never. */
  remindedAt: Date | null;
};

const columns = sql`e.id, e.person_id as "personId", e.state, e.last_message_at as "lastMessageAt",
  case when e.reminded_at > e.last_message_at then e.reminded_at end as "remindedAt"`;
/** In the words of the index of the queue, by state: these do not wait for member service. */
const areSilent = sql`e.state <> 'closed' and e.merged_into_id is null and coalesce(e.due_on, 'infinity'::date) = 'infinity'`;

/** A few at a time, the oldest silence first. @param after the last one of those before */
export async function listSilent(
  db: Database,
  state: SilentEnquiry['state'],
  writtenBefore: Date,
  after: { lastMessageAt: Date; id: string } | null,
): Promise<SilentEnquiry[]> {
  const { rows } = await sql<SilentEnquiry>`select ${columns} from enquiry e
    where ${areSilent} and e.state = ${state} and e.last_message_at < ${writtenBefore}
      and ${after ? sql`(e.last_message_at, e.id) > (${after.lastMessageAt}, ${after.id}::uuid)` : sql`true`}
    order by e.last_message_at, e.id limit 100`.execute(db);
  return rows;
}

/** As it is now, locked until the transaction ends; undefined when there is a new message. */
export async function lockSilent(tx: Transaction, id: string): Promise<SilentEnquiry | undefined> {
  const { rows } = await sql<SilentEnquiry>`select ${columns} from enquiry e
    where ${areSilent} and e.id = ${id} and e.state in ('answered', 'waiting-for-member') for update`.execute(
    tx,
  );
  return rows[0];
}

export async function setReminded(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('enquiry').set({ reminded_at: at }).where('id', '=', id).execute();
}
