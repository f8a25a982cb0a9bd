/** The person's own details. Each function runs in the caller's transaction. */

import type { ContactChange, Profile, ProfileChange } from '#contract/profile-endpoints.ts';
import { agreesWithBirthDate, type FodselsnummerSeries, isDNumber } from '#contract/values/fodselsnummer.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { type AddressFields, addressFieldsOf, postalAddressOf } from '#contract/values/postal-address.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  isNewcomersSignInRecent,
  isSignInRecent,
  requireRecentSignIn,
} from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { consents } from '../consents/consent-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import { memberships } from '../memberships/membership-service.ts';
import type { GiveNumber } from '../numbers/number-service.ts';
import { chapterFor } from '../organisation/organisation-service.ts';
import { persons } from '../persons/person-service.ts';
import type { VerificationService } from '../verification/verification-service.ts';
import {
  findProfile,
  findProfileForChange,
  type NewsPurpose,
  type ProfileRow,
} from './profile-repository.ts';
import {
  type CountingRules,
  isSameAddress,
  maskedFodselsnummer,
  mayConsentToNews,
  mayCorrectBirthDate,
  newsTextVersion,
  whyNotCounting,
} from './profile-rules.ts';

/** An address of Norway without anything in it would have to be filled in at the first save. */
const noAddress: AddressFields = {
  country: '',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
};

export type ProfileService = ReturnType<typeof createProfileService>;

type Needs = {
  series: FodselsnummerSeries;
  giveNumber: GiveNumber;
  counting: CountingRules;
  verification: Pick<VerificationService, 'startContactPointChange'>;
  /** Whether the person may have the magazine so without paying. */
  isMagazineFree(
    tx: Transaction,
    personId: string,
    channel: 'paper' | 'digital',
    now: Date,
  ): Promise<boolean>;
};

/** @param needs.series which national identity numbers are taken */
export const createProfileService = (needs: Needs) => ({
  ...withNeeds(needs, { getProfile, changeProfile, changeContact, correctBirthDate, giveFodselsnummer }),
  chooseLanguage,
  chapterOf,
});

const getProfile = async (needs: Needs, db: Database, actor: Actor, now: Date): Promise<Profile> =>
  profileOf(await findProfile(db, actor.personId), actor, now, needs.counting);

/** @throws Refusal CHANGED_ELSEWHERE, INVALID_INPUT */
async function changeProfile(needs: Needs, tx: Transaction, actor: Actor, change: ProfileChange, now: Date) {
  const { personId } = actor;
  const before = await findProfileForChange(tx, personId);
  if (Number(change.version) !== before.version) throw new Refusal('CHANGED_ELSEWHERE');
  const { magazine } = change;
  // What costs something is ordered on the magazine's own page, where the price stands.
  if (magazine !== 'none' && magazine !== before.magazine)
    if (!(await needs.isMagazineFree(tx, personId, magazine, now)))
      throw new Refusal('INVALID_INPUT', { fields: [{ path: '/magazine', code: 'INVALID' }] });
  const shown = profileOf(before, actor, now, needs.counting);
  const isMoved = !isSameAddress(shown, change);
  await persons.setProfile(tx, personId, {
    version: before.version + 1,
    preferredName: change.preferredName || null,
    language: change.language,
    now,
    isAddressShielded: change.isAddressShielded,
    magazine: change.magazine,
    address: postalAddressOf(change),
    isMoved,
  });
  const isPlacedAnew =
    isMoved && !change.keepsChapter && !change.isAddressShielded && change.country === 'NO';
  if (before.membershipId && isPlacedAnew) {
    const choice = await chapterFor(tx, change.postalCode);
    if (choice.kind === 'one') await memberships.setChapter(tx, personId, choice.chapterId);
  }
  await recordConsents(tx, personId, shown, change, now);
  await discardSentDraft(tx, personId, 'profile');
  return getProfile(needs, tx, actor, now);
}

const chooseLanguage = (tx: Transaction, { personId }: Actor, language: Language, now: Date) =>
  persons.setLanguage(tx, personId, language, now);

/** @throws Refusal SIGN_IN_AGAIN */
async function changeContact(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  change: ContactChange,
  now: Date,
  network: string,
) {
  requireRecentSignIn(actor, now);
  return needs.verification.startContactPointChange(tx, actor, change, now, network);
}

/** The one chapter of a postal code; null where the code does not say it. */
async function chapterOf(db: Database, postalCode: string): Promise<string | null> {
  const choice = await chapterFor(db, postalCode);
  return choice.kind === 'one' ? choice.name : null;
}

/** @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT */
async function correctBirthDate(needs: Needs, tx: Transaction, actor: Actor, bornOn: string, now: Date) {
  requireRecentSignIn(actor, now);
  const { personId } = actor;
  const before = await findProfileForChange(tx, personId);
  const facts = { ...before, isMember: before.membershipId !== null };
  if (!mayCorrectBirthDate(facts, bornOn, norwegianDay(now)))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/bornOn', code: 'INVALID' }] });
  if (bornOn !== before.bornOn) {
    await persons.setBirthDate(tx, personId, bornOn);
    await persons.hold(tx, personId);
  }
  return getProfile(needs, tx, actor, now);
}

/**
 * Only where it is missing, or to take the place of a D-number: identity is not for the person to change. Whether
 * somebody else has it is not asked here.
 * @throws Refusal SIGN_IN_AGAIN, INVALID_INPUT
 */
async function giveFodselsnummer(needs: Needs, tx: Transaction, actor: Actor, digits: string, now: Date) {
  if (!mayGiveNumber(actor, now)) throw new Refusal('SIGN_IN_AGAIN');
  const { personId } = actor;
  const before = await findProfileForChange(tx, personId);
  const { bornOn } = before;
  const mayGive = !before.hasFodselsnummer || (before.isDNumber && !isDNumber(digits));
  const options = { accept: needs.series, today: norwegianDay(now) };
  if (!mayGive || bornOn === null || !agreesWithBirthDate(digits, bornOn, options))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/fodselsnummer', code: 'INVALID' }] });
  await needs.giveNumber(tx, personId, digits, now);
  return getProfile(needs, tx, actor, now);
}

/** The sign-in is recent enough to give one's national identity number with. */
export const mayGiveNumber = ({ isJoining, signIn }: Actor, now: Date): boolean =>
  (isJoining ? isNewcomersSignInRecent : isSignInRecent)(signIn.authenticatedAt, now);

/** A yes or a no is recorded when it is another than before. */
async function recordConsents(
  tx: Transaction,
  personId: string,
  before: Profile,
  change: ProfileChange,
  at: Date,
): Promise<void> {
  for (const [field, purpose] of [
    ['newsEmail', 'news-email'],
    ['newsSms', 'news-sms'],
  ] as const satisfies [string, NewsPurpose][]) {
    const isGiven = change[field];
    if (isGiven === before[field]) continue;
    if (isGiven && !before.mayConsentToNews)
      throw new Refusal('INVALID_INPUT', { fields: [{ path: `/${field}`, code: 'INVALID' }] });
    await consents.add(tx, { personId, purpose, isGiven, textVersion: newsTextVersion, at });
  }
}

function profileOf(row: ProfileRow, { signIn }: Actor, now: Date, counting: CountingRules): Profile {
  const { name, bornOn, language, magazine, isAddressShielded, chapter, newsEmail, newsSms } = row;
  return {
    name,
    bornOn,
    language,
    magazine,
    isAddressShielded,
    chapter,
    newsEmail,
    newsSms,
    isMember: row.membershipId !== null,
    notCountingBecause: row.membershipId
      ? whyNotCounting({ ...row, country: row.address?.country ?? null }, counting)
      : [],
    version: String(row.version),
    mayCorrectBirthDate: !row.hasFodselsnummer,
    preferredName: row.preferredName ?? '',
    ...(row.address ? addressFieldsOf(row.address) : noAddress),
    maskedFodselsnummer: row.hasFodselsnummer ? maskedFodselsnummer(bornOn) : null,
    email: row.email === null ? null : { value: row.email, isVerified: row.isEmailVerified },
    phone: row.phone === null ? null : { value: row.phone, isVerified: row.isPhoneVerified },
    isSignInRecent: isSignInRecent(signIn.authenticatedAt, now),
    mayConsentToNews: mayConsentToNews(bornOn, norwegianDay(now)),
  };
}
