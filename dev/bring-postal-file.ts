/** Reads Bring's register of postal codes (postnummerregister-ansi.txt). */

export type RegisterRow = {
  code: string;
  place: string;
  /** Four digits each. Bring's file has the main one only. */
  municipalities: string[];
  /** B both, F several uses, G street addresses, P boxes, S service (no addresses). Null: not known. */
  category: string | null;
};

/**
 * @param text the file, decoded from ISO-8859-1
 * @throws Error with the line number when a line is not as Bring's are
 */
export function rowsOfBringFile(text: string): RegisterRow[] {
  return text
    .split(/\r?\n/)
    .map((line, place) => ({ line, number: place + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }) => {
      const [code = '', place = '', municipality = '', , category = ''] = line
        .split('\t')
        .map((text) => text.trim());
      if (!/^\d{4}$/.test(code) || !place || !/^\d{4}$/.test(municipality) || !/^[A-Z]$/.test(category)) {
        throw new Error(`Linje ${number} er ikke slik Brings postnummerregister er: «${line}»`);
      }
      return { code, place: placeName(place), municipalities: [municipality], category };
    });
}

const smallWords = new Set(['i', 'på', 'og', 'ved']);

/** «MO I RANA» as «Mo i Rana». */
export const placeName = (capitals: string): string =>
  capitals
    .toLocaleLowerCase('nb')
    .replace(/[\p{L}\p{M}]+/gu, (word, at: number) =>
      at > 0 && smallWords.has(word) ? word : word[0]!.toLocaleUpperCase('nb') + word.slice(1),
    );
