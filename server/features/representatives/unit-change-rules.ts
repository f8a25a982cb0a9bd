/** What may be made of the organisation's units: one national unit, regions under it, and chapters under a region or under it. */

export type UnitKind = 'national' | 'region' | 'chapter';
export type Unit = {
  id: string;
  kind: UnitKind;
  name: string;
  parentId: string | null;
  municipalities: readonly string[];
  /** `YYYY-MM-DD`; null: open. */
  closedOn: string | null;
};

/** `unit` is the name that it has; a name is enough, because each is used once. */
export type UnitChange =
  | { kind: 'add'; unit: string; as: UnitKind; parent: string | null; municipalities: readonly string[] }
  | { kind: 'rename'; unit: string; to: string }
  | { kind: 'move'; unit: string; parent: string }
  | { kind: 'areas'; unit: string; municipalities: readonly string[] };

export type UnitRefusal =
  | 'unknown'
  | 'unknown-parent'
  | 'wrong-parent'
  | 'name-taken'
  | 'bad-name'
  | 'unknown-municipality'
  | 'only-chapters';

const parentsOf: Record<UnitKind, readonly UnitKind[]> = {
  national: [],
  region: ['national'],
  chapter: ['region', 'national'],
};

export const findUnit = (units: readonly Unit[], name: string): Unit | undefined =>
  units.find((unit) => unit.name.toLowerCase() === name.trim().toLowerCase());

/** @param isMunicipality whether a number of four digits is in use. @returns null where it may be done */
export function refusalOf(
  change: UnitChange,
  units: readonly Unit[],
  isMunicipality: (number: string) => boolean,
): UnitRefusal | null {
  const unit = findUnit(units, change.unit);
  const newName = change.kind === 'add' ? change.unit : change.kind === 'rename' ? change.to : null;
  if (newName !== null && !/^\p{L}[\p{L}\p{N} .,&/-]{1,79}$/u.test(newName)) return 'bad-name';
  if (change.kind !== 'add' && !unit) return 'unknown';
  const holder = newName === null ? undefined : findUnit(units, newName);
  if (holder && (change.kind === 'add' || holder.id !== unit?.id)) return 'name-taken';
  if (change.kind === 'rename') return null;
  if (unit?.closedOn) return 'unknown';
  if (change.kind === 'move') return refusalOfParent(unit!.kind, change.parent, units);
  if (!change.municipalities.every(isMunicipality)) return 'unknown-municipality';
  const kind = change.kind === 'add' ? change.as : unit!.kind;
  if (change.municipalities.length > 0 && kind !== 'chapter') return 'only-chapters';
  return change.kind === 'add' ? refusalOfParent(kind, change.parent, units) : null;
}

function refusalOfParent(kind: UnitKind, parent: string | null, units: readonly Unit[]): UnitRefusal | null {
  if (kind === 'national')
    return parent !== null || units.some((unit) => unit.kind === kind) ? 'wrong-parent' : null;
  const found = parent === null ? undefined : findUnit(units, parent);
  if (!found || found.closedOn) return 'unknown-parent';
  return parentsOf[kind].includes(found.kind) ? null : 'wrong-parent';
}
