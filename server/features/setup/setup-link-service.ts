/** The first administrator: made by a link from the server's command line, used once after a strong sign-in. */
import { createHash, randomBytes } from 'node:crypto';
import type { SetupClaim, SetupClaimOutcome } from '#contract/setup-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { persons } from '../persons/person-service.ts';
import {
  changeUnitIn,
  listUnits,
  type UnitMaker,
  type UnitOutcome,
} from '../representatives/unit-change-service.ts';
import {
  changeRoles,
  countAdministrators,
  findRoles,
  lockRoles,
} from '../staff-desk/staff-member-service.ts';
import { holdSetupLink, replaceSetupLink, setLinkUsed } from './setup-link-repository.ts';
import { claimOutcomeOf, setupLinkHours } from './setup-link-rules.ts';

/** In the logs of roles and units. */
const reason = 'npm run setup';
const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/**
 * A new link for the first administrator; earlier ones stop working. Only its hash is stored.
 * @param given.name of the organisation: the national unit, unless there is one
 * @returns the code, or why not
 */
export const makeSetupLink = (
  db: Database,
  { email, name, madeBy, now }: { email: string; name: string; madeBy: string; now: Date },
): Promise<{ code: string } | { refusal: 'has-administrator' | 'bad-name' }> =>
  inTransaction(db, async (tx) => {
    await lockRoles(tx);
    if ((await countAdministrators(tx)) > 0) return { refusal: 'has-administrator' };
    if ((await openNationalUnit(tx, name, { madeBy, reason, at: now })) === 'bad-name')
      return { refusal: 'bad-name' };
    const code = randomBytes(16).toString('base64url');
    const expiresAt = new Date(now.getTime() + setupLinkHours * 3_600_000);
    await replaceSetupLink(tx, { email, hash: hashOf(code), madeBy, at: now, expiresAt });
    return { code };
  });

async function openNationalUnit(tx: Transaction, unit: string, maker: UnitMaker): Promise<UnitOutcome> {
  if ((await listUnits(tx)).some(({ kind }) => kind === 'national')) return 'same';
  return changeUnitIn(tx, { kind: 'add', unit, as: 'national', parent: null, municipalities: [] }, maker);
}

/** @throws Refusal STRONG_SIGN_IN_NEEDED, SIGN_IN_AGAIN */
export async function claimSetup(
  tx: Transaction,
  { actor, now }: { actor: Actor; now: Date },
  { code, givenName, familyName }: SetupClaim,
): Promise<{ outcome: SetupClaimOutcome }> {
  if (!actor.signIn.isStrong) throw new Refusal('STRONG_SIGN_IN_NEEDED');
  requireRecentSignIn(actor, now);
  await lockRoles(tx);
  const link = await holdSetupLink(tx, hashOf(code));
  const administrators = await countAdministrators(tx);
  const outcome = claimOutcomeOf(link, actor.signIn, { now, administrators });
  if (outcome !== 'claimed' || !link) return { outcome };
  const { personId } = actor;
  // The name of a member is known from the register.
  if (actor.isJoining && givenName && familyName)
    await persons.changeName(tx, personId, { givenName, familyName });
  const before = await findRoles(tx, personId);
  await changeRoles(tx, {
    personId,
    before,
    after: [...before, 'administrator'],
    madeBy: link.madeBy,
    madeById: null,
    confirmedBy: null,
    reason,
    at: now,
  });
  await setLinkUsed(tx, link.id, now);
  return { outcome };
}
