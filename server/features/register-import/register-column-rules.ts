/** The columns a member register may have, by their headings, and the words that are in some of them. */
import { plainWord } from '#contract/values/file-columns.ts';

/** Headings as they are written, in lower case and without anything but letters and digits. */
const headings = {
  number: ['medlemsnummer', 'medlemsnr', 'nummer'],
  givenName: ['fornavn'],
  familyName: ['etternavn'],
  bornOn: ['f\u00f8dselsdato', 'f\u00f8dt'],
  joinedOn: ['innmeldt', 'innmeldtdato', 'innmeldingsdato', 'medlemsiden'],
  endedOn: ['utmeldt', 'utmeldtdato', 'utmeldingsdato', 'sluttdato'],
  deceased: ['d\u00f8d', 'd\u00f8dsdato', 'd\u00f8dsdag', 'avd\u00f8d'],
  joiningText: ['innmeldingstekst', 'tekstversjon'],
  email: ['epost', 'epostadresse', 'email'],
  phone: ['mobil', 'mobiltelefon', 'telefon', 'telefonnummer'],
  fodselsnummer: ['f\u00f8dselsnummer', 'personnummer'],
  careOf: ['co', 'coadresse'],
  addressLine: ['adresse', 'adresse1', 'adresselinje1', 'gateadresse'],
  houseNumber: ['husnummer'],
  addressLine2: ['adresse2', 'adresselinje2'],
  postalCode: ['postnummer', 'postnr'],
  postalPlace: ['poststed', 'sted'],
  country: ['land', 'landkode'],
  shielded: ['skjermetadresse', 'skjermet', 'adressesperre'],
  chapter: ['lokallag'],
  language: ['spr\u00e5k', 'm\u00e5lform'],
  magazine: ['magasin', 'medlemsblad', 'blad'],
  newsEmail: ['nyheterepost', 'samtykkeepost', 'nyhetsbrev'],
  newsEmailOn: ['nyheterepostdato', 'samtykkeepostdato', 'nyhetsbrevdato'],
  newsSms: ['nyhetersms', 'samtykkesms'],
  newsSmsOn: ['nyhetersmsdato', 'samtykkesmsdato'],
  consentText: ['samtykketekst'],
} satisfies Record<string, string[]>;
export type Column = keyof typeof headings;
export type Places = ReadonlyMap<Column, number>;

export const neededColumns: readonly Column[] = ['number', 'givenName', 'familyName', 'bornOn', 'joinedOn'];

/** @returns the place of each column that is known, the needed ones that are missing, and the headings that are not read */
export function columnsOf(headingRow: readonly string[]): {
  places: Places;
  missing: string[];
  ignored: string[];
} {
  const plain = headingRow.map(plainWord);
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings)) {
    const place = plain.findIndex((text) => names.includes(text));
    if (place >= 0) places.set(column as Column, place);
  }
  const read = new Set(places.values());
  return {
    places,
    missing: neededColumns.filter((column) => !places.has(column)).map((column) => headings[column][0]!),
    ignored: headingRow.filter((text, place) => text.trim() !== '' && !read.has(place)),
  };
}

/** @returns null where it is none of the words */
export function wordIn<Value>(text: string, words: readonly (readonly [Value, string])[]): Value | null {
  const plain = plainWord(text);
  return words.find(([, list]) => list.split(' ').includes(plain))?.[0] ?? null;
}

export const yesOrNo = [
  [true, 'ja j x yes y true sann 1'],
  [false, 'nei n no false usann 0'],
] as const;
/** Also the two degrees of the Population Register («kode 6» and «kode 7»). */
export const shieldedWords = [
  [true, `${yesOrNo[0][1]} skjermet sperret fortrolig strengtfortrolig kode6 kode7 6 7`],
  [false, `${yesOrNo[1][1]} ingen ugradert \u00e5pen`],
] as const;
export const languageWords = [
  ['nb', 'nb bm bokm\u00e5l nob'],
  ['nn', 'nn nynorsk nno'],
  ['en', 'en engelsk english eng'],
] as const;
export const magazineWords = [
  ['paper', 'papir post ja paper'],
  ['digital', 'digital digitalt epost nett pdf'],
  ['none', 'ingen nei none'],
] as const;

let countryCodes: Map<string, string> | null = null;

/** @param text a name in bokm\u00e5l, nynorsk, English, German or French, or two letters. @returns ISO 3166-1 alpha-2, or null */
export function countryCode(text: string): string | null {
  countryCodes ??= listCountries();
  return countryCodes.get(plainWord(text)) ?? null;
}

function listCountries(): Map<string, string> {
  const names = ['nb', 'nn', 'en', 'de', 'fr'].map(
    (locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const known = new Map<string, string>();
  // Groups of countries, placeholders, and codes that are no longer anybody's have names too.
  const notCountries = new Set(
    'EU EZ UN QO XA XB ZZ AN BU CS DD DY FX HV NH NT RH SU TP UK VD YD YU ZR'.split(' '),
  );
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    if (notCountries.has(code) || !names[0]!.of(code)) continue;
    known.set(code.toLowerCase(), code);
    for (const list of names) known.set(plainWord(list.of(code)!), code);
  }
  return known;
}
