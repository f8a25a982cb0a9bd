import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { messageLimits } from '#contract/enquiry-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { name, phone, hours, answerWithinDays } = organisation.memberService;

export const texts = {
  title: 'Kontakt oss',
  lead: 'Skriv til oss her, så hjelper vi deg. Du trenger ikke å være logget inn.',
  canSignIn: {
    title: 'Kan du logge inn?',
    text: 'Da er det bedre å sende en henvendelse. Vi ser hvem du er, du kan legge ved filer, og svaret ligger trygt på Min side.',
    link: 'Send en henvendelse',
  },
  talk: {
    title: 'Vil du heller snakke med noen?',
    before: `${name} svarer på telefon `,
    phone: formatPhone(phone),
    after: `, ${hours}.`,
  },
  lostAccess: {
    title: 'Har du mistet e-posten eller telefonen du logger inn med?',
    text: 'Velg «Innlogging og tekniske problemer», eller ring oss. Vi spør deg om noe bare du vet, og passer på at ingen andre får tilgangen din. Derfor tar det litt tid.',
  },
  formTitle: 'Skriv til oss',
  name: 'Navn',
  reach: 'Skriv e-postadresse, telefonnummer eller begge, så vi kan svare deg.',
  email: 'E-post',
  phone: 'Telefon',
  topic: 'Hva gjelder det?',
  chooseTopic: 'Velg tema',
  message: 'Melding',
  messageHint:
    'Ikke skriv fødselsnummer eller opplysninger om helse. Vi kan ikke vite sikkert hvem du er, så i svaret forteller vi ikke noe om deg eller andre.',
  send: 'Send melding',
  kept: 'Bare medlemsservice leser det du skriver.',
  privacy: 'Slik tar vi vare på opplysningene dine',
  sent: {
    title: 'Takk! Meldingen er sendt',
    text: `${name} leser alt som kommer. Målet er å svare innen ${formatCount(answerWithinDays, 'virkedag', 'virkedager')}.`,
    noReceipt:
      'Du får ingen kvittering på e-post. Da kunne den ha havnet hos en annen hvis adressen var feil.',
    front: 'Gå til forsiden',
  },
  death: 'Si fra om et dødsfall',
};

const reachTexts = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Skriv navnet ditt', 'Navnet', contactNameLimits),
  email: reachTexts(
    'Skriv e-postadressen eller telefonnummeret ditt',
    'Skriv e-postadressen slik: navn@eksempel.no',
  ),
  phone: reachTexts(
    'Skriv telefonnummeret ditt',
    'Skriv telefonnummeret med åtte sifre, eller med landkode foran',
  ),
  topic: choiceTexts('Velg hva det gjelder'),
  message: textFieldTexts('Skriv en melding', 'Meldingen', messageLimits),
};
