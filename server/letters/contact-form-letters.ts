/** The answer to somebody who could not sign in. The only letter with words of member service in it. */
import { emailTextIn, type Language, type Letter } from './letter.ts';

const words: Record<Language, { subject: string; before: string; last: (link: string) => string }> = {
  nb: {
    subject: 'Svar på meldingen din',
    before: 'Du skrev til oss uten å logge inn. Her er svaret vårt:',
    last: (link) =>
      `Denne e-posten kan ikke besvares. Vil du skrive mer, gjør du det her:\n${link}\n\nVar det ikke du som skrev til oss, kan du se bort fra denne e-posten.`,
  },
  nn: {
    subject: 'Svar på meldinga di',
    before: 'Du skreiv til oss utan å logge inn. Her er svaret vårt:',
    last: (link) =>
      `Du kan ikkje svare på denne e-posten. Vil du skrive meir, gjer du det her:\n${link}\n\nVar det ikkje du som skreiv til oss, kan du sjå bort frå denne e-posten.`,
  },
  en: {
    subject: 'Answer to your message',
    before: 'You wrote to us without signing in. Here is our answer:',
    last: (link) =>
      `This e-mail cannot be answered. If you want to write more, do it here:\n${link}\n\nIf it was not you who wrote to us, you can ignore this e-mail.`,
  },
};

/**
 * Nothing of what was asked is repeated, and neither the name nor a number: the address may belong to another.
 * @param letter.answer as member service wrote it
 * @param letter.link absolute address of «Kontakt oss»
 * @param letter.language of the page that was written on
 */
export function answerToUnidentified(letter: {
  answer: string;
  link: string;
  language: Language;
}): Pick<Letter, 'subject' | 'text'> {
  const { subject, before, last } = words[letter.language];
  return { subject, text: emailTextIn(letter.language, [before, letter.answer], last(letter.link)) };
}
