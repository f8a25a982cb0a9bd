import { type RawBuilder, sql } from 'kysely';
import type { ChangedField, EnquiryState, EnquiryTopic, NewEnquiry } from '#contract/enquiry-endpoints.ts';
import type { ReferenceKind } from '#contract/enquiry-reference.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';

export type EnquiryRow = {
  id: string;
  number: string;
  /** Null: sent without signing in. */
  personId: string | null;
  personName: string;
  senderEmail: string | null;
  senderPhone: string | null;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  receivedAt: Date;
  lastMessageAt: Date;
  closedAt: Date | null;
  aboutKind: ReferenceKind | null;
  aboutId: string | null;
  wantsSms: boolean;
  isExtended: boolean;
  /** The chapter or region that it was sent on to. */
  forwardedUnitId: string | null;
  /** When the person was reminded last. */
  remindedAt: Date | null;
  isUnread: boolean;
};
export type MessageRow = {
  id: string;
  author: 'person' | 'staff';
  /** The name of the unit that it was answered for. */
  unit: string | null;
  givenName: string | null;
  familyName: string | null;
  body: string;
  sentAt: Date;
};

export type EnquiryEventRow = {
  id: string;
  kind: 'changed' | 'closed' | 'reopened';
  author: 'person' | 'staff' | 'portal';
  givenName: string | null;
  familyName: string | null;
  field: ChangedField | null;
  before: string | null;
  after: string | null;
  happenedAt: Date;
};

/** All that is shown of an enquiry; unread = there is an answer younger than the person's last look. */
const enquiryColumns = sql`
  e.id, e.number, e.person_id as "personId", coalesce(trim(p.given_name || ' ' || p.family_name), e.sender_name) as "personName",
  e.sender_email as "senderEmail", e.sender_phone as "senderPhone", e.topic,
  e.subject, e.state, e.received_at as "receivedAt", e.last_message_at as "lastMessageAt", e.closed_at as "closedAt",
  e.about_kind as "aboutKind", e.about_id as "aboutId", e.wants_sms as "wantsSms", e.is_extended as "isExtended",
  e.forwarded_unit_id as "forwardedUnitId",
  case when e.reminded_at > e.last_message_at then e.reminded_at end as "remindedAt",
  exists (select from enquiry_message m
          where m.enquiry_id = e.id and m.author = 'staff' and m.sent_at > e.read_at) as "isUnread"`;

/** Of an enquiry that was merged into another: that one. Both numbers and addresses lead to the same thread. */
const canonical = (id: string) =>
  sql<string>`coalesce((select d.merged_into_id from enquiry d where d.id = ${id}), ${id}::uuid)`;

/** Whose an enquiry must be, as a part of a statement. */
const ownedBy = (owner: string) => sql` and e.person_id = ${owner}::uuid`;
const anybodys = sql``;

async function findForChange(
  tx: Transaction,
  id: string,
  whose: RawBuilder<unknown>,
): Promise<EnquiryRow | undefined> {
  const locked = await sql<{ id: string }>`
    select id from enquiry where id = ${canonical(id)} for update`.execute(tx);
  const { rows } = await sql<EnquiryRow>`
    select ${enquiryColumns} from enquiry e left join person p on p.id = e.person_id
    where e.id = ${canonical(id)}${whose}`.execute(tx);
  const [held, enquiry] = [locked.rows[0], rows[0]];
  // While we waited it was merged into another: that one is not locked yet.
  return enquiry && held && enquiry.id !== held.id ? findForChange(tx, id, whose) : enquiry;
}

/** Locks the enquiry until the transaction ends. */
export const findEnquiryForChange = (tx: Transaction, id: string, owner: string) =>
  findForChange(tx, id, ownedBy(owner));

/** As {@link findEnquiryForChange}, of any person. */
export const findEnquiryForStaff = (tx: Transaction, id: string) => findForChange(tx, id, anybodys);

/** An enquiry with all that a thread shows of it, but for its files and what it is about. */
export type ThreadRow = EnquiryRow & {
  messages: MessageRow[];
  events: EnquiryEventRow[];
  forwarding: { unitId: string; unitName: string; hasAgreed: boolean } | null;
  /** What goes on from it, oldest first. */
  continuations: { id: string; number: string }[];
  /** Numbers of the duplicates whose messages are in this thread. */
  mergedNumbers: string[];
  hasAttachments: boolean;
};

/** One statement, because the round trips are what a read costs. */
async function readThread(
  db: Database,
  id: string,
  whose: RawBuilder<unknown>,
): Promise<ThreadRow | undefined> {
  const { rows } = await sql<ThreadRow>`
    select ${enquiryColumns},
      (select coalesce(json_agg(json_build_object('id', m.id, 'author', m.author, 'givenName', a.given_name,
           'familyName', a.family_name,
           'unit', (select u.name from unit u where u.id = m.unit_id), 'body', m.body, 'sentAt', m.sent_at) order by m.sent_at, m.id), '[]')
         from enquiry_message m left join person a on a.id = m.author_id where m.enquiry_id = e.id) as messages,
      (select coalesce(json_agg(json_build_object('id', v.id, 'kind', v.kind, 'author', v.author,
           'givenName', a.given_name, 'familyName', a.family_name, 'field', v.field, 'before', v.before,
           'after', v.after, 'happenedAt', v.happened_at) order by v.place), '[]')
         from enquiry_event v left join person a on a.id = v.author_id where v.enquiry_id = e.id) as events,
      (select coalesce(json_agg(json_build_object('id', c.id, 'number', c.number) order by c.received_at, c.id), '[]')
         from enquiry c where c.about_id = e.id and c.about_kind = 'enquiry') as continuations,
      (select json_build_object('unitId', u.id, 'unitName', u.name, 'hasAgreed', f.agreed_at is not null)
         from case_forwarding f join unit u on u.id = f.unit_id
         where f.enquiry_id = e.id and f.ended_at is null and f.person_id = e.person_id) as forwarding,
      array(select d.number from enquiry d where d.merged_into_id = e.id order by d.number) as "mergedNumbers",
      exists (select from enquiry_message m join attachment t on t.message_id = m.id
              where m.enquiry_id = e.id) as "hasAttachments"
    from enquiry e left join person p on p.id = e.person_id
    where e.id = ${canonical(id)}${whose}`.execute(db);
  const thread = rows[0];
  return (
    thread && {
      ...thread,
      messages: thread.messages.map((one) => ({ ...one, sentAt: new Date(one.sentAt) })),
      events: thread.events.map((one) => ({ ...one, happenedAt: new Date(one.happenedAt) })),
    }
  );
}

/** An enquiry of the person, with its thread. */
export const findThread = (db: Database, id: string, owner: string) => readThread(db, id, ownedBy(owner));

/** As {@link findThread}, of any person. */
export const findThreadForStaff = (db: Database, id: string) => readThread(db, id, anybodys);

/** One after the other: what comes at once from a person waits here, and is counted when it is its turn. */
export async function countEnquiriesSince(tx: Transaction, personId: string, since: Date): Promise<number> {
  await sql`select from person where id = ${personId} for no key update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from enquiry where person_id = ${personId} and received_at > ${since}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** The next running number of the year, from 1. Held until the transaction ends, so that there are no gaps. */
export async function takeRunningNumber(tx: Transaction, year: number): Promise<number> {
  const { rows } = await sql<{ last_number: number }>`
    insert into enquiry_counter (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = enquiry_counter.last_number + 1
    returning last_number`.execute(tx);
  return rows[0]!.last_number;
}

export async function addEnquiry(
  tx: Transaction,
  enquiry: Omit<NewEnquiry, 'message' | 'attachments'> & {
    id: string;
    number: string;
    /** Null: from somebody who could not sign in. */
    personId: string | null;
    sender?: { name: string; email: string | null; phone: string | null };
    receivedAt: Date;
    /** The last day of our promise, `YYYY-MM-DD`. */
    dueOn: string;
  },
): Promise<void> {
  const { id, number, personId, topic, subject, about, wantsSms, receivedAt, dueOn } = enquiry;
  await tx
    .insertInto('enquiry')
    .values({
      id,
      number,
      person_id: personId,
      topic,
      subject,
      state: 'received',
      received_at: receivedAt,
      last_message_at: receivedAt,
      read_at: receivedAt,
      about_kind: about?.kind ?? null,
      about_id: about?.id ?? null,
      wants_sms: wantsSms,
      due_on: dueOn,
      ...(enquiry.sender && {
        sender_name: enquiry.sender.name,
        sender_email: enquiry.sender.email,
        sender_phone: enquiry.sender.phone,
      }),
    })
    .execute();
}

export async function addMessage(
  tx: Transaction,
  message: {
    id: string;
    enquiryId: string;
    author: 'person' | 'staff';
    authorId: string | null;
    /** What staff answers for; null for member service. */
    unitId?: string | null;
    body: string;
    sentAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('enquiry_message')
    .values({
      id: message.id,
      enquiry_id: message.enquiryId,
      author: message.author,
      author_id: message.authorId,
      unit_id: message.unitId ?? null,
      body: message.body,
      sent_at: message.sentAt,
    })
    .execute();
}

/**
 * A closed one is open again with it.
 * @param dueOn by when the next answer is promised; somebody who waits already goes on waiting for the earlier day
 */
export async function setStateAfterMessage(
  tx: Transaction,
  id: string,
  state: EnquiryState,
  at: Date,
  dueOn: string | null,
): Promise<void> {
  await tx
    .updateTable('enquiry')
    .set({ state, last_message_at: at, closed_at: null, due_on: sql`coalesce(due_on, ${dueOn}::date)` })
    .where('id', '=', id)
    .execute();
}

export async function setClosed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('enquiry').set({ state: 'closed', closed_at: at }).where('id', '=', id).execute();
}

/** Whether there was such an enquiry of this person. */
export async function setRead(tx: Transaction, id: string, personId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('enquiry')
    .set({ read_at: at })
    .where('id', '=', canonical(id))
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Closed for long enough. With it go its messages, files, notes and events. */
export async function forgetEnquiries(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`
    delete from enquiry where state = 'closed' and closed_at < ${before} returning id`.execute(db);
  return rows.length;
}

/**
 * Enquiries from before. Those still open are answered first, and deleted when they are closed; without an account the
 * answer cannot be read, and they are deleted at once.
 */
export async function removeEnquiries(
  tx: Transaction,
  leaver: { personId: string; leftAt: Date; alsoOpen: boolean },
): Promise<void> {
  const { personId, leftAt, alsoOpen } = leaver;
  await sql`
    delete from enquiry where person_id = ${personId} and received_at <= ${leftAt}
      and (state = 'closed' or ${alsoOpen})`.execute(tx);
}

/** With the person's own words. */
export async function returnEnquiries(tx: Transaction, ids: string[], { from, into }: Merged): Promise<void> {
  await sql`update enquiry_message set author_id = ${into}
    where author_id = ${from} and author = 'person' and enquiry_id = any(${ids}::uuid[])`.execute(tx);
  await sql`update enquiry set person_id = ${into}
    where person_id = ${from} and id = any(${ids}::uuid[])`.execute(tx);
}
