/** Finding the person a report of a death is about: clear only where exactly one person fits it. Days are `YYYY-MM-DD`. */

export type DeathClaim = { name: string; bornOn: string | null; address: string | null };

export type Candidate = {
  personId: string;
  givenName: string;
  preferredName: string | null;
  familyName: string;
  bornOn: string | null;
  addressLines: readonly string[];
  postalCode: string | null;
};

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The last word of a name: what candidates are looked up by. Null where there is none. */
export const lastWord = (name: string): string | null => wordsOf(name).at(-1) ?? null;

/** The postal code in an address as it was typed, the last one where a house number looks like one; null: none. */
export const postalCodeIn = (address: string | null): string | null =>
  address?.match(/(?<!\d)\d{4}(?!\d)/g)?.at(-1) ?? null;

/**
 * Whether a name can be this person's: given and family name are there, and one of the two only leaves names out that
 * the other has. «Kari Lund» fits Kari Anne Lund, and the other way round.
 */
export function fitsName(name: string, { givenName, preferredName, familyName }: Candidate): boolean {
  const [typed, given, family] = [wordsOf(name), wordsOf(givenName), wordsOf(familyName)];
  const called = wordsOf(preferredName ?? '');
  const known = new Set([...given, ...called, ...family]);
  const isIn = (words: readonly string[], others: Iterable<string>) => {
    const all = new Set(others);
    return words.every((word) => all.has(word));
  };
  const hasGiven = [given[0], called[0]].some((word) => word !== undefined && typed[0] === word);
  const hasFamily = family.length > 0 && typed.length > 1 && typed.at(-1) === family.at(-1);
  return hasGiven && hasFamily && (isIn(typed, known) || isIn([...given, ...family], typed));
}

/** What was typed has both the street line and the postal code. */
export function fitsAddress(address: string, { addressLines, postalCode }: Candidate): boolean {
  const [line] = addressLines;
  if (!line || !postalCode) return false;
  const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;
  return (
    wordsOf(line).length > 0 && spaced(address).includes(spaced(line)) && postalCodeIn(address) === postalCode
  );
}

/**
 * The one it is about; null where none fits, or more than one does. A birth date that is given has to be right: people
 * move, and an address may be an old one.
 */
export function clearMatch(claim: DeathClaim, candidates: readonly Candidate[]): string | null {
  const { name, bornOn, address } = claim;
  const fitting = candidates.filter(
    (one) =>
      fitsName(name, one) &&
      (bornOn !== null ? one.bornOn === bornOn : address !== null && fitsAddress(address, one)),
  );
  return fitting.length === 1 ? fitting[0]!.personId : null;
}

/** How long the desk's list shows what has been decided. */
export const decidedShownDays = 90;
