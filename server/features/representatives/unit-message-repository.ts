import { type RawBuilder, sql } from 'kysely';
import type { OfficeRole, OfficeUnit } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type UnitMessageRow = {
  id: string;
  unitId: string;
  authorId: string | null;
  writtenBy: string;
  writtenAs: OfficeRole;
  kind: 'message' | 'summons';
  isTrial: boolean;
  subject: string;
  body: string;
  meetingOn: string | null;
  meetingPlace: string | null;
  motionsBy: string | null;
  nominationsBy: string | null;
  writtenAt: Date;
  leavesAt: Date;
  lastPersonId: string | null;
  told: number;
  sentAt: Date | null;
  cancelledAt: Date | null;
};

const select = sql`
  select m.id, m.unit_id as "unitId", m.author_id as "authorId", coalesce(p.given_name, '') as "writtenBy",
    m.author_role as "writtenAs", m.kind, m.is_trial as "isTrial", m.subject, m.body, m.meeting_on as "meetingOn",
    m.meeting_place as "meetingPlace", m.motions_by as "motionsBy", m.nominations_by as "nominationsBy",
    m.written_at as "writtenAt", m.leaves_at as "leavesAt", m.last_person_id as "lastPersonId", m.told,
    m.sent_at as "sentAt", m.cancelled_at as "cancelledAt"
  from unit_message m left join person p on p.id = m.author_id`;
type Some = Database | Transaction;
const list = async (db: Some, rest: RawBuilder<unknown>): Promise<UnitMessageRow[]> =>
  (await sql<UnitMessageRow>`${select} ${rest}`.execute(db)).rows;

/** Newest first, at most fifty; what was only tried is not among them. */
export const listUnitMessages = (db: Some, unitId: string) =>
  list(db, sql`where m.unit_id = ${unitId} and not m.is_trial order by m.written_at desc, m.id limit 50`);

/** @param options.hold locks it until the transaction ends */
export async function findUnitMessage(
  db: Some,
  id: string,
  options: { hold?: boolean } = {},
): Promise<UnitMessageRow | undefined> {
  const [row] = await list(db, sql`where m.id = ${id} ${options.hold ? sql`for update of m` : sql``}`);
  return row;
}

/**
 * The unit's annual meetings that the list of activities has, from tomorrow on. They and the drafts are held, so that
 * none is moved or published before the summons is there.
 * @param today in Norway
 */
export async function holdListedMeetings(
  tx: Transaction,
  unitId: string,
  today: string,
): Promise<{ id: string; on: string }[]> {
  const { rows } = await sql<{ id: string; on: string; state: string }>`
    select id, (starts_at at time zone 'Europe/Oslo')::date as "on", state from activity
    where unit_id = ${unitId} and type = 'annual-meeting'
      and (starts_at at time zone 'Europe/Oslo')::date > ${today}::date
    order by starts_at, id for share`.execute(tx);
  return rows.filter(({ state }) => state === 'published').map(({ id, on }) => ({ id, on }));
}

export async function addUnitMessage(
  tx: Transaction,
  message: Omit<UnitMessageRow, 'writtenBy' | 'lastPersonId' | 'told' | 'sentAt' | 'cancelledAt'> & {
    activityId: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('unit_message')
    .values({
      id: message.id,
      unit_id: message.unitId,
      author_id: message.authorId,
      author_role: message.writtenAs,
      kind: message.kind,
      is_trial: message.isTrial,
      subject: message.subject,
      body: message.body,
      meeting_on: message.meetingOn,
      meeting_place: message.meetingPlace,
      activity_id: message.activityId,
      motions_by: message.motionsBy,
      nominations_by: message.nominationsBy,
      written_at: message.writtenAt,
      leaves_at: message.leavesAt,
    })
    .execute();
}

export async function setCancelled(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('unit_message').set({ cancelled_at: at }).where('id', '=', id).execute();
}

/** Members today of the unit, or of what is below it. */
const receivers = (unitId: string) => sql`
  from membership m join person p on p.id = m.person_id
  where m.ended_on is null and (exists (select from unit u where u.id = ${unitId} and u.kind = 'national')
    or m.chapter_id in (select u.id from unit u where u.id = ${unitId} or u.parent_id = ${unitId}))`;

export async function countReceivers(db: Some, unitId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${receivers(unitId)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The next of them, in the order of their ids. */
export async function listReceivers(
  tx: Transaction,
  { unitId, after, limit }: { unitId: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id ${receivers(unitId)} and ${after ? sql`p.id > ${after}::uuid` : sql`true`}
    order by p.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @param progress.sentAt when all have been notified */
export async function setProgress(
  tx: Transaction,
  id: string,
  progress: { lastPersonId: string | null; told: number; sentAt: Date | null },
): Promise<void> {
  await sql`update unit_message set last_person_id = coalesce(${progress.lastPersonId}::uuid, last_person_id),
    told = told + ${progress.told}, sent_at = ${progress.sentAt} where id = ${id}`.execute(tx);
}

/** Those whose minute is over. */
export async function listLeaving(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unit_message where sent_at is null and cancelled_at is null and leaves_at <= ${now}
    order by leaves_at, id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findReplyTo(db: Some, unitId: string): Promise<string | null> {
  const row = await db.selectFrom('unit').select('reply_email').where('id', '=', unitId).executeTakeFirst();
  return row?.reply_email ?? null;
}

const hasLeft = sql`not m.is_trial and m.cancelled_at is null and (m.sent_at is not null or m.told > 0)`;

/** Whether a person was notified of it, the unit it is from, and whether they are a member there now. */
export async function findReading(
  db: Some,
  personId: string,
  messageId: string,
): Promise<{ unit: OfficeUnit; isMemberNow: boolean } | undefined> {
  const { rows } = await sql<{ unit: OfficeUnit; isMemberNow: boolean }>`
    select jsonb_build_object('id', u.id, 'name', u.name, 'kind', u.kind) as unit,
      u.id in (select * from units_of(${personId})) as "isMemberNow"
    from unit_message m join unit u on u.id = m.unit_id
    where m.id = ${messageId} and (
      exists (select from notice n where n.subject_id = m.id and n.person_id = ${personId})
      or (${hasLeft} and m.kind = 'summons' and m.unit_id in (select * from units_of(${personId}))))`.execute(
    db,
  );
  return rows[0];
}

/** @param before what was written earlier than this is forgotten, and so are trials of yesterday */
export async function forgetUnitMessages(
  db: Database,
  limits: { before: Date; trialsBefore: Date },
): Promise<void> {
  await sql`delete from unit_message
    where written_at < ${limits.before} or (is_trial and written_at < ${limits.trialsBefore})`.execute(db);
}
