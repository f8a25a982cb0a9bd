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

/** As {@link emailText}, for whoever has chosen nynorsk. */
export const emailTextInNynorsk = (...paragraphs: string[]): string =>
  [
    'Hei!',
    ...paragraphs,
    'Venleg helsing\nMin side',
    'Denne meldinga er send automatisk, og det går ikkje an å svare på henne.',
  ].join('\n\n');

const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);
/** `12. desember 2026` @param day `YYYY-MM-DD` */
export const longDay = (day: string): string =>
  `${Number(day.slice(8))}. ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
