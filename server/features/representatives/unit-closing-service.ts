/** A chapter or region is closed when nothing belongs to it any more, and can be opened again. */
import { type UnitHindrances, unitHindrances } from '#contract/unit-closing-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockUnits } from './unit-change-repository.ts';
import { changeUnitIn, type UnitMaker } from './unit-change-service.ts';
import {
  closeUnitRow,
  countHindrances,
  listClosings,
  lockUnit,
  reopenUnitRow,
} from './unit-closing-repository.ts';

export { listClosings };

/**
 * Closing one that is closed changes nothing.
 * @returns whether it is closed now, and what prevents it. @throws Refusal NOT_FOUND
 */
export async function closeUnit(
  tx: Transaction,
  unitId: string,
  maker: UnitMaker,
): Promise<{ isClosed: boolean; hindrances: UnitHindrances }> {
  await lockUnits(tx);
  const unit = await lockUnit(tx, unitId);
  if (!unit) throw new Refusal('NOT_FOUND');
  const today = norwegianDay(maker.at);
  const hindrances = await countHindrances(tx, unitId, { now: maker.at, today });
  if (unit.closedOn) return { isClosed: true, hindrances };
  if (unitHindrances.some((one) => hindrances[one] > 0)) return { isClosed: false, hindrances };
  if (unit.kind === 'chapter')
    await changeUnitIn(tx, { kind: 'areas', unit: unit.name, municipalities: [] }, maker);
  await closeUnitRow(tx, { unitId, on: today, ...maker });
  return { isClosed: true, hindrances };
}

/** What stays with a chapter whose members are moved away, and prevents that it is closed. */
export async function countStaying(
  db: Database,
  unitId: string,
  now: Date,
): Promise<Pick<UnitHindrances, 'offices' | 'activities'>> {
  const { offices, activities } = await countHindrances(db, unitId, { now, today: norwegianDay(now) });
  return { offices, activities };
}

/** Opening one that is open changes nothing. @throws Refusal NOT_FOUND */
export async function reopenUnit(
  tx: Transaction,
  unitId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await lockUnits(tx);
  if (!(await lockUnit(tx, unitId))) throw new Refusal('NOT_FOUND');
  await reopenUnitRow(tx, { unitId, by, at });
}
