/** In nynorsk. */

import { type AddressFieldName, addressLimits } from '#contract/values/postal-address.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

const line = { minimum: 1, maximum: addressLimits.line };
const place = { minimum: 1, maximum: addressLimits.place };

export const addressTexts = {
  country: 'Land',
  noCountry: 'Inga adresse',
  careOf: 'C/o (valfritt)',
  careOfHint: 'Namnet på den du bur hos, om det ikkje er ditt namn på postkassa',
  addressLine: 'Adresse',
  addressHint: 'Gate og nummer, stadnamn eller postboks. Har du ingen av delane, lèt du feltet stå tomt',
  addressAbroadHint: 'Slik ho blir skriven i landet, til dømes gate og nummer',
  addressLine2: 'Resten av adressa (valfritt)',
  more: 'C/o eller resten av adressa',
  addressLine2Abroad: 'Postnummer og stad i landet',
  postalCode: 'Postnummer',
  postalPlace: 'Poststad',
  unknownCode: (code: string) =>
    `Vi kjenner ikkje postnummeret ${code}. Er det rett, skriv du poststaden sjølv.`,
  placeIs: (text: string) => `Poststaden er ${text}`,
};

export const addressFieldTexts: Record<AddressFieldName, FieldTexts> = {
  country: choiceTexts('Vel land'),
  careOf: textFieldTexts('Skriv namnet på den du bur hos', 'Namnet', line),
  addressLine: textFieldTexts('Skriv adressa', 'Adressa', line),
  addressLine2: textFieldTexts('Skriv resten av adressa', 'Linja', line),
  postalCode: {
    ...choiceTexts('Postnummeret har fire siffer, til dømes 0182'),
    REQUIRED: 'Skriv postnummeret',
  },
  postalPlace: textFieldTexts('Skriv poststaden', 'Poststaden', place),
};

export const birthDateTexts = {
  label: 'Fødselsdato',
  hint: 'Dag, månad og år, til dømes 05.06.2001',
};
export const birthDateFieldTexts: FieldTexts = {
  ...choiceTexts('Skriv fødselsdatoen med dag, månad og fire siffer for året, til dømes 05.06.2001'),
  REQUIRED: 'Skriv fødselsdatoen din',
};

export const fodselsnummerTexts = {
  label: 'Fødselsnummer eller d-nummer',
  hint: '11 siffer',
  whyTitle: 'Kvifor spør vi?',
  why: [
    'Vi får offentleg støtte for medlemmene, og treng fødselsnummer for å søkje om ho. Utan nummeret er du medlem på same måten, men vi får ikkje støtte for deg.',
    'Nummeret blir kryptert når vi lagrar det. Vi bruker det til å søkje om støtte, til å sjå at ingen er registrert to gonger, og til skattefrådrag om du gir gåver. Det blir aldri vist for andre medlemmer eller tillitsvalde.',
  ],
};
export const fodselsnummerFieldTexts: FieldTexts = {
  REQUIRED: 'Skriv fødselsnummeret eller d-nummeret ditt',
  TOO_SHORT: 'Nummeret har 11 siffer',
  TOO_LONG: 'Nummeret har 11 siffer',
  INVALID:
    'Nummeret stemmer ikkje. Det har 11 siffer, og dei seks første er fødselsdatoen din. Sjå om noko er skrive feil',
};
export type Complete = Whole<
  Compared<typeof import('./address-texts.ts'), typeof import('./address-texts.nn.ts')>
>;
