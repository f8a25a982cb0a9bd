/** Annual meetings: a summons, whose members they are, and the notices to members. */
import { type RawBuilder, sql } from 'kysely';
import type { OfficeRole, OfficeUnit } from '#contract/office-values.ts';
import type { UnitMeeting } from '#contract/unit-message-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

export type MeetingRow = {
  id: string;
  unit: OfficeUnit;
  subject: string;
  meeting: UnitMeeting;
  /** The members have been notified. */
  isSent: boolean;
  motionsPublishedAt: Date | null;
  candidatesPublishedAt: Date | null;
  votersListedAt: Date | null;
  /** By its organiser, in the list of activities. */
  isCancelled: boolean;
};

/** `asked`: offices that another has proposed the person for, and that the person has not answered. */
export type ComingMeeting = MeetingRow & { asked: OfficeRole[] };

const columns = sql`
  m.id, jsonb_build_object('id', u.id, 'name', u.name, 'kind', u.kind) as unit, m.subject,
    jsonb_build_object('on', m.meeting_on, 'place', m.meeting_place, 'motionsBy', m.motions_by,
      'nominationsBy', m.nominations_by) as meeting,
    (m.sent_at is not null or m.told > 0) as "isSent", m.motions_published_at as "motionsPublishedAt",
    m.candidates_published_at as "candidatesPublishedAt", m.voters_listed_at as "votersListedAt",
    exists (select from activity a where a.id = m.activity_id and a.state = 'cancelled') as "isCancelled"`;
const from = sql`from unit_message m join unit u on u.id = m.unit_id`;
const stands = sql`m.kind = 'summons' and not m.is_trial and m.cancelled_at is null`;
const list = async (db: Some, rest: RawBuilder<unknown>): Promise<MeetingRow[]> =>
  (await sql<MeetingRow>`select ${columns} ${from} where ${stands} and ${rest}`.execute(db)).rows;

/** @param options.hold locks it until the transaction ends */
export async function findMeeting(
  db: Some,
  id: string,
  options: { hold?: boolean } = {},
): Promise<MeetingRow | undefined> {
  return (await list(db, sql`m.id = ${id} ${options.hold ? sql`for update of m` : sql``}`))[0];
}

/** The same meeting in the list of activities. `cancelReason` is null where it stands. */
export async function findActivityOf(
  db: Some,
  meetingId: string,
): Promise<{ id: string; startsAt: Date; cancelReason: string | null } | null> {
  const { rows } = await sql<{ id: string; startsAt: Date; cancelReason: string | null }>`
    select a.id, a.starts_at as "startsAt", a.cancel_reason as "cancelReason"
    from unit_message m join activity a on a.id = m.activity_id
    where m.id = ${meetingId} and a.state in ('published', 'cancelled')`.execute(db);
  return rows[0] ?? null;
}

/** Newest first, at most ten. */
export const listMeetingsOf = (db: Some, unitId: string): Promise<MeetingRow[]> =>
  list(db, sql`m.unit_id = ${unitId} order by m.meeting_on desc, m.written_at desc limit 10`);

const membershipOf = (personId: string) =>
  sql`select from membership s where s.person_id = ${personId} and s.ended_on is null`;
const isSent = sql`(m.sent_at is not null or m.told > 0)`;

/** From the chapter up. */
export async function listOwnUnits(db: Some, personId: string): Promise<OfficeUnit[]> {
  const { rows } = await sql<OfficeUnit>`
    select id, name, kind from unit where id in (select * from units_of(${personId}))
    order by array_position(array['chapter', 'region', 'national'], kind)`.execute(db);
  return rows;
}

/** To come, the next one first. @param today in Norway, `YYYY-MM-DD` */
export async function listComing(db: Some, personId: string, today: string): Promise<ComingMeeting[]> {
  const { rows } = await sql<ComingMeeting>`
    select ${columns}, (
      select coalesce(jsonb_agg(n.role order by n.sent_at, n.id), '[]') from meeting_nomination n
      where n.message_id = m.id and n.nominee_id = ${personId} and n.nominator_id is distinct from n.nominee_id
        and n.withdrawn_at is null and n.is_accepted is null) as asked
    ${from} where ${stands} and ${isSent} and m.meeting_on >= ${today}::date
      and m.unit_id in (select * from units_of(${personId}))
    order by m.meeting_on, m.id`.execute(db);
  return rows;
}

export type Standing = {
  isMember: boolean;
  isMemberHere: boolean;
  wasSummoned: boolean;
  couldVote: boolean;
};

/** What a person can do at a meeting that the members have been notified of. */
export async function findStanding(db: Some, personId: string, meetingId: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select exists (${membershipOf(personId)}) as "isMember",
      ${isSent} and m.unit_id in (select * from units_of(${personId})) as "isMemberHere",
      exists (select from notice n where n.subject_id = m.id and n.person_id = ${personId}
        and n.kind = 'unit-summons') as "wasSummoned",
      exists (select from meeting_voter v where v.message_id = m.id and v.person_id = ${personId}) as "couldVote"
    from unit_message m where m.id = ${meetingId}`.execute(db);
  return rows[0] ?? { isMember: false, isMemberHere: false, wasSummoned: false, couldVote: false };
}

/** The only living member of the unit with that name and contact point. */
export async function findMemberByContact(
  tx: Transaction,
  wanted: { unitId: string; givenName: string; familyName: string; contact: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p join membership m on m.person_id = p.id and m.ended_on is null
    where (lower(p.email) = ${wanted.contact} or p.phone = ${wanted.contact}) and p.died_on is null
      and lower(p.family_name) = lower(${wanted.familyName})
      and (lower(p.given_name) = lower(${wanted.givenName})
        or lower(p.given_name) like lower(${likeStart(wanted.givenName)})
        or lower(p.preferred_name) = lower(${wanted.givenName}))
      and (exists (select from unit u where u.id = ${wanted.unitId} and u.kind = 'national')
        or m.chapter_id in (select u.id from unit u where u.id = ${wanted.unitId} or u.parent_id = ${wanted.unitId}))
    limit 2`.execute(tx);
  return rows.length === 1 ? rows[0]!.id : null;
}

/** Of several given names the first may be enough. */
const likeStart = (name: string): string => `${name.replace(/[\\%_]/g, '\\$&')} %`;

/** Members of the unit now, after one in the order of their ids. */
const membersOf = (unitId: RawBuilder<unknown>) => sql`
  from membership m join person p on p.id = m.person_id
  where m.ended_on is null and p.died_on is null
    and (exists (select from unit u where u.id = ${unitId} and u.kind = 'national')
      or m.chapter_id in (select u.id from unit u where u.id = ${unitId} or u.parent_id = ${unitId}))`;

/** Of each meeting: the voters that were listed for it, and before that the unit's members. */
export async function countVoters(db: Some, meetingIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select meeting.id, case when meeting.voters_listed_at is null
        then (select count(*) ${membersOf(sql`meeting.unit_id`)})
        else (select count(*) from meeting_voter v where v.message_id = meeting.id) end::int as count
    from unit_message meeting where meeting.id = any(${meetingIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function listMembersAfter(
  tx: Transaction,
  { unitId, after, limit }: { unitId: string; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id ${membersOf(sql`${unitId}`)} and ${after ? sql`p.id > ${after}::uuid` : sql`true`}
    order by p.id limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export type PastMeeting = {
  meetingId: string;
  unit: OfficeUnit;
  subject: string;
  on: string;
  isSummoned: boolean;
  couldVote: boolean | null;
  attendance: 'came' | 'away' | null;
};

/**
 * Meetings that have been, newest first: those the person was summoned to, or could vote at. Attendance is what the
 * organiser of the meeting has noted where it was also an activity.
 */
export async function listPast(db: Some, personId: string, today: string): Promise<PastMeeting[]> {
  const { rows } = await sql<PastMeeting>`
    select * from (
      select m.id as "meetingId", jsonb_build_object('id', u.id, 'name', u.name, 'kind', u.kind) as unit, m.subject,
        m.meeting_on as "on",
        exists (select from notice n where n.subject_id = m.id and n.person_id = ${personId}
          and n.kind = 'unit-summons') as "isSummoned",
        case when m.voters_listed_at is not null then exists (
          select from meeting_voter v where v.message_id = m.id and v.person_id = ${personId}) end as "couldVote",
        (select p.attendance from sign_up s
          join activity_participant p on p.sign_up_id = s.id and p.kind = 'self'
          where s.activity_id = m.activity_id and s.person_id = ${personId}
          order by p.attendance nulls last limit 1) as attendance
      from unit_message m join unit u on u.id = m.unit_id
      where ${stands} and ${isSent} and m.meeting_on < ${today}::date) one
    where one."isSummoned" or one."couldVote"
    order by one."on" desc, one."meetingId"`.execute(db);
  return rows;
}
