import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { PortalRole } from '#contract/portal-roles.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type StaffMember = {
  personId: string;
  name: string;
  memberNumber: string | null;
  roles: PortalRole[];
};
export type StaffChange = {
  personId: string;
  change: 'given' | 'ended';
  role: PortalRole;
  /** The user of the machine who did it, or the name of the administrator. */
  madeBy: string;
  madeById: string | null;
  /** The name of the second administrator, where one was needed. */
  confirmedBy: string | null;
  reason: string;
  at: Date;
};

const rolesOf = sql<PortalRole[]>`array_remove(array[
  case when s.role is not null then 'member-service' end,
  case when s.role is not null and s.is_supervisor then 'supervisor' end,
  case when s.role is not null and s.is_treasurer then 'treasurer' end,
  case when s.is_ceremony_coordinator then 'ceremony-coordinator' end,
  case when s.is_magazine_editor then 'magazine-editor' end,
  case when s.is_administrator then 'administrator' end], null)`;

/** Those with a role, by name. */
export async function listStaff(db: Database | Transaction): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name, ${rolesOf} as roles,
      (select number from membership where person_id = p.id order by ended_on desc nulls first limit 1) as "memberNumber"
    from staff_member s join person p on p.id = s.person_id
    where s.role is not null or s.is_administrator or s.is_ceremony_coordinator or s.is_magazine_editor
    order by p.family_name, p.given_name, p.id`.execute(db);
  return rows;
}

/** Until the transaction ends no other changes roles: the last administrator stays. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('portal-roles'))`.execute(tx);
}

/** Living persons with the member number or the e-mail address; locks them. */
export async function holdPersonsCalled(tx: Transaction, who: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p where p.died_on is null and (lower(p.email) = lower(${who})
      or exists (select from membership m where m.person_id = p.id and m.number = ${who}))
    order by p.id for update of p`.execute(tx);
  return rows;
}

/** The roles of a person; none for one who is not of the staff. */
export async function findRoles(db: Database | Transaction, personId: string): Promise<PortalRole[]> {
  const { rows } = await sql<{ roles: PortalRole[] }>`
    select ${rolesOf} as roles from staff_member s where s.person_id = ${personId}`.execute(db);
  return rows[0]?.roles ?? [];
}

export async function countAdministrators(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from staff_member s join person p on p.id = s.person_id
    where s.is_administrator and p.died_on is null`.execute(tx);
  return rows[0]!.count;
}

/** Gives the person exactly these roles; with none they are no longer of the staff. */
export async function setRoles(
  tx: Transaction,
  personId: string,
  roles: readonly PortalRole[],
): Promise<void> {
  if (roles.length === 0) {
    await sql`delete from staff_member where person_id = ${personId}`.execute(tx);
    return;
  }
  const role = roles.includes('member-service') ? 'medlemsservice' : null;
  await sql`
    insert into staff_member (person_id, role, is_supervisor, is_treasurer, is_ceremony_coordinator,
      is_magazine_editor, is_administrator)
    values (${personId}, ${role}, ${roles.includes('supervisor')}, ${roles.includes('treasurer')},
      ${roles.includes('ceremony-coordinator')}, ${roles.includes('magazine-editor')},
      ${roles.includes('administrator')})
    on conflict (person_id) do update set role = excluded.role, is_supervisor = excluded.is_supervisor,
      is_treasurer = excluded.is_treasurer, is_ceremony_coordinator = excluded.is_ceremony_coordinator,
      is_magazine_editor = excluded.is_magazine_editor, is_administrator = excluded.is_administrator`.execute(
    tx,
  );
}

export async function addStaffChange(tx: Transaction, one: StaffChange): Promise<void> {
  await sql`
    insert into staff_change (id, person_id, change, role, made_by, made_by_id, confirmed_by, reason, happened_at)
    values (${randomUUID()}, ${one.personId}, ${one.change}, ${one.role}, ${one.madeBy}, ${one.madeById},
      ${one.confirmedBy}, ${one.reason}, ${one.at})`.execute(tx);
}
