import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Unit } from './unit-change-rules.ts';

/** All units, each after its parent, by name. */
export async function listUnits(db: Database | Transaction): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select id, kind, name, parent_id as "parentId", municipalities, closed_on as "closedOn" from unit
    order by array_position(array['national', 'region', 'chapter'], kind), name`.execute(db);
  return rows;
}

/** Until the transaction ends no other changes units. */
export async function lockUnits(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('units'))`.execute(tx);
}

export async function insertUnit(tx: Transaction, unit: Omit<Unit, 'id' | 'closedOn'>): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into unit (id, kind, name, parent_id, municipalities)
    values (${id}, ${unit.kind}, ${unit.name}, ${unit.parentId}, ${unit.municipalities}::text[])`.execute(tx);
  return id;
}

export async function updateUnit(
  tx: Transaction,
  { id, name, parentId, municipalities }: Omit<Unit, 'kind' | 'closedOn'>,
): Promise<void> {
  await sql`
    update unit set name = ${name}, parent_id = ${parentId}, municipalities = ${municipalities}::text[]
    where id = ${id}`.execute(tx);
}

export async function addUnitChange(
  tx: Transaction,
  one: {
    unitId: string;
    change: 'added' | 'renamed' | 'moved' | 'areas';
    before: string;
    after: string;
    /** The user of the machine who did it. */
    madeBy: string;
    reason: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into unit_change (id, unit_id, change, before, after, made_by, reason, happened_at)
    values (${randomUUID()}, ${one.unitId}, ${one.change}, ${one.before}, ${one.after}, ${one.madeBy}, ${one.reason},
      ${one.at})`.execute(tx);
}
