/**
 * KID: the customer number of a payment, at most 25 characters, the last one a check digit. Which lengths and which
 * check are in use is agreed with the bank for each account, and is in the organisation profile.
 * Source: OCR giro system manual (Nets), «KID-kontroll».
 */

export type KidCheck = 'mod10' | 'mod11';
export type KidAgreement = { check: KidCheck; lengths: readonly number[] };

const longestKid = 25;

/**
 * @param base the digits before the check digit
 * @returns one digit; with mod 11 a hyphen where the sum gives ten
 * @throws RangeError where the base is not digits
 */
export function kidCheckDigit(base: string, check: KidCheck): string {
  if (!/^\d+$/.test(base)) throw new RangeError('a KID is made of digits');
  return check === 'mod10' ? mod10(base) : mod11(base);
}

/** Weights 2, 1, 2, 1 … from the right; of a product of two digits the digits are added. */
function mod10(base: string): string {
  const sum = fromRight(base).reduce((total, digit, place) => {
    const product = digit * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Weights 2, 3, 4, 5, 6, 7, 2 … from the right. */
function mod11(base: string): string {
  const sum = fromRight(base).reduce((total, digit, place) => total + digit * (2 + (place % 6)), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? '-' : String(rest);
}

const fromRight = (digits: string): number[] => [...digits].reverse().map(Number);

/** Whether a KID that has come is one that the agreement knows. */
export function isKid(kid: string, { check, lengths }: KidAgreement): boolean {
  return (
    /^\d+[\d-]$/.test(kid) &&
    kid.length <= longestKid &&
    lengths.includes(kid.length) &&
    kidCheckDigit(kid.slice(0, -1), check) === kid.slice(-1)
  );
}

/**
 * Makes a KID of a purpose and a running number of our own, never of a national identity number.
 * @param serial of the agreement; a number whose check digit would be a hyphen is not used (claims demand digits)
 * @returns null for such a number
 * @throws RangeError where purpose and serial do not fit the length
 */
export function makeKid(purpose: string, serial: number, { check, lengths }: KidAgreement): string | null {
  const length = lengths[0] ?? 0;
  const base = `${purpose}${String(serial).padStart(length - 1 - purpose.length, '0')}`;
  if (base.length !== length - 1 || length > longestKid)
    throw new RangeError('the KID does not fit its length');
  const digit = kidCheckDigit(base, check);
  return digit === '-' ? null : base + digit;
}
