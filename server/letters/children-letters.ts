/** Letters about registered children. That there are children, and what they are registered in, is not said. */
import { letterIn, longDay, spoken } from './letter.ts';

type Invitation = {
  /** Given name of who has asked: no more, for the address may be mistyped. */
  registrant: string;
  /** Last day, `YYYY-MM-DD`. */
  until: string;
  /** With a code that works once, after the sign-in. */
  link: string;
};

/** To the second guardian. */
export const secondGuardianInvited = letterIn({
  nb: ({ registrant, until, link }: Invitation) => ({
    subject: 'En forespørsel venter på svaret ditt',
    text: [
      `${registrant} har bedt deg om å bekrefte en registrering på Min side.`,
      `Du kan svare ja eller nei. Lenken gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Kjenner du ikke noen med det navnet, kan du se bort fra meldingen. Ikke send lenken videre.',
    ],
    sms: `${shortName(registrant, 'Noen')} har bedt deg bekrefte en registrering på Min side. Se hva: ${link}`,
  }),
  nn: ({ registrant, until, link }) => ({
    subject: 'Ein førespurnad ventar på svaret ditt',
    text: [
      `${registrant} har bede deg om å stadfeste ei registrering på Min side.`,
      `Du kan svare ja eller nei. Lenkja gjeld til og med ${longDay(until, 'nn')} og kan brukast éin gong. Du loggar inn først, og så ser du kva det gjeld:\n${link}`,
      'Kjenner du ikkje nokon med det namnet, kan du sjå bort frå meldinga. Ikkje send lenkja vidare.',
    ],
    sms: `${shortName(registrant, 'Nokon')} har bede deg stadfeste ei registrering på Min side. Sjå kva: ${link}`,
  }),
  en: ({ registrant, until, link }) => ({
    subject: 'A request is waiting for your answer',
    text: [
      `${registrant} has asked you to confirm a registration on Min side.`,
      `You can answer yes or no. The link works until the end of ${longDay(until, 'en')}, and only once. You sign in first, and then you see what it is about:\n${link}`,
      'If you do not know anyone by that name, you can ignore the message. Do not send the link to anyone.',
    ],
    sms: `${shortName(registrant, 'Somebody')} has asked you to confirm a registration on Min side. See what: ${link}`,
  }),
});

/** To a member with the name of the invited guardian, where the contact point was another. */
export const namesakeInvited = letterIn({
  nb: ({ phone }: { phone: string }) => ({
    subject: 'Noen har oppgitt et navn som ligner ditt',
    text: [
      'Noen har bedt en person med samme navn som deg om å bekrefte en registrering på Min side. Adressen eller nummeret som ble oppgitt, er et annet enn det vi har på deg.',
      'Heter dere bare det samme, trenger du ikke å gjøre noe.',
      `Mener du at det skulle vært deg, eller at noen bruker navnet ditt? Ring oss på ${spoken(phone)}, så ser vi på det sammen.`,
    ],
    sms: `Noen har bedt en med samme navn som deg bekrefte en registrering på Min side. Bruker noen navnet ditt, ring oss: ${spoken(phone)}.`,
  }),
  nn: ({ phone }) => ({
    subject: 'Nokon har oppgitt eit namn som liknar ditt',
    text: [
      'Nokon har bede ein person med same namn som deg om å stadfeste ei registrering på Min side. Adressa eller nummeret som blei oppgitt, er eit anna enn det vi har på deg.',
      'Heiter de berre det same, treng du ikkje å gjere noko.',
      `Trur du at det skulle ha vore deg, eller at nokon bruker namnet ditt? Ring oss på ${spoken(phone)}, så ser vi på det saman.`,
    ],
    sms: `Nokon har bede ein med same namn som deg stadfeste ei registrering på Min side. Bruker nokon namnet ditt, ring oss: ${spoken(phone)}.`,
  }),
  en: ({ phone }) => ({
    subject: 'Somebody has given a name like yours',
    text: [
      'Somebody has asked a person with the same name as you to confirm a registration on Min side. The address or number they gave is not the one we have for you.',
      'If you just share the name, you do not have to do anything.',
      `Do you think it should have been you, or that somebody is using your name? Call us on ${spoken(phone)}, and we will look at it together.`,
    ],
    sms: `Somebody has asked a person with your name to confirm a registration on Min side. If somebody is using your name, call us: ${spoken(phone)}.`,
  }),
});

/** The same link again, to a guardian who has not answered. */
export const invitationReminder = letterIn({
  nb: ({ registrant, until, link }: Invitation) => ({
    subject: 'Påminnelse: en forespørsel venter på svaret ditt',
    text: [
      `For noen dager siden ba ${registrant} deg om å bekrefte en registrering på Min side. Vi har ikke fått svaret ditt ennå.`,
      `Du kan svare ja eller nei. Lenken gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Dette er den eneste påminnelsen. Kjenner du ikke noen med det navnet, kan du se bort fra meldingen.',
    ],
    sms: `${shortName(registrant, 'Noen')} venter på svar fra deg på Min side. Se hva det gjelder: ${link}`,
  }),
  nn: ({ registrant, until, link }) => ({
    subject: 'Påminning: ein førespurnad ventar på svaret ditt',
    text: [
      `For nokre dagar sidan bad ${registrant} deg om å stadfeste ei registrering på Min side. Vi har ikkje fått svaret ditt enno.`,
      `Du kan svare ja eller nei. Lenkja gjeld til og med ${longDay(until, 'nn')} og kan brukast éin gong. Du loggar inn først, og så ser du kva det gjeld:\n${link}`,
      'Dette er den einaste påminninga. Kjenner du ikkje nokon med det namnet, kan du sjå bort frå meldinga.',
    ],
    sms: `${shortName(registrant, 'Nokon')} ventar på svar frå deg på Min side. Sjå kva det gjeld: ${link}`,
  }),
  en: ({ registrant, until, link }) => ({
    subject: 'Reminder: a request is waiting for your answer',
    text: [
      `Some days ago, ${registrant} asked you to confirm a registration on Min side. We have not had your answer yet.`,
      `You can answer yes or no. The link works until the end of ${longDay(until, 'en')}, and only once. You sign in first, and then you see what it is about:\n${link}`,
      'This is the only reminder. If you do not know anyone by that name, you can ignore the message.',
    ],
    sms: `${shortName(registrant, 'Somebody')} is waiting for your answer on Min side. See what it is about: ${link}`,
  }),
});

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
  en: ({ link }) => ({
    subject: 'We have received your registration',
    text: [
      'Thank you! We have received the registration you sent on Min side.',
      `Sign in to see what is ready, and whether anything remains:\n${link}`,
    ],
    sms: `We have received the registration you sent. Sign in to see what is ready: ${link}`,
  }),
});

/** To both guardians, whatever the second has answered. */
export const childAnswered = letterIn({
  nb: ({ link }: Told) => ({
    subject: 'Kvittering: svaret er registrert',
    text: [
      'Noen har svart på en forespørsel på Min side som gjelder deg.',
      `Logg inn for å se svaret og hva det betyr:\n${link}`,
    ],
    sms: `Noen har svart på en forespørsel på Min side. Logg inn for å se svaret: ${link}`,
  }),
  nn: ({ link }: Told) => ({
    subject: 'Kvittering: svaret er registrert',
    text: [
      'Nokon har svart på ein førespurnad på Min side som gjeld deg.',
      `Logg inn for å sjå svaret og kva det betyr:\n${link}`,
    ],
    sms: `Nokon har svart på ein førespurnad på Min side. Logg inn for å sjå svaret: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'Receipt: the answer has been recorded',
    text: [
      'A request on Min side that concerns you has been answered.',
      `Sign in to see the answer and what it means:\n${link}`,
    ],
    sms: `A request on Min side has been answered. Sign in to see the answer: ${link}`,
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
  en: ({ link }) => ({
    subject: 'The time to answer has passed',
    text: [
      'A registration you sent on Min side has not been completed, because we did not get an answer in time.',
      `Sign in to see what it is about. You can send it again whenever you like:\n${link}`,
    ],
    sms: `A registration was not completed, because we did not get an answer in time. Sign in to see: ${link}`,
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
  en: ({ link }) => ({
    subject: 'A registration has been changed on Min side',
    text: [
      'A registration that concerns you has been changed.',
      `Sign in to see what has been changed, and when:\n${link}`,
    ],
    sms: `A registration that concerns you has been changed. Sign in to see what: ${link}`,
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
  en: ({ link }) => ({
    subject: 'A registration ends in a month',
    text: [
      'In about a month, a registration you have on Min side ends. It happens automatically, and you do not have to do anything.',
      `Sign in to see what it is about, and what can be done next:\n${link}`,
    ],
    sms: `In about a month, a registration you have ends. Sign in to see what it is about: ${link}`,
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
      'Ei registrering du hadde på Min side, blei avslutta i dag, og opplysningane er sletta. Det skjedde automatisk, som vi skreiv for ein månad sidan.',
      `Logg inn for å lese meir, og for å sjå kva du kan gi vidare:\n${link}`,
    ],
    sms: `Ei registrering du hadde, blei avslutta i dag og er sletta. Logg inn for å lese meir: ${link}`,
  }),
  en: ({ link }) => ({
    subject: 'A registration has ended',
    text: [
      'A registration you had on Min side ended today, and the information has been deleted. It happened automatically, as we wrote a month ago.',
      `Sign in to read more, and to see what you can pass on:\n${link}`,
    ],
    sms: `A registration you had ended today and has been deleted. Sign in to read more: ${link}`,
  }),
});

/** An SMS is one message: a long given name would make it two. */
const shortName = (name: string, otherwise: string): string => {
  const first = name.split(' ')[0] ?? '';
  return /^[A-Za-zÆØÅæøåé-]{1,20}$/.test(first) ? first : otherwise;
};
