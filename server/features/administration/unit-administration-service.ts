/** Regions and chapters, as administrators see and change them, by the same rules as `npm run units`. */
import type { UnitOutcome, Units, UnitWish } from '#contract/administration-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { listMunicipalities } from '#server/platform/postal-register.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent } from '#server/platform/sign-in-age.ts';
import { changeUnitIn, listUnits } from '../representatives/unit-change-service.ts';
import { countMembersByChapter, listUnitChanges } from './unit-administration-repository.ts';
import { coverageOf, undoOf } from './unit-overview-rules.ts';

const logLines = 100;

/** All units with their members and areas, what no chapter covers, and the log. */
export async function readUnits(db: Database | Transaction): Promise<Units> {
  const units = await listUnits(db);
  const members = await countMembersByChapter(db);
  const changes = await listUnitChanges(db, logLines);
  return {
    units: units.map((unit) => ({
      ...unit,
      municipalities: [...unit.municipalities],
      members: members.get(unit.id) ?? 0,
    })),
    ...coverageOf(units, listMunicipalities()),
    log: changes.map(({ unitId, at, ...change }) => {
      const unit = units.find(({ id }) => id === unitId);
      return {
        ...change,
        unitName: unit?.name ?? '',
        at: at.toISOString(),
        undo: unit ? undoOf(change, unit, units) : null,
      };
    }),
  };
}

/** @throws Refusal SIGN_IN_AGAIN */
export async function changeUnits(
  tx: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  { change, reason }: { change: UnitWish; reason: string },
): Promise<{ outcome: UnitOutcome; units: Units }> {
  if (!isSignInRecent(actor.signIn.authenticatedAt, now)) throw new Refusal('SIGN_IN_AGAIN');
  const outcome = await changeUnitIn(tx, change, { madeBy: actor.name, reason, at: now });
  return { outcome, units: await readUnits(tx) };
}
