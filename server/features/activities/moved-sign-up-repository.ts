import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type SignUpToMove = {
  id: string;
  personId: string;
  activityId: string;
  state: 'signed-up' | 'waiting';
  isComing: boolean;
  children: string[];
  guests: string[];
  seats: number;
  amountOre: number;
  signedUpOn: string;
};
export type MovedSignUp = SignUpToMove & {
  participants: {
    id: string;
    position: number;
    kind: 'self' | 'child' | 'guest';
    childId: string | null;
    /** Null: that of the person. */
    name: string | null;
  }[];
};

/** Of a year back, so that a file is told that an activity is over. */
export async function listActivityNames(db: Database, now: Date) {
  const { rows } = await sql<{ id: string; title: string; on: string; state: string; endsAt: Date }>`
    select id, title, left(starts_local, 10) as on, state, ends_at as "endsAt" from activity
    where state <> 'draft' and starts_at > ${new Date(now.getTime() - 365 * 86_400_000)}`.execute(db);
  return rows;
}

/** Held until the transaction ends. @returns the free places of those that have a limit */
export async function holdPlaces(tx: Transaction, ids: string[]): Promise<Map<string, number>> {
  await sql`select from activity where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
  const { rows } = await sql<{ id: string; free: number }>`
    select a.id, (a.capacity - coalesce(sum(s.seats), 0))::int as free from activity a
    left join sign_up s on s.activity_id = a.id and s.state in ('signed-up', 'awaiting-payment', 'offered')
    where a.id = any(${ids}::uuid[]) and a.capacity is not null group by a.id`.execute(tx);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** Registered children, by each of their guardians. @param today in Norway, `YYYY-MM-DD` */
export async function listChildrenOfMany(tx: Transaction, personIds: string[], today: string) {
  const { rows } = await sql<{ id: string; guardianId: string; name: string; givenName: string }>`
    select c.id, g.person_id as "guardianId", trim(c.given_name || ' ' || c.family_name) as name,
      c.given_name as "givenName"
    from child_guardian g join child c on c.id = g.child_id
    where g.person_id = any(${personIds}::uuid[]) and c.state = 'registered' and c.turns_15_on > ${today}::date`.execute(
    tx,
  );
  return rows;
}

/** What was paid was paid elsewhere: there is no payment here to pay back. */
export async function addMovedSignUps(
  tx: Transaction,
  signUps: readonly MovedSignUp[],
  now: Date,
): Promise<void> {
  if (!signUps.length) return;
  const rows = signUps.map((one) => ({ ...one, code: randomBytes(18).toString('base64url') }));
  const moved = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "personId" uuid,
    "activityId" uuid, state text, seats int, "amountOre" int, "signedUpOn" date, code text, participants jsonb)`;
  await sql`insert into sign_up (id, activity_id, person_id, state, seats, amount_ore, queued_at, changed_at,
      calendar_code)
    select r.id, r."activityId", r."personId", r.state, r.seats, r."amountOre",
      r."signedUpOn"::timestamp at time zone 'Europe/Oslo', ${now}, r.code from ${moved}`.execute(tx);
  await sql`insert into activity_participant (id, sign_up_id, activity_id, position, kind, child_id, name)
    select t.id, r.id, r."activityId", t.position, t.kind,
      case when exists (select from activity_participant o where o.activity_id = r."activityId" and o.child_id = t."childId")
        then null else t."childId" end,
      coalesce(t.name, trim(coalesce(p.preferred_name, p.given_name) || ' ' || p.family_name))
    from ${moved} join person p on p.id = r."personId"
    cross join lateral jsonb_to_recordset(r.participants) as t (id uuid, position int, kind text, "childId" uuid,
      name text)`.execute(tx);
}

/** Those who were to come go with them. */
export async function removeMovedSignUps(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from sign_up where id = any(${ids as string[]}::uuid[])`.execute(tx);
}
