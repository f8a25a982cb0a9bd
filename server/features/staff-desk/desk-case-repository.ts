import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DeskEvent, DeskTag } from '#contract/desk-case-endpoints.ts';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type CaseFacts = {
  id: string;
  number: string;
  version: number;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  personId: string | null;
  personName: string;
  isMember: boolean;
  /** As it was typed by somebody who could not sign in. */
  senderName: string | null;
  senderEmail: string | null;
  senderPhone: string | null;
  receivedAt: Date;
  lastMessageAt: Date;
  closedAt: Date | null;
  waitsSince: Date | null;
  dueOn: string | null;
  isExtended: boolean;
  assigneeId: string | null;
  assigneeName: string | null;
  /** Of the assignee: the current one or the next. */
  absence: { fromOn: string; untilOn: string } | null;
  tags: DeskTag[];
  forwardedTo: string | null;
  forwarding: { unitName: string; sentAt: string; agreedAt: string | null } | null;
};

/** @param id of the case itself, not of one that was merged into it */
export async function findCase(db: Database, id: string): Promise<CaseFacts | undefined> {
  const { rows } = await sql<CaseFacts>`
    select e.id, e.number, e.version, e.topic, e.subject, e.state, e.person_id as "personId",
      coalesce(trim(p.given_name || ' ' || p.family_name), e.sender_name) as "personName",
      exists (select from membership m where m.person_id = e.person_id and m.ended_on is null) as "isMember",
      e.sender_name as "senderName", e.sender_email as "senderEmail", e.sender_phone as "senderPhone", e.received_at as "receivedAt",
      e.last_message_at as "lastMessageAt", e.closed_at as "closedAt", e.waits_since as "waitsSince",
      e.due_on as "dueOn", e.is_extended as "isExtended", e.assignee_id as "assigneeId",
      a.given_name as "assigneeName", (select json_build_object('fromOn', w.from_on, 'untilOn', w.until_on)
        from staff_absence w where w.staff_id = e.assignee_id) as absence, coalesce(
        (select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
         from enquiry_tag t join desk_tag g on g.id = t.tag_id where t.enquiry_id = e.id), '[]'::json) as tags, u.name as "forwardedTo",
      (select json_build_object('unitName', fu.name, 'sentAt', f.sent_at, 'agreedAt', f.agreed_at)
         from case_forwarding f join unit fu on fu.id = f.unit_id
         where f.enquiry_id = e.id and f.ended_at is null) as forwarding
    from enquiry e
    left join person p on p.id = e.person_id
    left join person a on a.id = e.assignee_id
    left join unit u on u.id = e.forwarded_unit_id
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** The id of the case an address or number leads to, which is another where it was merged. */
export async function findCaseId(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiry')
    .select(['id', 'merged_into_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.merged_into_id ?? row?.id;
}

/** In the order of their ids, so that two who merge the same two do not wait for each other. */
export async function lockCases(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`select from enquiry where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

export type NoteRow = { id: string; name: string; text: string; writtenAt: Date };
export type EventRow = Omit<DeskEvent, 'happenedAt'> & { happenedAt: Date };
export type PresenceRow = { name: string; isWriting: boolean };

export async function listNotes(db: Database, enquiryId: string): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, coalesce(p.given_name, '') as name, n.body as text, n.written_at as "writtenAt"
    from enquiry_note n left join person p on p.id = n.author_id
    where n.enquiry_id = ${enquiryId} order by n.written_at, n.id`.execute(db);
  return rows;
}

export async function listEvents(db: Database, enquiryId: string): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select v.id, v.kind, coalesce(p.given_name, '') as name,
      coalesce(v.reference, a.given_name, u.name, '') as about, v.remark, v.happened_at as "happenedAt"
    from desk_event v
    left join person p on p.id = v.actor_id
    left join person a on a.id = v.assignee_id
    left join unit u on u.id = v.unit_id
    where v.enquiry_id = ${enquiryId} order by v.happened_at, v.id`.execute(db);
  return rows;
}

export async function listAlsoOpen(db: Database, personId: string, otherThan: string) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'number', 'subject'])
    .where('person_id', '=', personId)
    .where('id', '<>', otherThan)
    .where('state', '<>', 'closed')
    .where('merged_into_id', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute();
}

export async function listPresent(
  db: Database,
  enquiryId: string,
  otherThan: string,
  since: Date,
): Promise<PresenceRow[]> {
  const { rows } = await sql<PresenceRow>`
    select p.given_name as name, d.is_writing as "isWriting" from desk_presence d join person p on p.id = d.staff_id
    where d.enquiry_id = ${enquiryId} and d.staff_id <> ${otherThan} and d.seen_at > ${since}
    order by p.given_name`.execute(db);
  return rows;
}

export async function setPresence(
  tx: Transaction,
  presence: { enquiryId: string; staffId: string; isWriting: boolean; at: Date },
): Promise<void> {
  const { enquiryId, staffId, isWriting, at } = presence;
  await sql`insert into desk_presence (enquiry_id, staff_id, seen_at, is_writing)
    values (${enquiryId}, ${staffId}, ${at}, ${isWriting})
    on conflict (enquiry_id, staff_id) do update set seen_at = excluded.seen_at, is_writing = excluded.is_writing`.execute(
    tx,
  );
}

export async function removePresence(tx: Transaction, enquiryId: string, staffId: string): Promise<void> {
  await tx
    .deleteFrom('desk_presence')
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', '=', staffId)
    .execute();
}

export async function forgetPresence(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('desk_presence').where('seen_at', '<', before).execute();
}

export async function addNote(
  tx: Transaction,
  note: { enquiryId: string; authorId: string; body: string; at: Date },
): Promise<void> {
  const { enquiryId, authorId, body, at } = note;
  await tx
    .insertInto('enquiry_note')
    .values({ id: randomUUID(), enquiry_id: enquiryId, author_id: authorId, body, written_at: at })
    .execute();
}

export type NewEvent = {
  enquiryId: string;
  kind: DeskEvent['kind'];
  /** Null for the portal. */
  actorId: string | null;
  assigneeId?: string | null;
  unitId?: string;
  reference?: string;
  remark?: string;
  /** What the case was before it was closed together with others. */
  former?: FormerCase;
  at: Date;
};
/** The state and the promise of a case; times as text. */
export type FormerCase = { state: EnquiryState; waitsSince: string | null; dueOn: string | null };
export async function addEvent(tx: Transaction, event: NewEvent): Promise<void> {
  await tx
    .insertInto('desk_event')
    .values({
      id: randomUUID(),
      enquiry_id: event.enquiryId,
      kind: event.kind,
      actor_id: event.actorId,
      assignee_id: event.assigneeId ?? null,
      unit_id: event.unitId ?? null,
      reference: event.reference ?? null,
      remark: event.remark ?? null,
      former: event.former ? JSON.stringify(event.former) : null,
      happened_at: event.at,
    })
    .execute();
}

/** Its notes and events here are those of the other from now on. */
export async function moveDeskRows(tx: Transaction, from: string, into: string): Promise<void> {
  await sql`update enquiry_note set enquiry_id = ${into} where enquiry_id = ${from}`.execute(tx);
  await sql`update desk_event set enquiry_id = ${into} where enquiry_id = ${from}`.execute(tx);
  await sql`insert into enquiry_tag (enquiry_id, tag_id)
    select ${into}, tag_id from enquiry_tag where enquiry_id = ${from} on conflict do nothing`.execute(tx);
}

export type LockedCase = {
  id: string;
  version: number;
  state: EnquiryState;
  waitsSince: Date | null;
  dueOn: string | null;
  isMerged: boolean;
  /** Of its newest closing, where that was together with others. */
  former: FormerCase | null;
};

/** In the order of their ids, as `lockCases`. */
export async function lockSeveral(tx: Transaction, ids: readonly string[]): Promise<LockedCase[]> {
  await lockCases(tx, ids);
  const { rows } = await sql<LockedCase>`
    select e.id, e.version, e.state, e.waits_since as "waitsSince", e.due_on as "dueOn",
      e.merged_into_id is not null as "isMerged",
      (select v.former from desk_event v where v.enquiry_id = e.id and v.kind in ('closed', 'reopened')
        order by v.happened_at desc, v.id desc limit 1) as former
    from enquiry e where e.id = any(${ids}::uuid[]) order by e.id`.execute(tx);
  return rows;
}

export async function listVersions(tx: Transaction, ids: readonly string[]) {
  return tx.selectFrom('enquiry').select(['id', 'version']).where('id', 'in', ids).orderBy('id').execute();
}

export async function isPerson(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from person where id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function findCaseByNumber(db: Database, number: string) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'person_id', 'merged_into_id'])
    .where('number', '=', number)
    .executeTakeFirst();
}
