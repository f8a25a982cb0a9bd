/** The answer to somebody who could not sign in. The only letter with words of member service in it. */

/**
 * Nothing of what was asked is repeated, and neither the name nor a number: the address may belong to another.
 * @param letter.answer as member service wrote it
 * @param letter.link absolute address of «Kontakt oss»
 */
export function answerToUnidentified(letter: { answer: string; link: string }): {
  subject: string;
  text: string;
} {
  return {
    subject: 'Svar på meldingen din',
    text: [
      'Hei!',
      'Du skrev til oss uten å logge inn. Her er svaret vårt:',
      letter.answer,
      'Vennlig hilsen\nMin side',
      `Denne e-posten kan ikke besvares. Vil du skrive mer, gjør du det her:\n${letter.link}`,
      'Var det ikke du som skrev til oss, kan du se bort fra denne e-posten.',
    ].join('\n\n'),
  };
}
