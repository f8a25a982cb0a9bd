/** Donors: of age, and reported for tax only by their own wish. Each function runs in the caller's transaction. */

import type { NewGift, TaxWish } from '#contract/giving-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person-lock.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { persons } from '../../persons/person-service.ts';
import type { ProfileService } from '../../profile/profile-service.ts';
import { addTaxWish, findDonor } from '../ledger/donor-repository.ts';
import { isAdult, needsName } from './donor-rules.ts';

export type Donors = ReturnType<typeof createDonors>;

type Given = Pick<NewGift, 'givenName' | 'familyName' | 'bornOn' | 'fodselsnummer' | 'wantsTaxDeduction'>;

export function createDonors(needs: { profile: Pick<ProfileService, 'giveFodselsnummer'> }) {
  /** Of age, and what is needed for tax where that is wanted. */
  async function prepare(tx: Transaction, actor: Actor, given: Given, now: Date): Promise<void> {
    const { personId } = actor;
    await lockPerson(tx, personId);
    const before = await findDonor(tx, personId);
    if (needsName(actor, before)) await takeName(tx, personId, given);
    const bornOn = before.bornOn ?? (given.bornOn || null);
    const age = isAdult(bornOn, norwegianDay(now));
    if (age === 'no') throw new Refusal('UNDER_AGE');
    if (age === 'unknown')
      throw new Refusal('INVALID_INPUT', { fields: [{ path: '/bornOn', code: 'REQUIRED' }] });
    if (!before.bornOn && bornOn) await persons.setMissingBirthDate(tx, personId, bornOn);
    // Only ever from no to yes: a form that does not ask again is no no.
    const wantsTaxDeduction = given.wantsTaxDeduction || before.wantsTaxDeduction;
    await wishTax(tx, actor, { ...given, wantsTaxDeduction }, before, now);
  }

  /** The name that came with the sign-in is none; the receipt is to carry one. */
  async function takeName(
    tx: Transaction,
    personId: string,
    { givenName, familyName }: Pick<Given, 'givenName' | 'familyName'>,
  ): Promise<void> {
    const fields = Object.entries({ givenName, familyName }).flatMap(([name, value]) =>
      value === '' ? [{ path: `/${name}`, code: 'REQUIRED' as const }] : [],
    );
    if (fields.length) throw new Refusal('INVALID_INPUT', { fields });
    await persons.changeName(tx, personId, { givenName, familyName });
  }

  async function wishTax(
    tx: Transaction,
    actor: Actor,
    wish: { wantsTaxDeduction: boolean; fodselsnummer: string },
    before: { wantsTaxDeduction: boolean; hasFodselsnummer: boolean },
    now: Date,
  ): Promise<void> {
    if (wish.wantsTaxDeduction && wish.fodselsnummer && !before.hasFodselsnummer)
      await needs.profile.giveFodselsnummer(tx, actor, wish.fodselsnummer, now);
    if (wish.wantsTaxDeduction !== before.wantsTaxDeduction)
      await addTaxWish(tx, actor.personId, wish.wantsTaxDeduction, now);
  }

  return {
    /** @throws Refusal UNDER_AGE, INVALID_INPUT */
    prepare,

    /** @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT */
    async setTaxWish(tx: Transaction, actor: Actor, wish: TaxWish, now: Date): Promise<void> {
      requireRecentSignIn(actor, now);
      await lockPerson(tx, actor.personId);
      await wishTax(tx, actor, wish, await findDonor(tx, actor.personId), now);
    },
  };
}
