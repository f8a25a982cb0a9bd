import { type RawBuilder, sql } from 'kysely';
import type { DeskTag, QueueOwner, QueueState } from '#contract/desk-case-endpoints.ts';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { mostCounted } from '#contract/values/queue-count.ts';
import type { Database } from '#server/platform/database/database.ts';

export type DeskRowFacts = {
  id: string;
  version: number;
  number: string;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  personId: string | null;
  personName: string;
  isIdentified: boolean;
  receivedAt: Date;
  lastMessageAt: Date;
  waitsSince: Date | null;
  dueOn: string | null;
  assigneeId: string | null;
  assigneeName: string | null;
  absence: { fromOn: string; untilOn: string } | null;
  forwardedTo: string | null;
  openWith: string[];
  tags: DeskTag[];
  /** By which the page goes on, as text: due day or closing time, then last message, then id. */
  place: string[];
};
export type QueueFilter = {
  state: QueueState;
  topic: EnquiryTopic | null;
  owner: QueueOwner;
  tag: string | null;
  /** Trimmed; empty for all. */
  search: string;
};

export const pageSize = 50;
/** Presence is told again every ten seconds; two lost ones are no farewell. */
export const presenceSeconds = 35;

/** How rare a word is decides the way to it: the plan is made for this search, not once for all. */
const unnamed = sql`/* unnamed */`;
const due = sql`coalesce(e.due_on, 'infinity'::date)`;
const tagsOfCase = sql<
  DeskTag[]
>`coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
  from enquiry_tag t join desk_tag g on g.id = t.tag_id where t.enquiry_id = e.id), '[]'::json)`;

/** One page of the queue. @param staffId whose «mine» it is @param after the `place` of the row before it */
export async function listDeskRows(
  db: Database,
  filter: QueueFilter,
  staffId: string,
  after: readonly string[] | null,
  now: Date,
): Promise<DeskRowFacts[]> {
  const isClosed = filter.state === 'closed';
  const conditions = [
    sql`e.merged_into_id is null`,
    stateIs(filter.state),
    ...(filter.topic ? [sql`e.topic = ${filter.topic}`] : []),
    ...(filter.owner === 'me' ? [sql`e.assignee_id = ${staffId}::uuid`] : []),
    ...(filter.owner === 'nobody' ? [sql`e.assignee_id is null`] : []),
    ...(filter.tag
      ? [sql`exists (select from enquiry_tag t where t.enquiry_id = e.id and t.tag_id = ${filter.tag}::uuid)`]
      : []),
    ...(filter.search ? [matches(filter.search)] : []),
    ...(after ? [follows(isClosed, after)] : []),
  ];
  const { rows } = await sql<DeskRowFacts>`${filter.search ? unnamed : sql``}
    select ${columnsFor(staffId, now)},
      ${isClosed ? sql`array[e.closed_at::text, e.id::text]` : sql`array[${due}::text, e.last_message_at::text, e.id::text]`}
        as place
    from enquiry e
    where ${sql.join(conditions, sql` and `)}
    order by ${isClosed ? sql`e.closed_at desc, e.id desc` : sql`${due}, e.last_message_at, e.id`}
    limit ${pageSize + 1}`.execute(db);
  return rows;
}

/** Those that need other tables are fetched for the rows of the page only. */
function columnsFor(staffId: string, now: Date): RawBuilder<unknown> {
  const present = new Date(now.getTime() - presenceSeconds * 1000);
  return sql`e.id, e.version, e.number, e.topic, e.subject, e.state, e.person_id as "personId",
      e.person_id is not null as "isIdentified",
      coalesce((select trim(p.given_name || ' ' || p.family_name) from person p where p.id = e.person_id), e.sender_name)
        as "personName",
      e.received_at as "receivedAt", e.last_message_at as "lastMessageAt", e.waits_since as "waitsSince",
      e.due_on as "dueOn", e.assignee_id as "assigneeId",
      (select a.given_name from person a where a.id = e.assignee_id) as "assigneeName",
      (select json_build_object('fromOn', w.from_on, 'untilOn', w.until_on)
        from staff_absence w where w.staff_id = e.assignee_id) as absence,
      (select u.name from unit u where u.id = e.forwarded_unit_id) as "forwardedTo",
      array(select s.given_name from desk_presence d join person s on s.id = d.staff_id
        where d.enquiry_id = e.id and d.staff_id <> ${staffId}::uuid and d.seen_at > ${present} order by s.given_name)
        as "openWith",
      ${tagsOfCase} as tags`;
}

/** Certain cases as the queue shows them, in no order. */
export async function findDeskRows(
  db: Database,
  ids: readonly string[],
  staffId: string,
  now: Date,
): Promise<Omit<DeskRowFacts, 'place'>[]> {
  const { rows } = await sql<Omit<DeskRowFacts, 'place'>>`
    select ${columnsFor(staffId, now)} from enquiry e where e.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

function stateIs(state: QueueState): RawBuilder<unknown> {
  // The plain words of the partial indexes: a parameter would not fit them.
  if (state === 'closed') return sql`e.state = 'closed'`;
  if (state === 'open') return sql`e.state <> 'closed'`;
  if (state === 'waiting') return sql`e.state <> 'closed' and e.due_on is not null`;
  return sql`e.state <> 'closed' and e.state = ${state}`;
}

function follows(isClosed: boolean, place: readonly string[]): RawBuilder<unknown> {
  const [first, second, third] = place;
  return isClosed
    ? sql`(e.closed_at, e.id) < (${first}::timestamptz, ${second}::uuid)`
    : sql`(${due}, e.last_message_at, e.id) > (${first}::date, ${second}::timestamptz, ${third}::uuid)`;
}

/** A case number, or beginnings of words in the subject. By name a person is found with a reason, elsewhere. */
function matches(search: string): RawBuilder<unknown> {
  if (/^h-\d{4}-\d{6}$/i.test(search)) {
    const number = search.toUpperCase();
    return sql`(e.number = ${number} or e.id = (select m.merged_into_id from enquiry m where m.number = ${number}))`;
  }
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.length) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql`e.words @@ to_tsquery('simple', ${query})`;
}

export type QueueCounts = {
  waiting: number;
  overdue: number;
  mine: number;
  unassigned: number;
  merges: number;
};

/** Each to `mostCounted`. @param today in Norway */
export async function countQueue(db: Database, staffId: string, today: string): Promise<QueueCounts> {
  // In the order of the index, and with its column alone: otherwise the table itself is read.
  const waiting = sql`select ${due} as due from enquiry e
    where e.state <> 'closed' and e.merged_into_id is null and ${due} < 'infinity'`;
  const some = sql`order by ${due} limit ${sql.lit(mostCounted)}`;
  const { rows } = await sql<QueueCounts>`
    with waiting as materialized (${waiting} ${some})
    select (select count(*)::int from waiting) as waiting,
      (select count(*)::int from waiting where due < ${today}::date) as overdue,
      (select count(*)::int from (${waiting} and e.assignee_id = ${staffId}::uuid ${some}) w) as mine,
      (select count(*)::int from (${waiting} and e.assignee_id is null ${some}) w) as unassigned,
      (select count(*)::int from record_merge where merged_at is null and ended_at is null
        and kept_id is not null and asked_by is distinct from ${staffId}::uuid) as merges`.execute(db);
  return rows[0]!;
}

/** Those with the role, by first name. @param today in Norway, `YYYY-MM-DD` */
export async function listColleagues(
  db: Database,
  today: string,
): Promise<{ id: string; name: string; awayUntilOn: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; awayUntilOn: string | null }>`
    select p.id, p.given_name as name, w.until_on as "awayUntilOn"
    from staff_member s join person p on p.id = s.person_id
    left join staff_absence w on w.staff_id = p.id and ${today}::date between w.from_on and w.until_on
    where s.role = 'medlemsservice' order by p.given_name, p.id`.execute(db);
  return rows;
}
