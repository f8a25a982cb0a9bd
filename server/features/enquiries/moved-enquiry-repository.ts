import { sql } from 'kysely';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type EnquiryToMove = {
  id: string;
  personId: string | null;
  sender: { name: string; email: string | null; phone: string | null } | null;
  topic: EnquiryTopic;
  subject: string;
  text: string;
  receivedAt: string;
  state: Exclude<EnquiryState, 'closed'>;
  answer: string | null;
  answeredAt: string | null;
};
type MovedEnquiry = Omit<EnquiryToMove, 'receivedAt' | 'answeredAt'> & {
  number: string;
  receivedAt: Date;
  answeredAt: Date | null;
  dueOn: string;
};

/** Several at once. @returns the first of them */
export async function takeRunningNumbers(tx: Transaction, year: number, count: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into enquiry_counter (year, last_number) values (${year}, ${count})
    on conflict (year) do update set last_number = enquiry_counter.last_number + ${count}
    returning last_number as last`.execute(tx);
  return rows[0]!.last - count + 1;
}

/**
 * What the person wrote has the id of its enquiry. Where the person was answered, their time to write back runs from the
 * move: no reminder is sent for a silence that was before it.
 */
export async function addMovedEnquiries(
  tx: Transaction,
  enquiries: readonly MovedEnquiry[],
  now: Date,
): Promise<void> {
  if (!enquiries.length) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(enquiries)}::jsonb) as r (id uuid, number text, "personId" uuid,
    sender jsonb, topic text, subject text, text text, "receivedAt" timestamptz, state text, answer text,
    "answeredAt" timestamptz, "dueOn" date)`;
  const isAnswered = sql`r.state in ('waiting-for-member', 'answered')`;
  await sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at,
      due_on, promised_on, first_answered_at, sender_name, sender_email, sender_phone)
    select r.id, r.number, r."personId", r.topic, r.subject, r.state, r."receivedAt",
      case when ${isAnswered} then ${now} else coalesce(r."answeredAt", r."receivedAt") end, ${now},
      case when not ${isAnswered} then r."dueOn" end, r."dueOn", r."answeredAt",
      r.sender ->> 'name', r.sender ->> 'email', r.sender ->> 'phone'
    from ${moved}`.execute(tx);
  await sql`insert into enquiry_message (id, enquiry_id, author, author_id, body, sent_at)
    select r.id, r.id, 'person', r."personId", r.text, r."receivedAt" from ${moved}
    union all select gen_random_uuid(), r.id, 'staff', null, r.answer, r."answeredAt" from ${moved}
      where r.answer is not null`.execute(tx);
}

/** With what was written in them. */
export async function removeMovedEnquiries(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from enquiry where id = any(${ids as string[]}::uuid[])`.execute(tx);
}
