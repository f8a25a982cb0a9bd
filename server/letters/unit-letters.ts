/** Letters about what those elected have written. Who they are, and where, is not said: e-mail is open post. */
import { emailText, emailTextInNynorsk, type Letter } from './letter.ts';

type Told = { link: string; language: 'nb' | 'nn' };

export function unitMessage({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Det ligg eit brev til deg på Min side',
      text: emailTextInNynorsk(
        'Nokon har skrive eit brev til deg på Min side.',
        `Logg inn for å lese det:\n${link}`,
      ),
      sms: `Det ligg eit brev til deg på Min side. Logg inn for å lese det: ${link}`,
    };
  return {
    subject: 'Det ligger et brev til deg på Min side',
    text: emailText('Noen har skrevet et brev til deg på Min side.', `Logg inn for å lese det:\n${link}`),
    sms: `Det ligger et brev til deg på Min side. Logg inn for å lese det: ${link}`,
  };
}

export function unitSummons({ link, language }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Innkalling til deg på Min side',
      text: emailTextInNynorsk(
        'Du er kalla inn til eit møte. Fristar og papir ligg på Min side.',
        `Logg inn for å sjå når og kvar:\n${link}`,
      ),
      sms: `Du er kalla inn til eit møte. Logg inn for å sjå når og kvar: ${link}`,
    };
  return {
    subject: 'Innkalling til deg på Min side',
    text: emailText(
      'Du er kalt inn til et møte. Frister og papirer ligger på Min side.',
      `Logg inn for å se når og hvor:\n${link}`,
    ),
    sms: `Du er kalt inn til et møte. Logg inn for å se når og hvor: ${link}`,
  };
}
