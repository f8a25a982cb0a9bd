/** How records that may be somebody are found and shown. */
import type { RecordMatch } from '#contract/match-endpoints.ts';
import { isPlainDate } from '#contract/values/birth-date.ts';
import { readPhoneNumber } from '#contract/values/phone-number.ts';
import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

export const recordsShown = 10;
/** Searches of one of the staff in an hour: more than a day of cases needs. */
export const searchesPerHour = 60;

export type Wanted = {
  /** Lower case, each of them somewhere in the name. */
  words: string[];
  bornOn: string | null;
  number: string | null;
  email: string | null;
  /** E.164 */
  phone: string | null;
};

/** What was typed in the search, read. */
export function wantedOf(search: { name: string; bornOn: string; number: string; contact: string }): Wanted {
  const contact = search.contact.trim();
  return {
    words: search.name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
    bornOn: isPlainDate(search.bornOn) ? search.bornOn : null,
    number: search.number === '' ? null : search.number.padStart(6, '0'),
    email: contact.includes('@') ? contact.toLowerCase() : null,
    phone: contact.includes('@') ? null : readPhoneNumber(contact),
  };
}

const weights: Record<RecordMatch, number> = {
  fodselsnummer: 16,
  number: 8,
  'born-on': 4,
  email: 3,
  phone: 3,
  name: 2,
};

/** More of it is more likely the same human. */
export const likeliness = (matches: readonly RecordMatch[]): number =>
  matches.reduce((sum, match) => sum + weights[match], 0);

/** Enough to compare with what somebody says on the phone. */
export const maskedContact = (email: string | null, phone: string | null) => ({
  maskedEmail: email && maskedEmail(email),
  maskedPhone: phone && maskedPhone(phone),
});
