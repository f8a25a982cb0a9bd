/** Who may organise what. The one place that says so. */
import type { UnitName } from '#contract/activity-values.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { actingIn, unitsOf as listActing } from '../offices/office-service.ts';
import { listUnitNames } from './activity-repository.ts';

type Person = Pick<Actor, 'personId' | 'staffRole'>;

/**
 * Whether somebody may create, change and cancel a unit's activities and see who takes part. Member service may for
 * every unit, and elected members for their own unit.
 * @param today in Norway, `YYYY-MM-DD`
 */
export async function mayOrganise(
  db: Database | Transaction,
  person: Person,
  unitId: string,
  today: string,
): Promise<boolean> {
  if (person.staffRole === 'medlemsservice') return true;
  const acting = await actingIn(db, person.personId, unitId, today);
  return acting?.powers.includes('activities') ?? false;
}

/** Who takes part is others' data. @throws Refusal STRONG_SIGN_IN_NEEDED */
export function requireStrongSignIn({ signIn }: Actor): void {
  if (!signIn.isStrong) throw new Refusal('STRONG_SIGN_IN_NEEDED');
}

/** All units whose activities somebody may organise. */
export async function unitsOf(
  db: Database | Transaction,
  person: Person,
  today: string,
): Promise<UnitName[]> {
  const units = await listUnitNames(db);
  if (person.staffRole === 'medlemsservice') return units;
  const acting = await listActing(db, person.personId, today);
  const may = acting.filter(({ powers }) => powers.includes('activities')).map(({ unit }) => unit.id);
  return units.filter(({ id }) => may.includes(id));
}
