/** Addresses, birth dates and identity numbers, wherever they are asked for. */
import { type AddressFieldName, addressLimits } from '#contract/values/postal-address.ts';
import { type FieldTexts, textFieldTexts } from './field-texts.ts';

const line = { minimum: 1, maximum: addressLimits.line };
const place = { minimum: 1, maximum: addressLimits.place };

export const addressTexts = {
  country: 'Land',
  noCountry: 'Ingen adresse',
  careOf: 'C/o (valgfritt)',
  careOfHint: 'Navnet på den du bor hos, hvis det ikke er ditt navn på postkassen',
  addressLine: 'Adresse',
  addressHint: 'Gate og nummer, stedsnavn eller postboks. Har du ingen av delene, lar du feltet stå tomt',
  addressAbroadHint: 'Slik den skrives i landet, for eksempel gate og nummer',
  addressLine2: 'Mer av adressen (valgfritt)',
  more: 'C/o eller mer av adressen',
  addressLine2Abroad: 'Postnummer og sted i landet',
  postalCode: 'Postnummer',
  postalPlace: 'Poststed',
  unknownCode: (code: string) =>
    `Vi kjenner ikke postnummeret ${code}. Hvis det er riktig, skriver du poststedet selv.`,
  placeIs: (text: string) => `Poststedet er ${text}`,
};

export const addressFieldTexts: Record<AddressFieldName, FieldTexts> = {
  country: sameText('Velg land'),
  careOf: textFieldTexts('Skriv navnet på den du bor hos', 'Navnet', line),
  addressLine: textFieldTexts('Skriv adressen', 'Adressen', line),
  addressLine2: textFieldTexts('Skriv resten av adressen', 'Linjen', line),
  postalCode: {
    ...sameText('Postnummeret har fire sifre, for eksempel 0182'),
    REQUIRED: 'Skriv postnummeret',
  },
  postalPlace: textFieldTexts('Skriv poststedet', 'Poststedet', place),
};

export const birthDateTexts = {
  label: 'Fødselsdato',
  hint: 'Dag, måned og år, for eksempel 05.06.2001',
};
export const birthDateFieldTexts: FieldTexts = {
  ...sameText('Skriv fødselsdatoen med dag, måned og fire sifre for året, for eksempel 05.06.2001'),
  REQUIRED: 'Skriv fødselsdatoen din',
};

export const fodselsnummerTexts = {
  label: 'Fødselsnummer eller d-nummer',
  hint: '11 sifre',
  whyTitle: 'Hvorfor spør vi?',
  why: [
    'Vi får offentlig støtte for medlemmene, og trenger fødselsnumre for å søke om den. Uten nummeret er du medlem på samme måte, men vi får ikke støtte for deg.',
    'Nummeret blir kryptert når vi lagrer det. Vi bruker det til å søke om støtte, til å se at ingen er registrert to ganger, og til skattefradrag hvis du gir gaver. Det vises aldri for andre medlemmer eller tillitsvalgte.',
  ],
};
export const fodselsnummerFieldTexts: FieldTexts = {
  REQUIRED: 'Skriv fødselsnummeret eller d-nummeret ditt',
  TOO_SHORT: 'Nummeret har 11 sifre',
  TOO_LONG: 'Nummeret har 11 sifre',
  INVALID:
    'Nummeret stemmer ikke. Det har 11 sifre, og de seks første er fødselsdatoen din. Se om noe er skrevet feil',
};

function sameText(text: string): FieldTexts {
  return { REQUIRED: text, TOO_SHORT: text, TOO_LONG: text, INVALID: text };
}
