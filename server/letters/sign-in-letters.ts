/** Letters of the sign-in. */
import { emailText, type Letter } from './letter.ts';

/**
 * @param code six digits
 * @param validMinutes how long it can be used
 */
export function signInCode(code: string, validMinutes = 10): Letter {
  return {
    subject: 'Engangskode til Min side',
    text: emailText(
      `Engangskoden din er: ${code}`,
      `Koden gjelder i ${validMinutes} minutter og kan brukes én gang. Skriv den inn på siden der du ba om den.`,
      'Ikke gi koden til noen. Vi ber deg aldri om den på telefon, SMS eller e-post.',
      'Har du ikke bedt om en kode, kan du se bort fra denne meldingen. Ingen kommer inn uten koden.',
    ),
    sms: `${code} er engangskoden din til Min side. Den gjelder i ${validMinutes} minutter. Ikke gi den til noen.`,
  };
}
