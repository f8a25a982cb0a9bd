/** Rounds of ceremonies, and how they stand. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SignUpState } from '#contract/activity-values.ts';
import type { RoundContent } from '#contract/ceremony-desk-endpoints.ts';
import type { DatedCeremony } from '#contract/ceremony-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { RoundTimes } from './ceremony-rules.ts';

export type RoundRow = {
  id: string;
  kind: DatedCeremony;
  name: string;
  firstOn: string;
  lastOn: string;
  membersOpenAt: Date;
  opensAt: Date;
  membersOpenLocal: string;
  openLocal: string;
  version: number;
};
const columns = sql`
  r.id, r.kind, r.name, r.first_on as "firstOn", r.last_on as "lastOn", r.members_open_at as "membersOpenAt",
  r.opens_at as "opensAt", r.members_open_local as "membersOpenLocal", r.open_local as "openLocal", r.version`;
/** The dates of a round. */
const ofRound = sql`a.type = r.kind and left(a.starts_local, 10)::date between r.first_on and r.last_on`;

/** Those whose last day is not over. @param today in Norway, `YYYY-MM-DD` */
export async function listRounds(db: Database, today: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from ceremony_round r where r.last_on >= ${today}::date order by r.first_on, r.id limit 50`.execute(
    db,
  );
  return rows;
}

export type CountedRound = RoundRow & {
  dates: number;
  capacity: number | null;
  taken: number;
  waiting: number;
  admitted: number;
};

/** The newest first, with how they stand. */
export async function listCountedRounds(db: Database | Transaction): Promise<CountedRound[]> {
  const { rows } = await sql<CountedRound>`
    select ${columns}, d.dates, case when d.dates = d.limited then d.capacity end as capacity, d.taken,
      (select count(*)::int from ceremony_ticket t where t.round_id = r.id and t.state = 'waiting') as waiting,
      (select count(*)::int from ceremony_ticket t where t.round_id = r.id and t.state = 'admitted') as admitted
    from ceremony_round r, lateral (
      select count(*)::int as dates, count(a.capacity)::int as limited, coalesce(sum(a.capacity), 0)::int as capacity,
        coalesce(sum((select sum(s.seats) from sign_up s
          where s.activity_id = a.id and s.state in ('signed-up', 'awaiting-payment', 'offered'))), 0)::int as taken
      from activity a where ${ofRound} and a.state = 'published') d
    order by r.first_on desc, r.id limit 100`.execute(db);
  return rows;
}

export async function findRoundForChange(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from ceremony_round r where r.id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** Whether days of a kind belong to another round already. */
export async function hasOverlap(
  tx: Transaction,
  { kind, firstOn, lastOn }: Pick<RoundContent, 'kind' | 'firstOn' | 'lastOn'>,
  exceptId: string | null,
): Promise<boolean> {
  // One at a time: two who save at once see each other.
  await sql`lock table ceremony_round in share row exclusive mode`.execute(tx);
  const { rows } = await sql`
    select id from ceremony_round where kind = ${kind} and first_on <= ${lastOn}::date and last_on >= ${firstOn}::date
      and id is distinct from ${exceptId}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}

/** @param id null for a new one */
export async function saveRound(
  tx: Transaction,
  id: string | null,
  { kind, name, firstOn, lastOn }: RoundContent,
  times: RoundTimes,
  by: { personId: string; now: Date },
): Promise<void> {
  const row = {
    kind,
    name,
    first_on: firstOn,
    last_on: lastOn,
    members_open_local: times.membersOpenLocal,
    open_local: times.openLocal,
    members_open_at: times.membersOpenAt,
    opens_at: times.opensAt,
    changed_by: by.personId,
    changed_at: by.now,
  };
  if (id === null)
    await tx
      .insertInto('ceremony_round')
      .values({ ...row, id: randomUUID() })
      .execute();
  else
    await tx
      .updateTable('ceremony_round')
      .set({ ...row, version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
}

/** Those who wait for an opening still do when it is moved. */
export async function moveWaiting(tx: Transaction, before: RoundRow, times: RoundTimes): Promise<void> {
  for (const [was, is] of [
    [before.opensAt, times.opensAt],
    [before.membersOpenAt, times.membersOpenAt],
  ] as const)
    await sql`
      update ceremony_ticket set may_from = ${is}
      where round_id = ${before.id} and state = 'waiting' and may_from = ${was}`.execute(tx);
}

export type RoundSignUp = {
  roundId: string;
  activityId: string;
  title: string;
  startsAt: Date;
  state: SignUpState;
};

/** A person's own, that stand. */
export async function listRoundSignUps(db: Database, personId: string): Promise<RoundSignUp[]> {
  const { rows } = await sql<RoundSignUp>`
    select r.id as "roundId", a.id as "activityId", a.title, a.starts_at as "startsAt", s.state
    from sign_up s join activity a on a.id = s.activity_id join ceremony_round r on ${ofRound}
    where s.person_id = ${personId} and s.state <> 'cancelled' order by a.starts_at, a.id`.execute(db);
  return rows;
}
