/** Small decisions about one reader: days and ways (docs/rules/magazine.md). Days are `YYYY-MM-DD`, in Norway. */
import type { missingStates } from '#contract/magazine-endpoints.ts';
import type { DeliveryKind } from '#contract/magazine-values.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import { addDays } from '#contract/values/working-days.ts';

/** Post may take a week before an issue is missing. */
export const missingAfterDays = 7;
/** Days after which no copies are left to send. */
export const resendWithinDays = 60;

export type MissingState = (typeof missingStates)[number];

/** Only what went by post can be missing: null for all else. */
export function missingStateOf(
  delivery: {
    kind: DeliveryKind;
    outOn: string;
    isResendAsked: boolean;
    isReturned: boolean;
    isByPost: boolean;
    isAddressInDoubt: boolean;
  },
  today: string,
): MissingState | null {
  if (delivery.kind !== 'paper') return null;
  if (delivery.isResendAsked) return 'resent';
  if (!delivery.isByPost || today > addDays(delivery.outOn, resendWithinDays)) return 'enquiry';
  // What has come back is not on its way any more.
  if (!delivery.isReturned && today < addDays(delivery.outOn, missingAfterDays)) return 'early';
  // What came back from an address would come back again.
  return delivery.isAddressInDoubt ? 'address' : 'resend';
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim();

/** The same for all who live there, however they write it. «c/o» is about who, not where. */
export const addressKey = ({ country, lines, postalCode, postalPlace }: PostalAddress): string =>
  [country, postalCode ?? plain(postalPlace ?? ''), ...lines.map(plain)].join('|');

/** No letter that is read as another one. 28⁸ codes, and only one at one's own address is of any use. */
const codeLetters = 'ACDEFGHJKLMNPQRTUVWXYZ234679';

/** @param random one byte for each letter, eight in all */
export const householdCode = (random: Uint8Array): string =>
  Array.from(random, (byte) => codeLetters[byte % codeLetters.length]).join('');
