import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type StaffMember = { name: string; memberNumber: string | null; isTreasurer: boolean };
export type StaffChange = {
  personId: string;
  change: 'added' | 'made-treasurer' | 'removed';
  /** The user of the machine who did it. */
  madeBy: string;
  reason: string;
  at: Date;
};

/** Those with access to the desk, by name. */
export async function listStaff(db: Database): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select trim(p.given_name || ' ' || p.family_name) as name, s.is_treasurer as "isTreasurer",
      (select number from membership where person_id = p.id order by ended_on desc nulls first limit 1) as "memberNumber"
    from staff_member s join person p on p.id = s.person_id
    where s.role is not null order by p.family_name, p.given_name, p.id`.execute(db);
  return rows;
}

/** Living persons with the member number or the e-mail address; locks them. */
export async function holdPersonsCalled(tx: Transaction, who: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from person p where p.died_on is null and (lower(p.email) = lower(${who})
      or exists (select from membership m where m.person_id = p.id and m.number = ${who}))
    order by p.id for update of p`.execute(tx);
  return rows;
}

/** @returns undefined for one without access to the desk */
export async function findStaffMember(
  tx: Transaction,
  personId: string,
): Promise<{ isTreasurer: boolean } | undefined> {
  const { rows } = await sql<{ isTreasurer: boolean }>`
    select is_treasurer as "isTreasurer" from staff_member
    where person_id = ${personId} and role is not null`.execute(tx);
  return rows[0];
}

export async function setStaffMember(tx: Transaction, personId: string, isTreasurer: boolean): Promise<void> {
  await sql`
    insert into staff_member (person_id, role, is_treasurer) values (${personId}, 'medlemsservice', ${isTreasurer})
    on conflict (person_id) do update set role = excluded.role, is_treasurer = excluded.is_treasurer`.execute(
    tx,
  );
}

export async function removeStaffMember(tx: Transaction, personId: string): Promise<void> {
  await sql`delete from staff_member where person_id = ${personId}`.execute(tx);
}

export async function addStaffChange(tx: Transaction, one: StaffChange): Promise<void> {
  await sql`
    insert into staff_change (id, person_id, change, made_by, reason, happened_at)
    values (${randomUUID()}, ${one.personId}, ${one.change}, ${one.madeBy}, ${one.reason}, ${one.at})`.execute(
    tx,
  );
}
