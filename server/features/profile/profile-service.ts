/** The person's own details. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { Profile, ProfileChange } from '#contract/profile-endpoints.ts';
import { type AddressFields, addressFieldsOf, postalAddressOf } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import {
  addConsent,
  findProfile,
  findProfileForChange,
  type NewsPurpose,
  type ProfileRow,
  setProfile,
} from './profile-repository.ts';
import { isSameAddress, maskedFodselsnummer, mayConsentToNews, newsTextVersion } from './profile-rules.ts';

/** An address of Norway without anything in it would have to be filled in at the first save. */
const noAddress: AddressFields = {
  country: '',
  careOf: '',
  addressLine: '',
  addressLine2: '',
  postalCode: '',
  postalPlace: '',
};

export const getProfile = async (db: Database, personId: string, now: Date): Promise<Profile> =>
  profileOf(await findProfile(db, personId), now);

/** @throws Refusal CHANGED_ELSEWHERE, INVALID_INPUT */
export async function changeProfile(tx: Transaction, personId: string, change: ProfileChange, now: Date) {
  const before = await findProfileForChange(tx, personId);
  if (Number(change.version) !== before.version) throw new Refusal('CHANGED_ELSEWHERE');
  const shown = profileOf(before, now);
  await setProfile(tx, personId, {
    version: before.version + 1,
    preferredName: change.preferredName || null,
    language: change.language,
    isAddressShielded: change.isAddressShielded,
    magazine: change.magazine,
    address: postalAddressOf(change),
    isMoved: !isSameAddress(shown, change),
  });
  await recordConsents(tx, personId, shown, change, now);
  await discardSentDraft(tx, personId, 'profile');
  return getProfile(tx, personId, now);
}

/** A yes or a no is written down when it is another than before. */
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
    await addConsent(tx, { id: randomUUID(), personId, purpose, isGiven, textVersion: newsTextVersion, at });
  }
}

function profileOf(row: ProfileRow, now: Date): Profile {
  const { name, bornOn, language, magazine, isAddressShielded, isMember, chapter, newsEmail, newsSms } = row;
  return {
    ...{ name, bornOn, language, magazine, isAddressShielded, isMember, chapter, newsEmail, newsSms },
    version: String(row.version),
    preferredName: row.preferredName ?? '',
    ...(row.address ? addressFieldsOf(row.address) : noAddress),
    maskedFodselsnummer: row.hasFodselsnummer ? maskedFodselsnummer(bornOn) : null,
    email: row.email === null ? null : { value: row.email, isVerified: row.isEmailVerified },
    phone: row.phone === null ? null : { value: row.phone, isVerified: row.isPhoneVerified },
    mayConsentToNews: mayConsentToNews(bornOn, norwegianDay(now)),
  };
}
