/** What a person's calendar is made of. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MySignUp } from '#contract/activity-endpoints.ts';
import type { SignUpState } from '#contract/activity-values.ts';
import type { MapPoint } from '#contract/values/map-point.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type FeedRow = {
  signUpId: string;
  activityId: string;
  title: string;
  summary: string;
  unit: string;
  startsAt: Date;
  endsAt: Date;
  place: string | null;
  point: MapPoint | null;
  isDigital: boolean;
  digitalLink: string | null;
  activityState: 'draft' | 'published' | 'cancelled';
  state: SignUpState;
  seats: number;
  heldUntil: Date | null;
  /** Of the activity and of all that the person has done with it: it never falls. */
  sequence: number;
  changedAt: Date;
};

const columns = sql`
  s.id as "signUpId", a.id as "activityId", a.title, a.summary, u.name as unit, a.starts_at as "startsAt",
  a.ends_at as "endsAt", a.place,
  case when a.latitude is not null then json_build_object('latitude', a.latitude, 'longitude', a.longitude) end as point,
  a.is_digital as "isDigital", a.digital_link as "digitalLink",
  a.state as "activityState", s.state, s.seats, s.held_until as "heldUntil",
  a.sequence + (select sum(o.sequence + 1)::int - 1 from sign_up o
    where o.activity_id = a.id and o.person_id = s.person_id) as sequence,
  greatest(a.changed_at, s.changed_at) as "changedAt"`;

/** Of each activity the sign-up that stands, else the newest one that has ended. @param since activities that ended before are left out */
export async function listFeed(db: Database, personId: string, since: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from sign_up s join activity a on a.id = s.activity_id join unit u on u.id = a.unit_id
    where s.person_id = ${personId} and a.ends_at > ${since}
      and not exists (select from sign_up n where n.activity_id = s.activity_id and n.person_id = s.person_id
        and (n.state <> 'cancelled', n.queued_at, n.id) > (s.state <> 'cancelled', s.queued_at, s.id))
    order by a.starts_at, a.id`.execute(db);
  return rows;
}

export type UnitActivityRow = {
  id: string;
  title: string;
  summary: string;
  unit: string;
  startsAt: Date;
  endsAt: Date;
  place: string | null;
  point: MapPoint | null;
  isDigital: boolean;
  state: 'published' | 'cancelled';
  sequence: number;
  changedAt: Date;
};

/** What a unit arranges and, for a region or the whole, what the units below it arrange. Cancelled ones stay in it. */
export async function listUnitActivities(
  db: Database,
  unitId: string,
  since: Date,
): Promise<UnitActivityRow[]> {
  const { rows } = await sql<UnitActivityRow>`
    with recursive below as (select x.id from unit x where x.id = ${unitId}
      union all select x.id from unit x join below b on x.parent_id = b.id)
    select a.id, a.title, a.summary, u.name as unit, a.starts_at as "startsAt", a.ends_at as "endsAt", a.place,
      case when a.latitude is not null then json_build_object('latitude', a.latitude, 'longitude', a.longitude) end as point,
      a.is_digital as "isDigital", a.state, a.sequence, a.changed_at as "changedAt"
    from activity a join unit u on u.id = a.unit_id
    where a.unit_id in (select id from below) and a.state in ('published', 'cancelled') and a.ends_at > ${since}
    order by a.starts_at, a.id limit 500`.execute(db);
  return rows;
}

/** @param code of one sign-up */
export async function findFeedRow(
  db: Database,
  code: string,
): Promise<(FeedRow & { language: Language }) | undefined> {
  const { rows } = await sql<FeedRow & { language: Language }>`
    select ${columns}, p.language from sign_up s join activity a on a.id = s.activity_id
      join unit u on u.id = a.unit_id join person p on p.id = s.person_id
    where s.calendar_code = ${code}`.execute(db);
  return rows[0];
}

export async function findFeedOf(db: Database, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('activity_feed')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @returns the language is that of the person */
export async function findFeedOwner(
  db: Database,
  feedId: string,
): Promise<{ personId: string; language: Language } | undefined> {
  const { rows } = await sql<{ personId: string; language: Language }>`
    select p.id as "personId", p.language from activity_feed f join person p on p.id = f.person_id
    where f.id = ${feedId}`.execute(db);
  return rows[0];
}

/** @returns the id of the new one, in place of the former */
export async function replaceFeed(tx: Transaction, personId: string, now: Date): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('activity_feed')
    .values({ id, person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ id, created_at: now }))
    .execute();
  return id;
}

export async function removeFeed(tx: Transaction, personId: string): Promise<void> {
  await tx.deleteFrom('activity_feed').where('person_id', '=', personId).execute();
}

export const mySignUpOf = (row: FeedRow): MySignUp => ({
  id: row.signUpId,
  activityId: row.activityId,
  title: row.title,
  unit: row.unit,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  place: row.place,
  isDigital: row.isDigital,
  state: row.state,
  seats: row.seats,
  isActivityCancelled: row.activityState === 'cancelled',
  heldUntil: row.heldUntil?.toISOString() ?? null,
});
