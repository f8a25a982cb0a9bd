/** Letters about registered children. That there are children, and what they are registered in, is not said. */
import { emailText, type Letter, letterIn, longDay } from './letter.ts';

type Invitation = {
  /** Given name of who has asked: no more, for the address may be mistyped. */
  registrant: string;
  /** Last day, `YYYY-MM-DD`. */
  until: string;
  /** With a code that works once, after the sign-in. */
  link: string;
};

/** To the second guardian. */
export function secondGuardianInvited({ registrant, until, link }: Invitation): Letter {
  return {
    subject: `${shortName(registrant)} ber deg svare på en forespørsel`,
    text: emailText(
      `${registrant} har bedt deg om å bekrefte en registrering på Min side. Bare du kan svare, og du kan svare ja eller nei.`,
      `Lenken er laget til deg. Den gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Kjenner du ikke noen med det navnet, kan du se bort fra meldingen. Ikke send lenken videre.',
    ),
    sms: `${shortName(registrant)} har bedt deg bekrefte en registrering på Min side. Se hva: ${link}`,
  };
}

/** To a member with the name of the invited guardian, where the contact point was another. */
export function namesakeInvited(): Letter {
  return {
    subject: 'Noen har oppgitt et navn som ligner ditt',
    text: emailText(
      'Noen har bedt en person med samme navn som deg om å bekrefte en registrering på Min side. Adressen eller nummeret som ble oppgitt, er et annet enn det vi har på deg.',
      'Heter dere bare det samme, trenger du ikke å gjøre noe.',
      'Tror du at det skulle vært deg, eller at noen bruker navnet ditt? Ring oss, så ser vi på det sammen.',
    ),
    sms: 'Noen har bedt en person med samme navn som deg om å bekrefte en registrering på Min side. Tror du at noen bruker navnet ditt, ring oss.',
  };
}

/** The same link again, to a guardian who has not answered. */
export function invitationReminder({ registrant, until, link }: Invitation): Letter {
  return {
    subject: 'Påminnelse: en forespørsel venter på svaret ditt',
    text: emailText(
      `For noen dager siden ba ${registrant} deg om å bekrefte en registrering på Min side. Vi har ikke fått svaret ditt ennå.`,
      `Du kan svare ja eller nei. Lenken gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Dette er den eneste påminnelsen. Kjenner du ikke noen med det navnet, kan du se bort fra meldingen.',
    ),
    sms: `${shortName(registrant)} venter på svar fra deg på Min side. Se hva det gjelder: ${link}`,
  };
}

type Told = { link: string };

/** To the one who has sent a registration. */
export const childrenSent = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Vi har mottatt registreringen din',
    text: [
      'Takk! Vi har tatt imot registreringen du sendte på Min side.',
      `Logg inn for å se hva som er klart, og om noe gjenstår:\n${link}`,
    ],
    sms: `Vi har tatt imot registreringen du sendte. Logg inn for å se hva som er klart: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Vi har fått registreringa di',
    text: [
      'Takk! Vi har teke imot registreringa du sende på Min side.',
      `Logg inn for å sjå kva som er klart, og om noko står att:\n${link}`,
    ],
    sms: `Vi har teke imot registreringa du sende. Logg inn for å sjå kva som er klart: ${link}`,
  }),
});

/** To both guardians, whatever the second has answered. */
export const childAnswered = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Kvittering: svaret er registrert',
    text: [
      'Det er svart på en forespørsel på Min side som gjelder deg.',
      `Logg inn for å se svaret og hva det betyr:\n${link}`,
    ],
    sms: `Det er svart på en forespørsel på Min side. Logg inn for å se svaret: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Kvittering: svaret er registrert',
    text: [
      'Det er svart på ein førespurnad på Min side som gjeld deg.',
      `Logg inn for å sjå svaret og kva det betyr:\n${link}`,
    ],
    sms: `Det er svart på ein førespurnad på Min side. Logg inn for å sjå svaret: ${link}`,
  }),
});

/** To the one who registered: no answer in time. */
export const childExpired = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Fristen for å svare er gått ut',
    text: [
      'En registrering du sendte på Min side, er ikke fullført, fordi vi ikke fikk svar i tide.',
      `Logg inn for å se hva det gjelder. Du kan sende den på nytt når du vil:\n${link}`,
    ],
    sms: `En registrering er ikke fullført, fordi vi ikke fikk svar i tide. Logg inn for å se: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Fristen for å svare er gått ut',
    text: [
      'Ei registrering du sende på Min side, er ikkje fullført, fordi vi ikkje fekk svar i tide.',
      `Logg inn for å sjå kva det gjeld. Du kan sende registreringa på nytt når du vil:\n${link}`,
    ],
    sms: `Ei registrering er ikkje fullført, fordi vi ikkje fekk svar i tide. Logg inn for å sjå: ${link}`,
  }),
});

/** To every guardian: something has come to an end, or has been looked at. */
export const childChanged = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En registrering er endret på Min side',
    text: [
      'En registrering som gjelder deg, er endret.',
      `Logg inn for å se hva som er endret, og når:\n${link}`,
    ],
    sms: `En registrering som gjelder deg, er endret. Logg inn for å se hva: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei registrering er endra på Min side',
    text: [
      'Ei registrering som gjeld deg, er endra.',
      `Logg inn for å sjå kva som er endra, og når:\n${link}`,
    ],
    sms: `Ei registrering som gjeld deg, er endra. Logg inn for å sjå kva: ${link}`,
  }),
});

/** To the guardians, 30 days before. */
export const childSoon15 = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En registrering avsluttes om en måned',
    text: [
      'Om rundt en måned avsluttes en registrering du har på Min side. Det skjer automatisk, og du trenger ikke å gjøre noe.',
      `Logg inn for å se hva det gjelder, og hva som kan gjøres videre:\n${link}`,
    ],
    sms: `Om rundt en måned avsluttes en registrering du har. Logg inn for å se hva det gjelder: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei registrering blir avslutta om ein månad',
    text: [
      'Om rundt ein månad blir ei registrering du har på Min side, avslutta. Det skjer automatisk, og du treng ikkje å gjere noko.',
      `Logg inn for å sjå kva det gjeld, og kva som kan gjerast vidare:\n${link}`,
    ],
    sms: `Om rundt ein månad blir ei registrering du har, avslutta. Logg inn for å sjå kva det gjeld: ${link}`,
  }),
});

/** To the guardians, on the day. */
export const childStruckOff = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'En registrering er avsluttet',
    text: [
      'En registrering du hadde på Min side, ble avsluttet i dag, og opplysningene er slettet. Det skjedde automatisk, som vi skrev for en måned siden.',
      `Logg inn for å lese mer, og for å se hva du kan gi videre:\n${link}`,
    ],
    sms: `En registrering du hadde, ble avsluttet i dag og er slettet. Logg inn for å lese mer: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Ei registrering er avslutta',
    text: [
      'Ei registrering du hadde på Min side, vart avslutta i dag, og opplysningane er sletta. Det skjedde automatisk, som vi skreiv for ein månad sidan.',
      `Logg inn for å lese meir, og for å sjå kva du kan gi vidare:\n${link}`,
    ],
    sms: `Ei registrering du hadde, vart avslutta i dag og er sletta. Logg inn for å lese meir: ${link}`,
  }),
});

/** An SMS is one message: a long given name would make it two. */
const shortName = (name: string): string => {
  const first = name.split(' ')[0] ?? '';
  return /^[A-Za-zÆØÅæøåé-]{1,20}$/.test(first) ? first : 'Noen';
};
