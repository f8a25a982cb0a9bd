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
