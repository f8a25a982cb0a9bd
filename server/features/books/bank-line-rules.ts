/** Entries of a statement as we keep them. */

/** As the port gives them. */
type Entry = {
  bookedOn: string;
  amountOre: number;
  bankReference: string | null;
  references: readonly string[];
  text: string;
};
export type KeptEntry = { bookedOn: string; amountOre: number; reference: string; text: string; key: string };

/** A KID and a payout number have fewer digits; eleven in a row may be an identity number. */
const withoutNumbers = (text: string): string => text.replace(/(?<!\d)\d{6}[ -]?\d{5}(?!\d)/g, '•••••••••••');

/**
 * The key is the same for the same entry in another file: what the bank calls it; without such a name its day, amount
 * and words, and which of several alike it is.
 */
export function keptEntries(account: string, entries: readonly Entry[]): KeptEntry[] {
  const alike = new Map<string, number>();
  return entries.map(({ bookedOn, amountOre, bankReference, references, text }) => {
    const reference = withoutNumbers(references.join(' ')).slice(0, 140);
    const words = withoutNumbers(text);
    const name = bankReference === null ? `${reference}|${words}` : `#${bankReference}`;
    const same = `${account} ${bookedOn} ${amountOre} ${name}`;
    const number = (alike.get(same) ?? 0) + 1;
    alike.set(same, number);
    return { bookedOn, amountOre, reference, text: words, key: `${same} ${number}` };
  });
}
