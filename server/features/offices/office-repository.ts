/** Who holds which office. They are offered, taken and laid down in `representatives`. */
import { type RawBuilder, sql } from 'kysely';
import type { OfficeRole, UnitKind } from '#contract/office-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { OfficeFacts } from './office-rules.ts';

export type OfficeRow = OfficeFacts & {
  id: string;
  personId: string;
  name: string;
  unitId: string;
  unitName: string;
  unitKind: UnitKind;
  unitMayExport: boolean;
  role: OfficeRole;
  isShown: boolean;
  offeredBy: string;
  offeredAs: 'staff' | 'board';
  declaredAt: Date | null;
};

type Some = Database | Transaction;

const select = sql`
  select o.id, o.person_id as "personId", trim(p.given_name || ' ' || p.family_name) as name, o.unit_id as "unitId",
    u.name as "unitName", u.kind as "unitKind", u.may_export as "unitMayExport", o.role, o.from_on as "fromOn", o.until_on as "untilOn",
    o.accepted_at as "acceptedAt", o.declined_at as "declinedAt", o.withdrawn_at as "withdrawnAt",
    o.shown_since is not null as "isShown", coalesce(b.given_name, '') as "offeredBy", o.offered_as as "offeredAs",
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

/** Accepted leaderships of regions and chapters that are not over, by unit. @param unitId null for all units */
export const listLeaderships = (db: Some, unitId: string | null, today: string): Promise<OfficeRow[]> =>
  list(
    db,
    sql`where o.role = 'leader' and u.kind in ('region', 'chapter') and o.accepted_at is not null
      and o.until_on >= ${today}::date and o.declined_at is null and o.withdrawn_at is null
      and (${unitId}::uuid is null or o.unit_id = ${unitId}::uuid) order by u.kind desc, u.name, o.id`,
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
