/** What guardians see of their registered children. Every question asks for the guardian, and for the day. */
import { sql } from 'kysely';
import type { ChildEvent, ChildState } from '#contract/children-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { rowsFollowNew } from '#server/platform/database/person-rows.ts';

export type GuardianRow = { personId: string; name: string; isMember: boolean };
export type EventRow = { kind: ChildEvent['kind']; at: string; personId: string | null; name: string | null };
export type ChildRow = {
  id: string;
  givenName: string;
  familyName: string;
  bornOn: string;
  state: ChildState;
  closedAt: Date | null;
  registeredOn: string | null;
  guardians: GuardianRow[];
  events: EventRow[];
  isSole: boolean;
  waitsFor: string | null;
  expiresAt: Date | null;
};

const nameOf = sql`trim(p.given_name || ' ' || p.family_name)`;

/**
 * The children of a guardian, oldest first, up to the day they are 15.
 * @param today in Norway, `YYYY-MM-DD` @param childId only that one
 */
export async function listChildrenOf(
  db: Database,
  guardianId: string,
  today: string,
  childId: string | null = null,
): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select c.id, c.given_name as "givenName", c.family_name as "familyName", c.born_on as "bornOn", c.state,
           c.closed_at as "closedAt", c.registered_on as "registeredOn", i.name as "waitsFor", i.expires_at as "expiresAt",
           coalesce((select s.is_sole from child_submission s where s.id = c.submission_id), false) as "isSole",
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'personId', p.id, 'name', coalesce(nullif(${nameOf}, ''), i.name, ''),
                     'isMember', exists (select from membership m where m.person_id = p.id and m.ended_on is null)
                   ) order by g.is_registrant desc, g.declared_at, p.id), '[]')
            from child_guardian g join person p on p.id = g.person_id where g.child_id = c.id) as guardians,
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'kind', e.kind, 'at', e.happened_at, 'personId', e.person_id,
                     'name', coalesce(nullif(${nameOf}, ''), i.name)
                   ) order by e.happened_at), '[]')
            from child_event e left join person p on p.id = e.person_id where e.child_id = c.id) as events
    from child c
    join child_guardian own on own.child_id = c.id and own.person_id = ${guardianId}
    left join guardian_invitation i on i.submission_id = c.submission_id
    where c.turns_15_on > ${today}::date and (${childId}::uuid is null or c.id = ${childId}::uuid)
    order by c.born_on, c.id`.execute(db);
  return rows;
}

/** Locks the child until the transaction ends. @returns undefined where it is not the guardian's */
export async function holdChildOf(
  tx: Transaction,
  guardianId: string,
  childId: string,
  today: string,
): Promise<{ state: ChildState } | undefined> {
  const { rows } = await sql<{ state: ChildState }>`
    select c.state from child c join child_guardian g on g.child_id = c.id and g.person_id = ${guardianId}
    where c.id = ${childId} and c.turns_15_on > ${today}::date for update of c`.execute(tx);
  return rows[0];
}

/** Days on which a child of the person's was struck off, newest first; told in a notice each time. */
export async function listStruckOffDays(db: Database, personId: string, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from notice
    where person_id = ${personId} and kind = 'child-struck-off' and created_at > ${since}
    order by created_at desc`.execute(db);
  return rows.map(({ at }) => at);
}

export type Registrant = {
  bornOn: string | null;
  isMember: boolean;
  name: string;
  /** Their own, proven or not. */
  contacts: string[];
};

/** Held: two sendings of one person are counted one after the other. */
export async function findRegistrant(
  db: Database,
  personId: string,
  { hold = false } = {},
): Promise<Registrant> {
  const { rows } = await sql<Registrant>`
    select p.born_on as "bornOn", ${nameOf} as name,
           exists (select from membership m where m.person_id = p.id and m.ended_on is null) as "isMember",
           array_remove(array[lower(p.email), p.phone], null) as contacts
    from person p where p.id = ${personId} ${sql.raw(hold ? 'for update of p' : '')}`.execute(db);
  return rows[0]!;
}

/** Name, and the contact points that have been proven. */
export async function findProvenContacts(db: Database, personId: string) {
  const { rows } = await sql<{ name: string; contacts: string[] }>`
    select ${nameOf} as name,
           array_remove(array[case when p.email_verified_at is not null then lower(p.email) end,
                              case when p.phone_verified_at is not null then p.phone end], null) as contacts
    from person p where p.id = ${personId}`.execute(db);
  return rows[0]!;
}

/** Each is a guardian of a child once. */
export const mergeGuardians = rowsFollowNew('child_guardian', 'child_id');
