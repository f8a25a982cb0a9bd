/** Letters of the sign-in. */
import { letterIn } from './letter.ts';

type Code = { code: string; validMinutes?: number };

/** @param told.code six digits @param told.validMinutes how long it can be used */
export const signInCode = letterIn({
  nb: ({ code, validMinutes = 10 }: Code) => ({
    subject: 'Engangskode til Min side',
    text: [
      `Engangskoden din er: ${code}`,
      `Koden gjelder i ${validMinutes} minutter og kan brukes én gang. Skriv den inn på siden der du ba om den.`,
      'Ikke gi koden til noen. Vi ber deg aldri om den på telefon, SMS eller e-post.',
      'Har du ikke bedt om en kode, kan du se bort fra denne meldingen. Ingen kommer inn uten koden.',
    ],
    sms: `${code} er engangskoden din til Min side. Den gjelder i ${validMinutes} minutter. Ikke gi den til noen.`,
  }),
  nn: ({ code, validMinutes = 10 }) => ({
    subject: 'Eingongskode til Min side',
    text: [
      `Eingongskoden din er: ${code}`,
      `Koden gjeld i ${validMinutes} minutt og kan brukast éin gong. Skriv han inn på sida der du bad om han.`,
      'Ikkje gi koden til nokon. Vi ber deg aldri om han på telefon, SMS eller e-post.',
      'Har du ikkje bede om ein kode, kan du sjå bort frå denne meldinga. Ingen kjem inn utan koden.',
    ],
    sms: `${code} er eingongskoden din til Min side. Han gjeld i ${validMinutes} minutt. Ikkje gi han til nokon.`,
  }),
  en: ({ code, validMinutes = 10 }) => ({
    subject: 'One-time code for Min side',
    text: [
      `Your one-time code is: ${code}`,
      `The code works for ${validMinutes} minutes, and only once. Enter it on the page where you asked for it.`,
      'Do not give the code to anyone. We never ask you for it by phone, text message or e-mail.',
      'If you have not asked for a code, you can ignore this message. Nobody gets in without the code.',
    ],
    sms: `${code} is your one-time code for Min side. It works for ${validMinutes} minutes. Do not give it to anyone.`,
  }),
});
