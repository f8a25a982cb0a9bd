/** Units that are closed, and what prevents it. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { UnitHindrances } from '#contract/unit-closing-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

/** @param today `YYYY-MM-DD`, in Norway */
export async function countHindrances(
  db: Some,
  unitId: string,
  { now, today }: { now: Date; today: string },
): Promise<UnitHindrances> {
  const { rows } = await sql<UnitHindrances>`
    select
      (select count(*)::int from membership where chapter_id = ${unitId} and ended_on is null) as members,
      (select count(*)::int from unit where parent_id = ${unitId} and closed_on is null) as units,
      (select count(*)::int from office where unit_id = ${unitId} and until_on >= ${today}::date
        and withdrawn_at is null and declined_at is null) as offices,
      (select count(*)::int from activity where unit_id = ${unitId} and state = 'published'
        and ends_at > ${now}) as activities,
      (select count(*)::int from case_forwarding where unit_id = ${unitId} and ended_at is null) as cases,
      (select count(*)::int from reimbursement where unit_id = ${unitId}
        and state in ('sent', 'approved')) as claims`.execute(db);
  return rows[0]!;
}

/** A chapter or region with this id, locked; undefined where there is none. */
export async function lockUnit(
  tx: Transaction,
  id: string,
): Promise<{ name: string; kind: string; closedOn: string | null } | undefined> {
  const { rows } = await sql<{ name: string; kind: string; closedOn: string | null }>`
    select name, kind, closed_on as "closedOn" from unit
    where id = ${id} and kind <> 'national' for update`.execute(tx);
  return rows[0];
}

export async function closeUnitRow(
  tx: Transaction,
  closing: { unitId: string; on: string; madeBy: string; reason: string; at: Date },
): Promise<void> {
  await sql`update unit set closed_on = ${closing.on}::date where id = ${closing.unitId}`.execute(tx);
  await sql`insert into unit_closing (id, unit_id, made_by, reason, closed_at)
    values (${randomUUID()}, ${closing.unitId}, ${closing.madeBy}, ${closing.reason}, ${closing.at})`.execute(
    tx,
  );
}

export async function reopenUnitRow(
  tx: Transaction,
  { unitId, by, at }: { unitId: string; by: string; at: Date },
): Promise<void> {
  await sql`update unit set closed_on = null where id = ${unitId}`.execute(tx);
  await sql`update unit_closing set reopened_by = ${by}, reopened_at = ${at}
    where unit_id = ${unitId} and reopened_at is null`.execute(tx);
}

export type ClosingRow = {
  id: string;
  unitName: string;
  madeBy: string;
  reason: string;
  closedAt: Date;
  reopenedBy: string | null;
  reopenedAt: Date | null;
};

/** The newest first. */
export async function listClosings(db: Some, most: number): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select c.id, u.name as "unitName", c.made_by as "madeBy", c.reason, c.closed_at as "closedAt",
      c.reopened_by as "reopenedBy", c.reopened_at as "reopenedAt"
    from unit_closing c join unit u on u.id = c.unit_id order by c.closed_at desc, c.id desc limit ${most}`.execute(
    db,
  );
  return rows;
}
