import { requestLimits } from '#contract/ceremony-endpoints.ts';
import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';

export const requestTexts = {
  contact: 'Hvem skal vi svare?',
  name: 'Navnet ditt',
  reach: 'Skriv telefonnummer, e-postadresse eller begge.',
  email: 'E-post',
  phone: 'Telefon',
  signedIn: 'Du er logget inn, så svaret kommer på Min side.',
  kept: 'Bare de som arbeider med seremonier, leser det du skriver.',
  privacy: 'Slik tar vi vare på opplysningene',
  wedding: {
    names: 'Hvem skal gifte seg?',
    namesHint: 'Begge navnene',
    day: 'Når tenker dere?',
    dayHint: 'En dato, en måned eller «vet ikke ennå»',
    place: 'Hvor tenker dere?',
    message: 'Er det noe mer vi bør vite? (valgfritt)',
    send: 'Send ønsket',
    sentTitle: 'Takk! Vi har fått ønsket deres',
    sent: 'Seremonikontoret tar kontakt for å avtale det videre. Datoen er ikke reservert før dere har hørt fra oss.',
  },
  funeral: {
    deceased: 'Navnet på den som er død',
    relation: 'Hvilken relasjon har du til den som er død? (valgfritt)',
    relationHint: 'For eksempel datter, ektefelle eller venn',
    wasMember: 'Var hun eller han medlem hos oss?',
    member: { yes: 'Ja', no: 'Nei', unknown: 'Vet ikke' },
    day: 'Er dag og sted bestemt? (valgfritt)',
    dayHint: 'Skriv det dere vet',
    agency: 'Begravelsesbyrå, hvis dere har valgt et (valgfritt)',
    message: 'Skriv det du vil (valgfritt)',
    messageHint: 'Ikke skriv fødselsnummer.',
    send: 'Send',
    sentTitle: 'Takk. Vi har fått det du skrev',
    sent: 'Vi tar kontakt senest neste virkedag. Haster det, så ring oss.',
  },
  seeCase: 'Se henvendelsen',
};

const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});
export const contactFieldTexts = {
  name: textFieldTexts('Skriv navnet ditt', 'Navnet', contactNameLimits),
  email: reach(
    'Skriv telefonnummeret eller e-postadressen din',
    'Skriv e-postadressen slik: navn@eksempel.no',
  ),
  phone: reach(
    'Skriv telefonnummeret ditt',
    'Skriv telefonnummeret med åtte sifre, eller med landkode foran',
  ),
};
const detail = textFieldTexts('Skriv litt her', 'Svaret', requestLimits.detail);
const message = textFieldTexts('Skriv en melding', 'Meldingen', requestLimits.message);
export const weddingFieldTexts = {
  names: textFieldTexts('Skriv hvem som skal gifte seg', 'Navnene', requestLimits.names),
  day: detail,
  place: detail,
  message,
};
export const funeralFieldTexts = {
  deceased: textFieldTexts('Skriv navnet på den som er død', 'Navnet', requestLimits.names),
  wasMember: choiceTexts('Svar på om den som er død, var medlem. Velg «Vet ikke» hvis du er usikker'),
  relation: detail,
  day: detail,
  agency: detail,
  message,
};
