/**
 * A letter that leaves, as e-mail and as SMS. Ordinary post is open: nothing in it tells which organisation it
 * comes from, what it is about or what was written, only that something waits behind the sign-in.
 */
export type Letter = { subject: string; text: string; sms: string };

/** The paragraphs of an e-mail with the greeting before and the signature after. */
export const emailText = (...paragraphs: string[]): string =>
  [
    'Hei!',
    ...paragraphs,
    'Vennlig hilsen\nMin side',
    'Denne meldingen er sendt automatisk og kan ikke besvares.',
  ].join('\n\n');

/** As {@link emailText}, for readers who chose nynorsk. */
export const emailTextInNynorsk = (...paragraphs: string[]): string =>
  [
    'Hei!',
    ...paragraphs,
    'Venleg helsing\nMin side',
    'Denne meldinga er send automatisk, og det går ikkje an å svare på henne.',
  ].join('\n\n');

/** With the unsubscribe link at the end, for optional e-mail. @param link works without a sign-in */
export function withUnsubscribe(letter: Letter, link: string, language: 'nb' | 'nn'): Letter {
  const words =
    language === 'nn'
      ? 'Vil du ikkje ha slike e-postar? Meld deg av her, utan å logge inn'
      : 'Vil du ikke ha slike e-poster? Meld deg av her, uten å logge inn';
  return { ...letter, text: `${letter.text}\n\n${words}:\n${link}` };
}

const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);
/** `12. desember 2026` @param day `YYYY-MM-DD` */
export const longDay = (day: string): string =>
  `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
