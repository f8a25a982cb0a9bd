/** In nynorsk. */

import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { messageLimits } from '#contract/enquiry-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatPhone } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours, answerWithinDays } = organisation.memberService;

export const texts = {
  title: 'Kontakt oss',
  lead: 'Skriv til oss her, så hjelper vi deg. Du treng ikkje å vere logga inn.',
  canSignIn: {
    title: 'Kan du logge inn?',
    text: 'Då er det betre å sende ein førespurnad. Vi ser kven du er, du kan leggje ved filer, og svaret ligg trygt på Min side.',
    link: 'Send ein førespurnad',
  },
  talk: {
    title: 'Vil du heller snakke med nokon?',
    before: `${name} svarer på telefon `,
    phone: formatPhone(phone),
    after: `, ${hours}.`,
  },
  lostAccess: {
    title: 'Har du mista e-posten eller telefonen du loggar inn med?',
    text: 'Vel «Innlogging og tekniske problem», eller ring oss. Vi spør deg om noko berre du veit, og passar på at ingen andre får tilgangen din. Derfor tek det litt tid.',
  },
  formTitle: 'Skriv til oss',
  name: 'Namn',
  reach: 'Skriv e-postadresse, telefonnummer eller begge, så vi kan svare deg.',
  email: 'E-post',
  phone: 'Telefon',
  topic: 'Kva gjeld det?',
  chooseTopic: 'Vel tema',
  message: 'Melding',
  messageHint:
    'Ikkje skriv fødselsnummer eller opplysningar om helse. Vi kan ikkje vite sikkert kven du er, så i svaret fortel vi ikkje noko om deg eller andre.',
  send: 'Send melding',
  kept: 'Berre medlemsservice les det du skriv.',
  privacy: 'Slik tek vi vare på opplysningane dine',
  sent: {
    title: 'Takk! Meldinga er send',
    text: `${name} les alt som kjem. Målet er å svare innan ${formatCount(answerWithinDays, 'vyrkedag', 'vyrkedagar')}.`,
    noReceipt: 'Du får inga kvittering på e-post. Då kunne ho ha hamna hos ein annan om adressa var feil.',
    front: 'Gå til framsida',
  },
  death: 'Sei frå om eit dødsfall',
};

const reachTexts = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Skriv namnet ditt', 'Namnet', contactNameLimits),
  email: reachTexts(
    'Skriv e-postadressa eller telefonnummeret ditt',
    'Skriv e-postadressa slik: namn@eksempel.no',
  ),
  phone: reachTexts(
    'Skriv telefonnummeret ditt',
    'Skriv telefonnummeret med åtte siffer, eller med landkode framfor',
  ),
  topic: choiceTexts('Vel kva det gjeld'),
  message: textFieldTexts('Skriv ei melding', 'Meldinga', messageLimits),
};
export type Complete = Whole<
  Compared<typeof import('./kontakt-oss-texts.ts'), typeof import('./kontakt-oss-texts.nn.ts')>
>;
