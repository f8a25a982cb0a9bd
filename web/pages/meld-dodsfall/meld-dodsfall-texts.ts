import { contactNameLimits } from '#contract/contact-endpoints.ts';
import { deathAddressLimits } from '#contract/death-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatPhone } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';

const { phone, hours } = organisation.memberService;

export const texts = {
  title: 'Si fra om et dødsfall',
  lead: 'Vi kondolerer. Fortell oss hvem som er død, så tar vi oss av resten.',
  what: 'Du trenger bare å si det én gang, og du trenger ikke å være medlem eller logge inn. Når du har sendt meldingen, får du en kode, så vi vet at vi kan nå deg. Deretter leser en av oss meldingen, og vi stopper post, magasin og trekk.',
  talk: {
    before: 'Vil du heller snakke med noen, kan du ringe oss på ',
    phone: formatPhone(phone),
    link: `tel:${phone}`,
    after: `, ${hours}.`,
  },
  progress: (step: number, of: number) => `Si fra om et dødsfall – steg ${step} av ${of}`,
  back: 'Tilbake til forrige steg',
  parts: { avdode: 'Den som er død', deg: 'Du som sier fra' },
  name: 'Navnet på den som er død',
  nameHint: 'Fornavn og etternavn',
  enough: 'Skriv fødselsdatoen eller adressen, det du vet. Da finner vi den rette.',
  bornOn: 'Fødselsdato',
  dateHint: 'For eksempel 17.05.1941',
  address: 'Adresse',
  addressHint: 'Gate og nummer, postnummer og sted',
  diedOn: 'Dødsdato (om du vet den)',
  diedOnHint: 'For eksempel 03.11.2026. Du kan la feltet stå tomt.',
  reporterName: 'Navnet ditt',
  relation: 'Hvilken relasjon har du til den som er død?',
  chooseRelation: 'Velg det som passer',
  reach:
    'Skriv telefonnummer, e-postadresse eller begge. Vi sender en kode dit, på e-post hvis du har skrevet begge. Ellers tar vi bare kontakt hvis noe er uklart, eller hvis du ønsker det.',
  phone: 'Telefon',
  email: 'E-post',
  wantsTalk: 'Jeg vil gjerne at dere tar kontakt om gravferd',
  wantsTalkHint: 'Vi forteller hva vi kan hjelpe med. Det forplikter deg ikke til noe.',
  next: 'Gå videre',
  send: 'Send meldingen',
  kept: 'Bare medlemsservice leser det du skriver.',
  privacy: 'Slik tar vi vare på opplysningene',
  code: {
    title: 'Meldingen er kommet fram',
    text: 'Takk for at du sa fra. Skriv koden du har fått, så er vi sikre på at ingen andre har brukt navnet ditt. Det du skrev, er tatt vare på.',
    without: 'Får du ikke koden?',
    withoutText:
      'Meldingen ligger hos oss likevel, men da må vi ofte ringe deg før vi gjør noe. Du kan også ringe oss.',
    goOn: 'Fortsett uten kode',
  },
  sent: {
    title: 'Takk for at du sa fra',
    text: 'Vi har fått meldingen din, og tar oss av resten. Du trenger ikke å gjøre noe mer.',
    talk: 'Du har bedt oss ta kontakt om gravferd. Vi ringer eller skriver til deg.',
    reference: (reference: string) => `Hvis du ringer oss om dette, kan du oppgi referansen ${reference}.`,
    unproven:
      'Vi har fått meldingen din. Før vi stopper noe, må vi være sikre på hvem som har sagt fra, så det kan hende vi tar kontakt med deg.',
    silence:
      'Vi kan ikke fortelle her om den som er død, var medlem hos oss eller ikke. Det holder vi for oss selv, også etter et dødsfall.',
    front: 'Gå til forsiden',
  },
};

const day = (what: string) => ({
  REQUIRED: `Skriv ${what}`,
  TOO_SHORT: `Skriv ${what} slik: 17.05.1941`,
  TOO_LONG: `Skriv ${what} slik: 17.05.1941`,
  INVALID: `Skriv ${what} slik: 17.05.1941`,
});
const reach = (please: string, wrong: string) => ({
  REQUIRED: please,
  TOO_SHORT: wrong,
  TOO_LONG: wrong,
  INVALID: wrong,
});

export const fieldTexts = {
  name: textFieldTexts('Skriv navnet på den som er død', 'Navnet', contactNameLimits),
  bornOn: { ...day('fødselsdatoen'), REQUIRED: 'Skriv fødselsdatoen eller adressen til den som er død' },
  address: textFieldTexts('Skriv adressen', 'Adressen', deathAddressLimits),
  diedOn: day('dødsdatoen'),
  reporterName: textFieldTexts('Skriv navnet ditt', 'Navnet', contactNameLimits),
  relation: choiceTexts('Velg hvem du er for den som er død'),
  phone: reach(
    'Skriv telefonnummeret eller e-postadressen din',
    'Skriv telefonnummeret med åtte sifre, eller med landkode foran',
  ),
  email: reach('Skriv e-postadressen din', 'Skriv e-postadressen slik: navn@eksempel.no'),
  wantsTalk: choiceTexts('Kryss av på nytt'),
};
