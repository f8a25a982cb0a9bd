/** Who may organise what. The one place that says so. */
import type { UnitName } from '#contract/activity-values.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { listUnitNames } from './activity-repository.ts';

type Person = Pick<Actor, 'personId' | 'staffRole'>;

/**
 * Whether somebody may create, change and cancel a unit's activities and see who takes part. Member service may for
 * every unit; those whom a unit has elected come in here.
 */
export async function mayOrganise(
  _db: Database | Transaction,
  person: Person,
  _unitId: string,
): Promise<boolean> {
  return person.staffRole === 'medlemsservice';
}

/** All units whose activities somebody may organise. */
export async function unitsOf(db: Database | Transaction, person: Person): Promise<UnitName[]> {
  const units = await listUnitNames(db);
  const may = await Promise.all(units.map(({ id }) => mayOrganise(db, person, id)));
  return units.filter((_unit, place) => may[place]);
}
