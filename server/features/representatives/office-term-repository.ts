/** Terms of office as they are offered, taken and laid down, and the units they are held in. */
import { sql } from 'kysely';
import type { StaffUnit } from '#contract/office-endpoints.ts';
import type { OfficeRole, OfficeUnit } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function addOffice(
  tx: Transaction,
  office: {
    id: string;
    unitId: string;
    personId: string;
    role: OfficeRole;
    fromOn: string;
    untilOn: string;
    offeredBy: string;
    offeredAs: 'staff' | 'board';
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('office')
    .values({
      id: office.id,
      unit_id: office.unitId,
      person_id: office.personId,
      role: office.role,
      from_on: office.fromOn,
      until_on: office.untilOn,
      offered_at: office.at,
      offered_by: office.offeredBy,
      offered_as: office.offeredAs,
    })
    .execute();
}

/** Whether the term would overlap with one that is held or offered: the same person's, or anybody's where only one can hold it. */
export async function isTaken(
  tx: Transaction,
  office: {
    unitId: string;
    personId: string;
    role: OfficeRole;
    /** Only one can hold it at a time. */
    isForOne: boolean;
    fromOn: string;
    untilOn: string;
  },
): Promise<boolean> {
  const { unitId, personId, role, isForOne, fromOn, untilOn } = office;
  // Two offers at once wait for each other.
  await sql`select from unit where id = ${unitId} for update`.execute(tx);
  const { rows } = await sql`
    select from office o where o.unit_id = ${unitId} and o.role = ${role} and o.declined_at is null
      and o.withdrawn_at is null and o.from_on <= ${untilOn}::date and o.until_on >= ${fromOn}::date
      and (o.person_id = ${personId} or (${isForOne}
        and exists (select from membership m where m.person_id = o.person_id and m.ended_on is null)))
    limit 1`.execute(tx);
  return rows.length > 0;
}

export async function setAnswered(
  tx: Transaction,
  id: string,
  answer: 'accepted_at' | 'declined_at' | 'withdrawn_at',
  at: Date,
): Promise<void> {
  await tx
    .updateTable('office')
    .set({ [answer]: at })
    .where('id', '=', id)
    .execute();
}

/** @param untilOn the last day, `YYYY-MM-DD` */
export async function setUntil(tx: Transaction, id: string, untilOn: string): Promise<void> {
  await tx.updateTable('office').set({ until_on: untilOn }).where('id', '=', id).execute();
}

export async function addDeclaration(
  tx: Transaction,
  declaration: { id: string; officeId: string; textVersion: string; signInReference: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('confidentiality_declaration')
    .values({
      id: declaration.id,
      office_id: declaration.officeId,
      declared_at: declaration.at,
      text_version: declaration.textVersion,
      sign_in_reference: declaration.signInReference,
    })
    .execute();
}

export async function findUnit(db: Database, id: string): Promise<OfficeUnit | undefined> {
  const { rows } = await sql<OfficeUnit>`select id, name, kind from unit where id = ${id}`.execute(db);
  return rows[0];
}

/** From the whole organisation down to the unit above; empty for the topmost. */
export async function listUnitsAbove(db: Database, id: string): Promise<OfficeUnit[]> {
  const { rows } = await sql<OfficeUnit>`
    with recursive above as (
      select u.id, u.name, u.kind, u.parent_id, 0 as steps from unit u where u.id = ${id}
      union all select u.id, u.name, u.kind, u.parent_id, a.steps + 1 from unit u join above a on u.id = a.parent_id
    )
    select id, name, kind from above where steps > 0 order by steps desc`.execute(db);
  return rows;
}

export async function listUnitsBelow(db: Database, id: string): Promise<OfficeUnit[]> {
  const { rows } = await sql<OfficeUnit>`
    select id, name, kind from unit where parent_id = ${id} and closed_on is null order by name`.execute(db);
  return rows;
}

/** Those above before those below, by name. */
export async function listUnitTree(db: Database, today: string): Promise<StaffUnit[]> {
  const { rows } = await sql<StaffUnit>`
    with recursive tree as (
      select u.*, array[u.name] as way from unit u where u.parent_id is null
      union all select u.*, t.way || u.name from unit u join tree t on u.parent_id = t.id where u.closed_on is null
    )
    select t.id, t.name, t.kind, t.parent_id as "parentId",
      (select count(*)::int from office o where o.unit_id = t.id and o.accepted_at is not null
        and o.withdrawn_at is null and o.from_on <= ${today}::date and o.until_on >= ${today}::date
        and exists (select from membership m where m.person_id = o.person_id and m.ended_on is null)) as active,
      (select count(*)::int from office o where o.unit_id = t.id and o.until_on >= ${today}::date
        and num_nonnulls(o.accepted_at, o.declined_at, o.withdrawn_at) = 0) as offered
    from tree t order by t.way`.execute(db);
  return rows;
}

/** @returns the member with a number, or none */
export async function findMemberByNumber(tx: Transaction, number: string): Promise<string | null> {
  const row = await tx
    .selectFrom('membership')
    .select('person_id')
    .where('number', '=', number)
    .where('ended_on', 'is', null)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** @param since null: new members are not shown the office */
export async function setShown(tx: Transaction, id: string, since: Date | null): Promise<void> {
  await tx.updateTable('office').set({ shown_since: since }).where('id', '=', id).execute();
}
