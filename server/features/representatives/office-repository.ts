import { type RawBuilder, sql } from 'kysely';
import type { StaffUnit } from '#contract/office-endpoints.ts';
import type { OfficeRole, OfficeUnit, UnitKind } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isForOne, type OfficeFacts } from './office-rules.ts';

export type OfficeRow = OfficeFacts & {
  id: string;
  personId: string;
  name: string;
  unitId: string;
  unitName: string;
  unitKind: UnitKind;
  unitMayExport: boolean;
  role: OfficeRole;
  offeredBy: string;
  offeredAs: 'staff' | 'board';
  declaredAt: Date | null;
};

type Some = Database | Transaction;

const select = sql`
  select o.id, o.person_id as "personId", trim(p.given_name || ' ' || p.family_name) as name, o.unit_id as "unitId",
    u.name as "unitName", u.kind as "unitKind", u.may_export as "unitMayExport", o.role, o.from_on as "fromOn", o.until_on as "untilOn",
    o.accepted_at as "acceptedAt", o.declined_at as "declinedAt", o.withdrawn_at as "withdrawnAt",
    coalesce(b.given_name, '') as "offeredBy", o.offered_as as "offeredAs",
    d.declared_at as "declaredAt", d.text_version as "declaredVersion",
    exists (select from membership m where m.person_id = o.person_id and m.ended_on is null) as "isMember"
  from office o
  join unit u on u.id = o.unit_id
  join person p on p.id = o.person_id
  left join person b on b.id = o.offered_by
  left join lateral (select declared_at, text_version from confidentiality_declaration
    where office_id = o.id order by declared_at desc limit 1) d on true`;

async function list(db: Some, rest: RawBuilder<unknown>): Promise<OfficeRow[]> {
  const { rows } = await sql<OfficeRow>`${select} ${rest}`.execute(db);
  return rows;
}

/** Newest term first. */
export const listOfficesOf = (db: Some, personId: string): Promise<OfficeRow[]> =>
  list(db, sql`where o.person_id = ${personId} order by o.until_on desc, o.from_on desc, o.id`);

/** The unit's offices that are not over, declined or withdrawn. */
export const listOfficesIn = (db: Some, unitId: string, today: string): Promise<OfficeRow[]> =>
  list(
    db,
    sql`where o.unit_id = ${unitId} and o.until_on >= ${today}::date and o.declined_at is null
      and o.withdrawn_at is null order by o.from_on, p.family_name, p.given_name, o.id`,
  );

/** @param options.hold locks it until the transaction ends */
export async function findOffice(
  db: Some,
  id: string,
  options: { hold?: boolean } = {},
): Promise<OfficeRow | undefined> {
  const [row] = await list(db, sql`where o.id = ${id} ${options.hold ? sql`for update of o` : sql``}`);
  return row;
}

/** In no order. */
export const listOffices = (db: Some, ids: readonly string[]): Promise<OfficeRow[]> =>
  list(db, sql`where o.id = any(${sql.val(ids)}::uuid[])`);

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
  office: { unitId: string; personId: string; role: OfficeRole; fromOn: string; untilOn: string },
): Promise<boolean> {
  const { unitId, personId, role, fromOn, untilOn } = office;
  // Two offers at once wait for each other.
  await sql`select from unit where id = ${unitId} for update`.execute(tx);
  const { rows } = await sql`
    select from office o where o.unit_id = ${unitId} and o.role = ${role} and o.declined_at is null
      and o.withdrawn_at is null and o.from_on <= ${untilOn}::date and o.until_on >= ${fromOn}::date
      and (o.person_id = ${personId} or (${isForOne(role)}
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

export async function findUnit(db: Some, id: string): Promise<OfficeUnit | undefined> {
  const { rows } = await sql<OfficeUnit>`select id, name, kind from unit where id = ${id}`.execute(db);
  return rows[0];
}

/** From the whole organisation down to the unit above; empty for the topmost. */
export async function listUnitsAbove(db: Some, id: string): Promise<OfficeUnit[]> {
  const { rows } = await sql<OfficeUnit>`
    with recursive above as (
      select u.id, u.name, u.kind, u.parent_id, 0 as steps from unit u where u.id = ${id}
      union all select u.id, u.name, u.kind, u.parent_id, a.steps + 1 from unit u join above a on u.id = a.parent_id
    )
    select id, name, kind from above where steps > 0 order by steps desc`.execute(db);
  return rows;
}

export async function listUnitsBelow(db: Some, id: string): Promise<OfficeUnit[]> {
  const { rows } = await sql<OfficeUnit>`
    select id, name, kind from unit where parent_id = ${id} order by name`.execute(db);
  return rows;
}

/** Those above before those below, by name. */
export async function listUnitTree(db: Some, today: string): Promise<StaffUnit[]> {
  const { rows } = await sql<StaffUnit>`
    with recursive tree as (
      select u.*, array[u.name] as way from unit u where u.parent_id is null
      union all select u.*, t.way || u.name from unit u join tree t on u.parent_id = t.id
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
