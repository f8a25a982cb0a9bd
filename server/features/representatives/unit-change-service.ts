/**
 * The organisation's units, changed from the command line of the server and by administrators: made, renamed, moved under another, and with the
 * municipalities that new members are proposed them for. Each change is kept with who made it and why. Members stay in
 * the chapter that they have.
 */
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { isMunicipality } from '#server/platform/postal-register.ts';
import { addUnitChange, insertUnit, listUnits, lockUnits, updateUnit } from './unit-change-repository.ts';
import { findUnit, refusalOf, type Unit, type UnitChange, type UnitRefusal } from './unit-change-rules.ts';

export { listUnits, type Unit, type UnitChange, type UnitRefusal };

/** `same`: it was so already, and nothing is written. */
export type UnitOutcome = 'changed' | 'same' | UnitRefusal;
export type UnitMaker = { madeBy: string; reason: string; at: Date };

/** In a transaction of its own, for the command line. */
export const changeUnit = (db: Database, change: UnitChange, maker: UnitMaker): Promise<UnitOutcome> =>
  inTransaction(db, (tx) => changeUnitIn(tx, change, maker));

/** Does it, or says why not. */
export async function changeUnitIn(
  tx: Transaction,
  change: UnitChange,
  maker: UnitMaker,
): Promise<UnitOutcome> {
  await lockUnits(tx);
  const units = await listUnits(tx);
  const refusal = refusalOf(change, units, isMunicipality);
  if (refusal) return refusal;
  return change.kind === 'add' ? addUnit(tx, change, units, maker) : alterUnit(tx, change, units, maker);
}

async function addUnit(
  tx: Transaction,
  { unit: name, as, parent, municipalities }: Extract<UnitChange, { kind: 'add' }>,
  units: readonly Unit[],
  maker: UnitMaker,
): Promise<UnitOutcome> {
  const parentId = parent === null ? null : findUnit(units, parent)!.id;
  const unitId = await insertUnit(tx, { kind: as, name, parentId, municipalities });
  await addUnitChange(tx, { ...maker, unitId, change: 'added', before: '', after: name });
  return 'changed';
}

async function alterUnit(
  tx: Transaction,
  change: Exclude<UnitChange, { kind: 'add' }>,
  units: readonly Unit[],
  maker: UnitMaker,
): Promise<UnitOutcome> {
  const unit = findUnit(units, change.unit)!;
  const { unit: after, word, said } = altered(unit, change, units);
  const [was, is] = [said(unit), said(after)];
  if (was === is) return 'same';
  await updateUnit(tx, after);
  await addUnitChange(tx, { ...maker, unitId: unit.id, change: word, before: was, after: is });
  return 'changed';
}

/** @returns the unit as it will be, and how the change is kept */
function altered(unit: Unit, change: Exclude<UnitChange, { kind: 'add' }>, units: readonly Unit[]) {
  if (change.kind === 'rename')
    return { unit: { ...unit, name: change.to }, word: 'renamed' as const, said: ({ name }: Unit) => name };
  if (change.kind === 'move') {
    const nameOf = ({ parentId }: Unit) => units.find(({ id }) => id === parentId)?.name ?? '';
    const parentId = findUnit(units, change.parent)!.id;
    return { unit: { ...unit, parentId }, word: 'moved' as const, said: nameOf };
  }
  const municipalities = [...new Set(change.municipalities)].toSorted();
  const said = (one: Unit) => one.municipalities.toSorted().join(' ');
  return { unit: { ...unit, municipalities }, word: 'areas' as const, said };
}
