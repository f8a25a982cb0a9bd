/** Activities, and how many places of them are taken. */
import { type RawBuilder, sql } from 'kysely';
import { type ActivityFilter, activitiesPerPage } from '#contract/activity-endpoints.ts';
import type { ActivityNews, ActivityQuestion, RefundRule, UnitName } from '#contract/activity-values.ts';
import type { MapPoint } from '#contract/values/map-point.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ActivityTerms } from './sign-up-rules.ts';

export type ActivityRow = ActivityTerms & {
  id: string;
  seriesId: string;
  /** Of a ceremony: the opening that it belongs to. */
  roundId: string | null;
  unitId: string;
  unitName: string;
  unitKind: UnitName['kind'];
  regionId: string | null;
  title: string;
  summary: string;
  description: string;
  endsLocal: string;
  deadlineLocal: string | null;
  place: string | null;
  point: MapPoint | null;
  isDigital: boolean;
  digitalLink: string | null;
  accessNote: string | null;
  takesChildren: boolean;
  maxGuests: number;
  priceMemberOre: number;
  priceOtherOre: number;
  priceChildOre: number;
  refundRule: RefundRule;
  offerHours: number;
  cancelReason: string | null;
  sequence: number;
  version: number;
  changedAt: Date;
  taken: number;
  waiting: number;
};

const columns = sql`
  a.id, a.series_id as "seriesId", a.unit_id as "unitId", u.name as "unitName", u.kind as "unitKind",
  case u.kind when 'chapter' then u.parent_id when 'region' then u.id end as "regionId",
  a.type, a.title, a.summary, a.description, a.starts_local as "startsLocal", a.ends_local as "endsLocal",
  a.deadline_local as "deadlineLocal", a.starts_at as "startsAt", a.ends_at as "endsAt",
  a.deadline_at as "deadlineAt", a.place,
  case when a.latitude is not null then json_build_object('latitude', a.latitude, 'longitude', a.longitude) end as point,
  a.is_digital as "isDigital", a.digital_link as "digitalLink",
  a.access_note as "accessNote", a.capacity, a.audience, a.age_from as "ageFrom", a.age_to as "ageTo",
  a.takes_children as "takesChildren", a.max_guests as "maxGuests", a.price_member_ore as "priceMemberOre",
  a.price_other_ore as "priceOtherOre", a.price_child_ore as "priceChildOre", a.refund_rule as "refundRule",
  a.offer_hours as "offerHours", a.state, a.cancel_reason as "cancelReason", a.sequence, a.version,
  a.changed_at as "changedAt", r.id as "roundId", r.members_open_at as "membersOpenAt", r.opens_at as "opensAt",
  (select coalesce(sum(s.seats), 0)::int from sign_up s
   where s.activity_id = a.id and s.state in ('signed-up', 'awaiting-payment', 'offered')) as taken,
  (select count(*)::int from sign_up s where s.activity_id = a.id and s.state = 'waiting') as waiting`;
/** A ceremony belongs to the round of its kind on whose days it is held; rounds of a kind do not share days. */
const from = sql`from activity a join unit u on u.id = a.unit_id
  left join ceremony_round r on r.kind = a.type and left(a.starts_local, 10)::date between r.first_on and r.last_on`;

/** @param hold locks its places until the transaction ends */
export async function findActivity(
  db: Database | Transaction,
  id: string,
  { hold = false }: { hold?: boolean } = {},
): Promise<ActivityRow | undefined> {
  // Held first and read after: a place that was taken while it waited is counted.
  if (hold) await sql`select from activity where id = ${id} for update`.execute(db);
  const { rows } = await sql<ActivityRow>`select ${columns} ${from} where a.id = ${id}`.execute(db);
  return rows[0];
}

function conditions(filter: ActivityFilter, now: Date): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`a.state <> 'draft'`, sql`a.ends_at > ${now}`];
  if (filter.region) parts.push(sql`(u.id = ${filter.region} or u.parent_id = ${filter.region})`);
  if (filter.chapter) parts.push(sql`u.id = ${filter.chapter}`);
  if (filter.type) parts.push(sql`a.type = ${filter.type}`);
  if (filter.month) parts.push(sql`left(a.starts_local, 7) = ${filter.month}`);
  if (filter.digital) parts.push(sql`a.is_digital`);
  if (filter.free)
    parts.push(sql`a.price_member_ore = 0 and a.price_other_ore = 0 and a.price_child_ore = 0`);
  if (filter.children) parts.push(sql`a.takes_children`);
  if (filter.search?.trim()) parts.push(...saysAll(filter.search));
  return sql.join(parts, sql` and `);
}

/** Each word as the beginning of a word («tur» in «turer», not in «kultur»), or in another form of it («turene»). */
function saysAll(search: string): RawBuilder<unknown>[] {
  const words = search.match(/[\p{L}\p{N}]+/gu) ?? [];
  const text = sql`concat_ws(' ', a.title, a.summary, a.description, a.place, u.name)`;
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`(
      to_tsvector('simple', ${text}) @@ to_tsquery('simple', ${`${word}:*`})
      or to_tsvector('norwegian', ${text}) @@ plainto_tsquery('norwegian', ${word}))`,
  );
}

/** One page: the own chapter first, then what its region and the whole organisation have, then all others. */
export async function listActivities(
  db: Database,
  filter: ActivityFilter,
  now: Date,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const where = conditions(filter, now);
  const own = filter.own ?? null;
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total ${from} where ${where}`.execute(db);
  const { rows } = await sql<ActivityRow>`
    select ${columns} ${from} where ${where}
    order by case when u.id = ${own}::uuid then 0
      when u.id = (select parent_id from unit where id = ${own}::uuid) then 1 else 2 end, a.starts_at, a.id
    limit ${activitiesPerPage} offset ${(Number(filter.page ?? 1) - 1) * activitiesPerPage}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Parents before children, then by name. */
export async function listUnitNames(db: Database | Transaction): Promise<UnitName[]> {
  const { rows } = await sql<UnitName>`
    select id, name, kind, case kind when 'chapter' then parent_id when 'region' then id end as "regionId"
    from unit where closed_on is null order by case kind when 'national' then 0 when 'region' then 1 else 2 end, name`.execute(
    db,
  );
  return rows;
}

/** Other dates that can still be chosen, soonest first. */
export async function listOtherDates(
  db: Database,
  { id, seriesId }: Pick<ActivityRow, 'id' | 'seriesId'>,
  now: Date,
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select ${columns} ${from} where a.series_id = ${seriesId} and a.id <> ${id} and a.state = 'published'
      and a.starts_at > ${now} order by a.starts_at limit 20`.execute(db);
  return rows;
}

export async function listQuestions(
  db: Database | Transaction,
  activityId: string,
): Promise<ActivityQuestion[]> {
  const { rows } = await sql<ActivityQuestion>`
    select id, words, kind, is_required as "isRequired", is_health as "isHealth"
    from activity_question where activity_id = ${activityId} order by position`.execute(db);
  return rows;
}

export async function listNews(db: Database, activityId: string): Promise<ActivityNews[]> {
  const { rows } = await sql<Omit<ActivityNews, 'at'> & { at: Date }>`
    select kind, body, fields, happened_at as at from activity_news
    where activity_id = ${activityId} order by happened_at desc, id limit 50`.execute(db);
  return rows.map(({ at, ...news }) => ({ ...news, at: at.toISOString() }));
}

/** The summons to the same meeting, for those who have received it or are members of the unit now. */
export async function findSummonsTo(
  db: Database,
  activityId: string,
  personId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select m.id from unit_message m where m.activity_id = ${activityId} and m.cancelled_at is null
      and (exists (select from notice n where n.subject_id = m.id and n.person_id = ${personId}
          and n.kind = 'unit-summons')
        or ((m.sent_at is not null or m.told > 0) and m.unit_id in (select * from units_of(${personId}))))
    order by m.written_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whether there is a summons to it that stands. */
export async function isSummonedTo(tx: Transaction, activityId: string): Promise<boolean> {
  const { rows } = await sql`
    select from unit_message where activity_id = ${activityId} and cancelled_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Activities of one unit, or of all: what is to come first, then what is over for a year. */
export async function listForOrganiser(
  db: Database,
  unitIds: readonly string[],
  now: Date,
): Promise<ActivityRow[]> {
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
  const { rows } = await sql<ActivityRow>`
    select ${columns} ${from} where a.unit_id = any(${unitIds}::uuid[]) and a.ends_at > ${yearAgo}
    order by a.ends_at <= ${now}, case when a.ends_at > ${now} then a.starts_at end, a.starts_at desc, a.id
    limit 300`.execute(db);
  return rows;
}
