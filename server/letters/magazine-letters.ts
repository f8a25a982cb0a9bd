/** Letters about the magazine. Which one, and whose, is not said: e-mail is open post. */
import { emailText, type Letter } from './letter.ts';

type Told = { link: string; language: 'nb' | 'nn' };

/** After an order. @param told.link the page where it is changed and stopped; asks for sign-in, carries no token */
export function magazineOrdered({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Vi har fått bestillinga di',
      text: emailText(
        'Takk for bestillinga. Alt er klart.',
        'Du kan endre, ta ein pause eller stoppe når du vil. Det gjer du på Min side, og du treng ikkje seie kvifor.',
        `Logg inn for å sjå kva du har bestilt, og når det kjem:\n${link}`,
      ),
      sms: `Vi har fått bestillinga di. Logg inn for å sjå, endre eller stoppe henne: ${link}`,
    };
  return {
    subject: 'Vi har fått bestillingen din',
    text: emailText(
      'Takk for bestillingen. Alt er klart.',
      'Du kan endre, ta en pause eller stoppe når du vil. Det gjør du på Min side, og du trenger ikke å si hvorfor.',
      `Logg inn for å se hva du har bestilt, og når det kommer:\n${link}`,
    ),
    sms: `Vi har fått bestillingen din. Logg inn for å se, endre eller stoppe den: ${link}`,
  };
}

/** Something new to read. @param told.link where it is */
export function magazineIssueOut({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Noko nytt å lese på Min side',
      text: emailText('Det ligg noko nytt å lese til deg på Min side.', `Logg inn for å lese:\n${link}`),
      sms: `Det ligg noko nytt å lese til deg på Min side. Logg inn: ${link}`,
    };
  return {
    subject: 'Noe nytt å lese på Min side',
    text: emailText('Det ligger noe nytt å lese til deg på Min side.', `Logg inn for å lese:\n${link}`),
    sms: `Det ligger noe nytt å lese til deg på Min side. Logg inn: ${link}`,
  };
}

/** What was paid for is soon out. @param told.link where it can be gone on with */
export function magazineEnding({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Noko du har betalt for, går snart ut',
      text: emailText(
        'Noko du har betalt for på Min side, går snart ut.',
        'Vil du halde fram, kan du betale for eitt år til. Gjer du ingenting, stoppar det av seg sjølv. Vi trekkjer deg aldri automatisk.',
        `Logg inn for å sjå kva det gjeld:\n${link}`,
      ),
      sms: `Noko du har betalt for, går snart ut. Gjer du ingenting, stoppar det. Sjå: ${link}`,
    };
  return {
    subject: 'Noe du har betalt for, går snart ut',
    text: emailText(
      'Noe du har betalt for på Min side, går snart ut.',
      'Vil du fortsette, kan du betale for ett år til. Gjør du ingenting, stopper det automatisk. Vi trekker deg aldri automatisk.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ),
    sms: `Noe du har betalt for, går snart ut. Gjør du ingenting, stopper det. Se: ${link}`,
  };
}

/** Money has gone back. @param told.link where the receipt is */
export function magazineRefunded({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Vi har betalt tilbake',
      text: emailText(
        'Vi har betalt tilbake pengane dine. Dei kjem dit du betalte frå, vanlegvis etter nokre dagar.',
        `Logg inn for å sjå kva det gjeld:\n${link}`,
      ),
      sms: `Vi har betalt tilbake pengane dine. Logg inn for å sjå kva det gjeld: ${link}`,
    };
  return {
    subject: 'Vi har betalt tilbake',
    text: emailText(
      'Vi har betalt tilbake pengene dine. De kommer dit du betalte fra, som regel etter noen dager.',
      `Logg inn for å se hva det gjelder:\n${link}`,
    ),
    sms: `Vi har betalt tilbake pengene dine. Logg inn for å se hva det gjelder: ${link}`,
  };
}

/** What was shared is not shared any more. @param told.link where it is seen, and chosen again */
export function magazineOwnCopy({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Noko har endra seg på Min side',
      text: emailText(
        'Noko du delte med andre, blir ikkje delt lenger. Du treng ikkje gjere noko, men du kan sjå korleis det er no, og velje noko anna.',
        `Logg inn for å sjå:\n${link}`,
      ),
      sms: `Noko du delte med andre, blir ikkje delt lenger. Logg inn for å sjå korleis det er no: ${link}`,
    };
  return {
    subject: 'Noe har endret seg på Min side',
    text: emailText(
      'Noe du delte med andre, deles ikke lenger. Du trenger ikke å gjøre noe, men du kan se hvordan det er nå, og velge noe annet.',
      `Logg inn for å se:\n${link}`,
    ),
    sms: `Noe du delte med andre, deles ikke lenger. Logg inn for å se hvordan det er nå: ${link}`,
  };
}

/** Post has come back to us, so it is told where it can be read. @param told.link where the address is corrected */
export function magazinePostReturned({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Posten til deg kom i retur',
      text: emailText(
        'Noko vi sende deg i posten, har kome tilbake til oss. Vi sender ikkje meir før du har sett over adressa di.',
        `Logg inn for å rette eller stadfeste adressa:\n${link}`,
      ),
      sms: `Noko vi sende deg i posten, kom i retur. Logg inn for å sjå over adressa di: ${link}`,
    };
  return {
    subject: 'Posten til deg kom i retur',
    text: emailText(
      'Noe vi sendte deg i posten, har kommet tilbake til oss. Vi sender ikke mer før du har sett over adressen din.',
      `Logg inn for å rette eller bekrefte adressen:\n${link}`,
    ),
    sms: `Noe vi sendte deg i posten, kom i retur. Logg inn for å se over adressen din: ${link}`,
  };
}
