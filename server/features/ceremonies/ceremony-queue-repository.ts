/** Places in the queues of openings. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatedCeremony, TicketState } from '#contract/ceremony-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';
import type { Openings } from './ceremony-rules.ts';

export type TicketRow = {
  id: string;
  state: TicketState;
  mayFrom: Date;
  finishBy: Date | null;
  /** They have been there since they were let in. */
  isSeen: boolean;
  /** How many wait in front; 0 for one who does not wait. */
  ahead: number;
};

/**
 * Locks the queue until the transaction ends: no one is admitted, and no turn begins or ends.
 * @param options.isPatient false: does nothing when it is locked already
 * @returns whether it is there, and held
 */
export async function holdRound(
  tx: Transaction,
  id: string,
  { isPatient }: { isPatient: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select id from ceremony_round where id = ${id}
    for no key update ${isPatient ? sql`` : sql`skip locked`}`.execute(tx);
  return rows.length > 0;
}

export async function findOpenings(
  db: Database | Transaction,
  roundId: string,
): Promise<Openings | undefined> {
  const { rows } = await sql<Openings>`
    select members_open_at as "membersOpenAt", opens_at as "opensAt" from ceremony_round where id = ${roundId}`.execute(
    db,
  );
  return rows[0];
}

/** @returns by round the ticket that stands, else the last one */
export async function findTicketsOf(
  db: Database | Transaction,
  roundIds: readonly string[],
  personId: string,
): Promise<Map<string, TicketRow>> {
  const { rows } = await sql<TicketRow & { roundId: string }>`
    select distinct on (t.round_id) t.round_id as "roundId", t.id, t.state, t.may_from as "mayFrom",
      t.finish_by as "finishBy", t.seen_at is not null as "isSeen",
      case t.state when 'waiting' then (
        select count(*)::int from ceremony_ticket o
        where o.round_id = t.round_id and o.state = 'waiting' and (o.may_from, o.number) < (t.may_from, t.number)
      ) else 0 end as ahead
    from ceremony_ticket t where t.round_id = any(${roundIds}::uuid[]) and t.person_id = ${personId}
    order by t.round_id, t.state in ('waiting', 'admitted') desc, t.number desc`.execute(db);
  return new Map(rows.map(({ roundId, ...ticket }) => [roundId, ticket]));
}

/** A person who is in the queue already keeps the place. */
export async function addTicket(
  tx: Transaction,
  ticket: { roundId: string; personId: string; mayFrom: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into ceremony_ticket (id, round_id, person_id, state, may_from, arrived_at)
    values (${randomUUID()}, ${ticket.roundId}, ${ticket.personId}, 'waiting', ${ticket.mayFrom}, ${now})
    on conflict (round_id, person_id) where state in ('waiting', 'admitted') do nothing`.execute(tx);
}

/** While the round is held. Somebody has become a member while they waited. */
export async function moveUp(tx: Transaction, ticketId: string, to: Date): Promise<void> {
  await sql`
    update ceremony_ticket set may_from = ${to}
    where id = ${ticketId} and state = 'waiting' and may_from > ${to}`.execute(tx);
}

/** Notified but absent users do not count against capacity. */
const isInside = sql`(told_at is null or seen_at is not null)`;

/** Whether there is room for someone waiting, or a turn is to end. Cheap: asked with every poll. */
export async function isToBeTended(
  db: Database | Transaction,
  roundId: string,
  { admits, endsBefore, now }: { admits: number; endsBefore: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isToBe: boolean }>`
    select exists (select from ceremony_ticket where round_id = ${roundId} and state = 'waiting' and may_from <= ${now})
      and (select count(*) from ceremony_ticket
        where round_id = ${roundId} and state = 'admitted' and finish_by > ${endsBefore} and ${isInside}) < ${admits} as "isToBe"`.execute(
    db,
  );
  return rows[0]!.isToBe;
}

/** @returns those of the rounds where a person who comes now is admitted at once: no one waits, and there is room */
export async function findRoundsWithoutQueue(
  db: Database | Transaction,
  roundIds: readonly string[],
  { admits, endsBefore, now }: { admits: number; endsBefore: Date; now: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ceremony_round r
    where r.id = any(${roundIds}::uuid[])
      and not exists (select from ceremony_ticket where round_id = r.id and state = 'waiting' and may_from <= ${now})
      and (select count(*) from ceremony_ticket
        where round_id = r.id and state = 'admitted' and finish_by > ${endsBefore} and ${isInside}) < ${admits}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** While the round is held. Ends the turns that have run out, and lets the next ones in. */
export async function admitNext(
  tx: Transaction,
  roundId: string,
  { admits, endsBefore, finishBy, now }: { admits: number; endsBefore: Date; finishBy: Date; now: Date },
): Promise<void> {
  await sql`
    update ceremony_ticket set state = 'over', ended_at = ${now}
    where round_id = ${roundId} and state = 'admitted' and finish_by <= ${endsBefore}`.execute(tx);
  await sql`
    with next as (
      select id from ceremony_ticket where round_id = ${roundId} and state = 'waiting' and may_from <= ${now}
      order by may_from, number
      limit greatest(0, ${admits}::int - (
        select count(*) from ceremony_ticket where round_id = ${roundId} and state = 'admitted' and ${isInside}))
    )
    update ceremony_ticket t set state = 'admitted', admitted_at = ${now}, finish_by = ${finishBy}
    from next where t.id = next.id`.execute(tx);
}

/** A user who comes has their turn, at least until this moment. Written once. */
export async function setSeen(
  db: Database | Transaction,
  roundId: string,
  personId: string,
  { now, finishBy, endsBefore }: { now: Date; finishBy: Date; endsBefore: Date },
): Promise<void> {
  await sql`
    update ceremony_ticket set seen_at = ${now}, finish_by = greatest(finish_by, ${finishBy}::timestamptz)
    where round_id = ${roundId} and person_id = ${personId} and state = 'admitted' and seen_at is null
      and finish_by > ${endsBefore}`.execute(db);
}

/** Never shortens a turn, and does nothing to one that is over. */
export async function extendTurn(
  tx: Transaction,
  roundId: string,
  personId: string,
  { now, minutes, times, endsBefore }: { now: Date; minutes: number; times: number; endsBefore: Date },
): Promise<void> {
  await sql`
    update ceremony_ticket set finish_by = greatest(finish_by, least(
      ${now}::timestamptz + ${minutes} * interval '1 minute',
      coalesce(seen_at, admitted_at) + ${minutes * (times + 1)} * interval '1 minute'))
    where round_id = ${roundId} and person_id = ${personId} and state = 'admitted' and finish_by > ${endsBefore}`.execute(
    tx,
  );
}

export type UnseenTurn = { roundId: string; personId: string; kind: DatedCeremony };

/** Those who were let in a while ago and have not been there since; the next caller gets others. */
export async function takeUnseen(
  tx: Transaction,
  turn: { admittedBefore: Date; now: Date; finishBy: Date },
  limit: number,
): Promise<UnseenTurn[]> {
  const { rows } = await sql<UnseenTurn>`
    with next as materialized (
      select id from ceremony_ticket
      where state = 'admitted' and seen_at is null and told_at is null and admitted_at <= ${turn.admittedBefore}
      order by admitted_at, number limit ${limit} for update skip locked)
    update ceremony_ticket t set told_at = ${turn.now}, finish_by = greatest(t.finish_by, ${turn.finishBy}::timestamptz)
    from next join ceremony_round r on true
    where t.id = next.id and r.id = t.round_id
    returning t.round_id as "roundId", t.person_id as "personId", r.kind`.execute(tx);
  return rows;
}

/** Locks a person's turn until the transaction ends: it neither expires nor is used twice meanwhile. @returns until when */
export async function holdTurnOf(
  tx: Transaction,
  roundId: string,
  personId: string,
): Promise<{ id: string; finishBy: Date } | undefined> {
  const { rows } = await sql<{ id: string; finishBy: Date }>`
    select id, finish_by as "finishBy" from ceremony_ticket
    where round_id = ${roundId} and person_id = ${personId} and state = 'admitted' for update`.execute(tx);
  return rows[0];
}

/** @returns whether there was one to end */
export async function endTicket(
  tx: Transaction,
  roundId: string,
  personId: string,
  state: 'done' | 'left',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update ceremony_ticket set state = ${state}, ended_at = ${now}
    where round_id = ${roundId} and person_id = ${personId} and state in ('waiting', 'admitted')
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Rounds in which somebody waits or has a turn. */
export async function listLiveRounds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct round_id as id from ceremony_ticket where state in ('waiting', 'admitted')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Places in queues are of no use when the round is over. */
export async function forgetTickets(db: Database, endedBefore: Date): Promise<void> {
  await sql`
    delete from ceremony_ticket t using ceremony_round r
    where r.id = t.round_id and (t.ended_at < ${endedBefore} or r.last_on < ${endedBefore}::date)`.execute(
    db,
  );
}

/** An active membership, or a registered child whose other guardian has one. */
export async function findMemberStanding(
  db: Database | Transaction,
  personId: string,
): Promise<'self' | 'child' | null> {
  const { rows } = await sql<{ standing: 'self' | 'child' | null }>`
    select case
      when exists (select from membership where person_id = ${personId} and ended_on is null) then 'self'
      when exists (
        select from child_guardian g join child c on c.id = g.child_id and c.state = 'registered'
        join child_guardian o on o.child_id = g.child_id and o.person_id <> g.person_id
        join membership m on m.person_id = o.person_id and m.ended_on is null
        where g.person_id = ${personId}) then 'child'
      end as standing`.execute(db);
  return rows[0]?.standing ?? null;
}

/** A person has one place in a queue: the place that the other has is the one that counts. */
export async function mergeTickets(tx: Transaction, { from, into }: Merged): Promise<void> {
  await sql`update ceremony_ticket t set person_id = ${into} where t.person_id = ${from}
    and (t.state not in ('waiting', 'admitted') or not exists (select from ceremony_ticket o
      where o.person_id = ${into} and o.round_id = t.round_id and o.state in ('waiting', 'admitted')))`.execute(
    tx,
  );
}
