/** Regions and chapters, as administrators see and change them, by the same rules as `npm run units`. */
import type { UnitOutcome, Units, UnitWish } from '#contract/administration-endpoints.ts';
import type { UnitHindrances } from '#contract/unit-closing-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { listMunicipalities } from '#server/platform/postal-register.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { changeUnitIn, listUnits } from '../representatives/unit-change-service.ts';
import { closeUnit, listClosings, reopenUnit } from '../representatives/unit-closing-service.ts';
import { countMembersByChapter, listUnitChanges } from './unit-administration-repository.ts';
import { coverageOf, undoOf } from './unit-overview-rules.ts';

const logLines = 100;

/** All units with their members and areas, what no chapter covers, and the log. */
export async function readUnits(db: Database | Transaction): Promise<Units> {
  const units = await listUnits(db);
  const members = await countMembersByChapter(db);
  const changes = await listUnitChanges(db, logLines);
  const closings = await listClosings(db, logLines);
  return {
    units: units.map((unit) => ({
      ...unit,
      municipalities: [...unit.municipalities],
      members: members.get(unit.id) ?? 0,
    })),
    ...coverageOf(
      units.filter(({ closedOn }) => closedOn === null),
      listMunicipalities(),
    ),
    log: changes.map(({ unitId, at, ...change }) => {
      const unit = units.find(({ id }) => id === unitId);
      return {
        ...change,
        unitName: unit?.name ?? '',
        at: at.toISOString(),
        undo: unit ? undoOf(change, unit, units) : null,
      };
    }),
    closings: closings.map(({ closedAt, reopenedAt, ...closing }) => ({
      ...closing,
      closedAt: closedAt.toISOString(),
      reopenedAt: reopenedAt?.toISOString() ?? null,
    })),
  };
}

type By = { actor: Actor; now: Date };

/** @throws Refusal SIGN_IN_AGAIN */
export async function changeUnits(
  tx: Transaction,
  { actor, now }: By,
  { change, reason }: { change: UnitWish; reason: string },
): Promise<{ outcome: UnitOutcome; units: Units }> {
  requireRecentSignIn(actor, now);
  const outcome = await changeUnitIn(tx, change, { madeBy: actor.name, reason, at: now });
  return { outcome, units: await readUnits(tx) };
}

/** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND */
export async function closeOneUnit(
  tx: Transaction,
  { actor, now }: By,
  { unitId, reason }: { unitId: string; reason: string },
): Promise<{ isClosed: boolean; hindrances: UnitHindrances; units: Units }> {
  requireRecentSignIn(actor, now);
  const outcome = await closeUnit(tx, unitId, { madeBy: actor.name, reason, at: now });
  return { ...outcome, units: await readUnits(tx) };
}

/** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND */
export async function reopenOneUnit(
  tx: Transaction,
  { actor, now }: By,
  unitId: string,
): Promise<{ units: Units }> {
  requireRecentSignIn(actor, now);
  await reopenUnit(tx, unitId, { by: actor.name, at: now });
  return { units: await readUnits(tx) };
}
