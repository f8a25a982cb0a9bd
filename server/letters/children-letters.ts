/** Letters about registered children. That there are children, and what they are registered in, is not said. */
import { emailText, type Letter, longDay } from './letter.ts';

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
    subject: `${shortName(registrant)} ber deg svare på noe på Min side`,
    text: emailText(
      `${registrant} har bedt deg om å bekrefte noe på Min side. Bare du kan svare, og du kan svare ja eller nei.`,
      `Lenken er laget til deg. Den gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Kjenner du ikke noen med det navnet, kan du se bort fra meldingen. Ikke send lenken videre.',
    ),
    sms: `${shortName(registrant)} har bedt deg bekrefte noe på Min side. Se hva: ${link}`,
  };
}

/** To a member with the name of the invited guardian, where the contact point was another. */
export function namesakeInvited(): Letter {
  return {
    subject: 'Noen har oppgitt et navn som ligner ditt',
    text: emailText(
      'Noen har bedt en person med samme navn som deg om å bekrefte noe på Min side. Adressen eller nummeret som ble oppgitt, er et annet enn det vi har på deg.',
      'Heter dere bare det samme, trenger du ikke å gjøre noe.',
      'Tror du at det skulle vært deg, eller at noen bruker navnet ditt? Ring oss, så ser vi på det sammen.',
    ),
    sms: 'Noen har bedt en person med samme navn som deg om å bekrefte noe på Min side. Tror du at noen bruker navnet ditt, ring oss.',
  };
}

/** The same link again, to a guardian who has not answered. */
export function invitationReminder({ registrant, until, link }: Invitation): Letter {
  return {
    subject: 'Påminnelse: noe venter på svaret ditt',
    text: emailText(
      `For noen dager siden ba ${registrant} deg om å bekrefte noe på Min side. Vi har ikke fått svaret ditt ennå.`,
      `Du kan svare ja eller nei. Lenken gjelder til og med ${longDay(until)} og kan brukes én gang. Du logger inn først, og så ser du hva det gjelder:\n${link}`,
      'Dette er den eneste påminnelsen. Kjenner du ikke noen med det navnet, kan du se bort fra meldingen.',
    ),
    sms: `${shortName(registrant)} venter på svar fra deg på Min side. Se hva det gjelder: ${link}`,
  };
}

type Told = { link: string };

/** To the one who has sent a registration. */
export function childrenSent({ link }: Told): Letter {
  return {
    subject: 'Vi har mottatt det du sendte',
    text: emailText(
      'Takk! Vi har tatt imot det du sendte på Min side.',
      `Logg inn for å se hva som er klart, og om noe gjenstår:\n${link}`,
    ),
    sms: `Vi har tatt imot det du sendte. Logg inn for å se hva som er klart: ${link}`,
  };
}

/** To both guardians, whatever the second has answered. */
export function childAnswered({ link }: Told): Letter {
  return {
    subject: 'Kvittering: svaret er registrert',
    text: emailText(
      'Det er svart på en forespørsel på Min side som gjelder deg.',
      `Logg inn for å se svaret og hva det betyr:\n${link}`,
    ),
    sms: `Det er svart på en forespørsel på Min side. Logg inn for å se svaret: ${link}`,
  };
}

/** To the one who registered: no answer in time. */
export function childExpired({ link }: Told): Letter {
  return {
    subject: 'Fristen for å svare er gått ut',
    text: emailText(
      'Noe du sendte på Min side, er ikke fullført, fordi vi ikke fikk svar i tide.',
      `Logg inn for å se hva det gjelder. Du kan sende det på nytt når du vil:\n${link}`,
    ),
    sms: `Noe du sendte, er ikke fullført, fordi vi ikke fikk svar i tide. Logg inn for å se: ${link}`,
  };
}

/** To every guardian: something has come to an end, or has been looked at. */
export function childChanged({ link }: Told): Letter {
  return {
    subject: 'Noe er endret på Min side',
    text: emailText(
      'En registrering som gjelder deg, er endret.',
      `Logg inn for å se hva som er endret, og når:\n${link}`,
    ),
    sms: `En registrering som gjelder deg, er endret. Logg inn for å se hva: ${link}`,
  };
}

/** To the guardians, 30 days before. */
export function childSoon15({ link }: Told): Letter {
  return {
    subject: 'Noe endrer seg om en måned',
    text: emailText(
      'Om rundt en måned avsluttes noe du har registrert på Min side. Det skjer automatisk, og du trenger ikke å gjøre noe.',
      `Logg inn for å se hva det gjelder, og hva som kan gjøres videre:\n${link}`,
    ),
    sms: `Om rundt en måned avsluttes noe du har registrert. Logg inn for å se hva det gjelder: ${link}`,
  };
}

/** To the guardians, on the day. */
export function childStruckOff({ link }: Told): Letter {
  return {
    subject: 'En registrering er avsluttet',
    text: emailText(
      'En registrering du hadde på Min side, ble avsluttet i dag, og opplysningene er slettet. Det skjedde automatisk, som vi skrev for en måned siden.',
      `Logg inn for å lese mer, og for å se hva du kan gi videre:\n${link}`,
    ),
    sms: `En registrering du hadde, ble avsluttet i dag og er slettet. Logg inn for å lese mer: ${link}`,
  };
}

/** An SMS is one message: a long given name would make it two. */
const shortName = (name: string): string => {
  const first = name.split(' ')[0] ?? '';
  return /^[A-Za-zÆØÅæøåé-]{1,20}$/.test(first) ? first : 'Noen';
};
