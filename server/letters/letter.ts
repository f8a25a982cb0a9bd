/**
 * A letter that leaves, as e-mail and as SMS. Ordinary post is open: nothing in it tells which organisation it
 * comes from, what it is about or what was written, only that something waits behind the sign-in.
 */
import { formatPhoneNumber } from '#contract/values/phone-number.ts';
import type { Language } from '#contract/values/portal-languages.ts';

export type Letter = { subject: string; text: string; sms: string };

export type { Language };

const frames = {
  nb: {
    hello: 'Hei',
    regards: 'Vennlig hilsen\nMin side',
    unanswerable: 'Denne meldingen er sendt automatisk og kan ikke besvares.',
    yourself: (site: string) => `Du kan også åpne nettleseren og gå til ${site} selv.`,
    unsubscribe: 'Vil du ikke ha slike e-poster? Meld deg av her, uten å logge inn',
  },
  nn: {
    hello: 'Hei',
    regards: 'Venleg helsing\nMin side',
    unanswerable: 'Denne meldinga er send automatisk, og svar kjem ikkje fram til oss.',
    yourself: (site: string) => `Du kan òg opne nettlesaren og gå til ${site} sjølv.`,
    unsubscribe: 'Vil du ikkje ha slike e-postar? Meld deg av her, utan å logge inn',
  },
  en: {
    hello: 'Hello',
    regards: 'Kind regards\nMin side',
    unanswerable: 'This message is sent automatically and cannot be answered.',
    yourself: (site: string) => `You can also open your browser and go to ${site} yourself.`,
    unsubscribe: 'Do you not want e-mails like this? Unsubscribe here, without signing in',
  },
} as const;

/** The paragraphs of an e-mail with the greeting before and the signature after. @param last in place of «cannot be answered» */
export const emailTextIn = (language: Language, paragraphs: readonly string[], last?: string): string => {
  const { hello, regards, unanswerable } = frames[language];
  return [`${hello}!`, ...paragraphs, regards, last ?? unanswerable].join('\n\n');
};

type Words = { subject: string; text: readonly string[]; sms: string };
type InEach<Told> = Record<Language, (told: Told) => Words>;

/** A letter in each language: one that lacks a language does not compile. @returns what makes it; bokmål where the receiver's language is not known */
export const letterIn =
  <Told>(words: InEach<Told>) =>
  (told: Told & { language?: Language | undefined }): Letter => {
    const language = told.language ?? 'nb';
    const { subject, text, sms } = words[language](told);
    return { subject, text: emailTextIn(language, text), sms };
  };

/** A number to call, with spaces that an SMS has. @param phone E.164 */
export const spoken = (phone: string): string => formatPhoneNumber(phone).replaceAll('\u00a0', ' ');

const isName = (name: string): boolean => /^\p{L}[\p{L}\p{M} '’.-]{0,39}$/u.test(name);

/**
 * A letter to somebody we know, about what waits behind the sign-in: greeted by name, and with the address to type
 * instead of pressing the link, for readers who have learned not to press links.
 * @param to.name what they are called; null where the address may be another's
 * @param to.sender the organisation, to a reader who has chosen that it is named
 */
export function addressedTo(
  letter: Letter,
  to: { name: string | null; language: Language; origin: string; sender?: string | null },
): Letter {
  const { hello, regards, yourself } = frames[to.language];
  const greeting = to.name && isName(to.name) ? `${hello}, ${to.name}!` : `${hello}!`;
  const site = new URL(to.origin).host;
  const text = letter.text
    .replace(`${hello}!`, () => greeting)
    .replace(`\n\n${regards}`, (end) => `\n\n${yourself(site)}${to.sender ? `${end}, ${to.sender}` : end}`);
  return { ...letter, text };
}

/** With the unsubscribe link at the end, for optional e-mail. @param link works without a sign-in */
export const withUnsubscribe = (letter: Letter, link: string, language: Language): Letter => ({
  ...letter,
  text: `${letter.text}\n\n${frames[language].unsubscribe}:\n${link}`,
});

const locales: Record<Language, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };
/** `12. desember 2026`, `12 December 2026` @param day `YYYY-MM-DD` */
export const longDay = (day: string, language: Language = 'nb'): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(day));
