/** In nynorsk. */
import { requestLimits } from '#contract/ceremony-endpoints.ts';
import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const requestTexts = {
  contact: 'Kven skal vi svare?',
  name: 'Namnet ditt',
  reach: 'Skriv telefonnummer, e-postadresse eller begge delar.',
  email: 'E-post',
  phone: 'Telefon',
  signedIn: 'Du er logga inn, så svaret kjem på Min side.',
  kept: 'Berre dei som arbeider med seremoniar, les det du skriv.',
  privacy: 'Slik tek vi vare på opplysningane',
  wedding: {
    names: 'Kven skal gifte seg?',
    namesHint: 'Begge namna',
    day: 'Når tenkjer de?',
    dayHint: 'Ein dato, ein månad eller «veit ikkje enno»',
    place: 'Kvar tenkjer de?',
    message: 'Er det noko meir vi bør vite? (valfritt)',
    send: 'Send ønsket',
    sentTitle: 'Takk! Vi har fått ønsket dykkar',
    sent: 'Seremonikontoret tek kontakt for å avtale det vidare. Datoen er ikkje reservert før de har høyrt frå oss.',
  },
  funeral: {
    deceased: 'Namnet på den som er død',
    relation: 'Kva relasjon har du til den som er død? (valfritt)',
    relationHint: 'Til dømes dotter, ektefelle eller ven',
    wasMember: 'Var ho eller han medlem hos oss?',
    member: { yes: 'Ja', no: 'Nei', unknown: 'Veit ikkje' },
    day: 'Er dag og stad bestemt? (valfritt)',
    dayHint: 'Skriv det de veit',
    agency: 'Gravferdsbyrå, dersom de har valt eitt (valfritt)',
    message: 'Skriv det du vil (valfritt)',
    messageHint: 'Ikkje skriv fødselsnummer.',
    send: 'Send',
    sentTitle: 'Takk. Vi har fått det du skreiv',
    sent: 'Vi tek kontakt seinast neste vyrkedag. Hastar det, så ring oss.',
  },
  seeCase: 'Sjå førespurnaden',
};

const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});
export const contactFieldTexts = {
  name: textFieldTexts('Skriv namnet ditt', 'Namnet', contactNameLimits),
  email: reach('Skriv telefonnummeret eller e-postadressa di', 'Skriv e-postadressa slik: namn@eksempel.no'),
  phone: reach(
    'Skriv telefonnummeret ditt',
    'Skriv telefonnummeret med åtte siffer, eller med landkode framfor',
  ),
};
const detail = textFieldTexts('Skriv litt her', 'Svaret', requestLimits.detail);
const message = textFieldTexts('Skriv ei melding', 'Meldinga', requestLimits.message);
export const weddingFieldTexts = {
  names: textFieldTexts('Skriv kven som skal gifte seg', 'Namna', requestLimits.names),
  day: detail,
  place: detail,
  message,
};
export const funeralFieldTexts = {
  deceased: textFieldTexts('Skriv namnet på den som er død', 'Namnet', requestLimits.names),
  wasMember: choiceTexts('Svar på om den som er død, var medlem. Vel «Veit ikkje» dersom du er usikker'),
  relation: detail,
  day: detail,
  agency: detail,
  message,
};
export type Complete = Whole<
  Compared<typeof import('./request-texts.ts'), typeof import('./request-texts.nn.ts')>
>;
