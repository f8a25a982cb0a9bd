/** A person's own enquiries, found and turned page by page. */
import { type RawBuilder, sql } from 'kysely';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';

export const pageSize = 20;
/** A longer search is cut: more words find no more. */
const mostWords = 8;

export type OwnList = { personId: string; state: 'open' | 'closed'; search: string };
/** The last enquiry that was seen. `receivedAt` as the database writes it, to the microsecond. */
export type ListPlace = { receivedAt: string; id: string };

export type OwnEnquiryRow = {
  id: string;
  number: string;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  receivedAt: Date;
  lastMessageAt: Date;
  isUnread: boolean;
  place: string;
};

/** One more than a page holds, where there is more. */
export async function listOwnEnquiries(db: Database, list: OwnList, after: ListPlace | null) {
  const { rows } = await sql<OwnEnquiryRow>`
    select e.id, e.number, e.topic, e.subject, e.state, e.received_at as "receivedAt",
           e.last_message_at as "lastMessageAt", e.received_at::text as place,
           exists (select from enquiry_message m
                   where m.enquiry_id = e.id and m.author = 'staff' and m.sent_at > e.read_at) as "isUnread"
    from enquiry e
    where e.person_id = ${list.personId} and e.merged_into_id is null
      and ${list.state === 'closed' ? sql`e.state = 'closed'` : sql`e.state <> 'closed'`}
      and ${after ? sql`(e.received_at, e.id) < (${after.receivedAt}::timestamptz, ${after.id}::uuid)` : sql`true`}
      and ${sql.join([sql`true`, ...wordsOf(list.search).map(containsWord)], sql` and `)}
    order by e.received_at desc, e.id desc limit ${pageSize + 1}`.execute(db);
  return rows;
}

const wordsOf = (search: string): string[] =>
  (search.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).slice(0, mostWords);

/**
 * In any of its forms («adressen», «adresser»), or as a part of a longer word («fradrag» in «skattefradrag»), in the
 * subject or a message; or in the number. A person's own enquiries are few: each is read.
 */
function containsWord(word: string): RawBuilder<boolean> {
  const pattern = `%${word.toLocaleLowerCase('nb')}%`;
  const stem = sql`plainto_tsquery('norwegian', ${word})`;
  const isIn = (text: RawBuilder<unknown>) => sql`(
    lower(${text}) like ${pattern} or to_tsvector('norwegian', ${text}) @@ ${stem})`;
  return sql`(
    ${isIn(sql`e.subject`)} or lower(e.number) like ${pattern}
    or exists (select from enquiry_message m where m.enquiry_id = e.id and ${isIn(sql`m.body`)}))`;
}

export async function countOpenEnquiries(db: Database, personId: string) {
  const { rows } = await sql<{ open: number; unread: number }>`
    select (count(*) filter (where e.state <> 'closed'))::int as open,
      (count(*) filter (where e.last_message_at > e.read_at and exists (
        select from enquiry_message m where m.enquiry_id = e.id and m.author = 'staff' and m.sent_at > e.read_at
      )))::int as unread
    from enquiry e where e.person_id = ${personId} and e.merged_into_id is null`.execute(db);
  return rows[0] ?? { open: 0, unread: 0 };
}
