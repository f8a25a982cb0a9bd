/** Letters about what those elected have written. Who they are, and where, is not said: e-mail is open post. */
import { emailText, emailTextInNynorsk, type Letter } from './letter.ts';

/** `isAnswerable`: what is answered comes to those who wrote. */
type Told = { link: string; language: 'nb' | 'nn'; isAnswerable: boolean };

const inBokmaal = (isAnswerable: boolean, ...paragraphs: string[]): string =>
  isAnswerable
    ? [
        ...['Hei!', ...paragraphs, 'Vennlig hilsen\nMin side'],
        'Svarer du på denne e-posten, kommer svaret til dem som skrev.',
      ].join('\n\n')
    : emailText(...paragraphs);
const inNynorsk = (isAnswerable: boolean, ...paragraphs: string[]): string =>
  isAnswerable
    ? [
        ...['Hei!', ...paragraphs, 'Venleg helsing\nMin side'],
        'Svarar du på denne e-posten, kjem svaret til dei som skreiv.',
      ].join('\n\n')
    : emailTextInNynorsk(...paragraphs);

export function unitMessage({ link, language, isAnswerable }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Det ligg eit brev til deg på Min side',
      text: inNynorsk(
        isAnswerable,
        'Nokon har skrive eit brev til deg på Min side.',
        `Logg inn for å lese det:\n${link}`,
      ),
      sms: `Det ligg eit brev til deg på Min side. Logg inn for å lese det: ${link}`,
    };
  return {
    subject: 'Det ligger et brev til deg på Min side',
    text: inBokmaal(
      isAnswerable,
      'Noen har skrevet et brev til deg på Min side.',
      `Logg inn for å lese det:\n${link}`,
    ),
    sms: `Det ligger et brev til deg på Min side. Logg inn for å lese det: ${link}`,
  };
}

export function unitSummons({ link, language, isAnswerable }: Told): Letter {
  if (language === 'nn')
    return {
      subject: 'Innkalling til deg på Min side',
      text: inNynorsk(
        isAnswerable,
        'Du er kalla inn til eit møte. Alt om det står på Min side, også fristane.',
        `Logg inn for å sjå når og kvar:\n${link}`,
      ),
      sms: `Du er kalla inn til eit møte. Logg inn for å sjå når og kvar: ${link}`,
    };
  return {
    subject: 'Innkalling til deg på Min side',
    text: inBokmaal(
      isAnswerable,
      'Du er kalt inn til et møte. Alt om det står på Min side, også fristene.',
      `Logg inn for å se når og hvor:\n${link}`,
    ),
    sms: `Du er kalt inn til et møte. Logg inn for å se når og hvor: ${link}`,
  };
}

/** To an address that is to take answers. @param link with a code that works once, without a sign-in */
export function replyAddressProof(link: string): { subject: string; text: string } {
  return {
    subject: 'Vil du ta imot svar på denne adressen?',
    text: emailText(
      'Noen har bedt om at svar på brev fra Min side skal komme til denne adressen.',
      `Er det i orden, bekrefter du det her. Lenken gjelder i sju dager:\n${link}`,
      'Vet du ikke hva dette gjelder, kan du se bort fra meldingen. Da skjer det ingenting.',
    ),
  };
}
