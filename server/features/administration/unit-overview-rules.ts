/** What an administrator sees of the units: who covers what, and what can be brought back. */
import type { UnitWish } from '#contract/administration-endpoints.ts';

type Unit = {
  id: string;
  kind: string;
  name: string;
  parentId: string | null;
  municipalities: readonly string[];
  closedOn: string | null;
};

/** Municipalities that no chapter covers, and those that several do. */
export function coverageOf<One extends { municipality: string }>(
  units: readonly Unit[],
  all: readonly One[],
): { gaps: One[]; overlaps: { municipality: string; units: string[] }[] } {
  const covering = new Map<string, string[]>();
  for (const { name, municipalities } of units)
    for (const one of municipalities) covering.set(one, [...(covering.get(one) ?? []), name]);
  return {
    gaps: all.filter(({ municipality }) => !covering.has(municipality)),
    overlaps: [...covering]
      .filter(([, names]) => names.length > 1)
      .map(([municipality, names]) => ({ municipality, units: names })),
  };
}

type Change = { change: 'added' | 'renamed' | 'moved' | 'areas'; before: string; after: string };

/** The opposite change; null where the unit is no longer as that change left it. */
export function undoOf(
  { change, before, after }: Change,
  unit: Unit,
  units: readonly Unit[],
): UnitWish | null {
  if (unit.closedOn && change !== 'renamed') return null;
  if (change === 'renamed' && unit.name === after) return { kind: 'rename', unit: unit.name, to: before };
  const parent = units.find(({ id }) => id === unit.parentId)?.name;
  if (change === 'moved' && parent === after && units.some(({ name }) => name === before))
    return { kind: 'move', unit: unit.name, parent: before };
  if (change === 'areas' && unit.municipalities.toSorted().join(' ') === after)
    return { kind: 'areas', unit: unit.name, municipalities: before.split(' ').filter(Boolean) };
  return null;
}
