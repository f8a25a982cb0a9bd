/** What is said of a giro file that is not as it should be; the treasurer can pass it on to the bank. */

/** The file is rejected as a whole: its meaning is not certain. */
export const refusalTexts = {
  empty: 'Filen er tom.',
  'not-giro': 'Dette er ikke en girofil: Den begynner ikke med NY000010.',
  'no-line-breaks': 'Filen mangler linjeskift: En post skal ha 80 tegn og stå på en egen linje.',
  'record-length': 'Posten har ikke 80 tegn.',
  'record-start': 'Posten begynner ikke med NY.',
  'record-order': 'Denne posten kan ikke stå her.',
  'record-type': 'Posttypen er ukjent, eller hører ikke til her.',
  padding: 'Fyllfeltet er ikke fylt slik det skal.',
  field: 'Feltet har tegn som ikke hører hjemme der.',
  'other-transaction': 'Posten har et annet transaksjonsnummer enn den første posten i samme transaksjon.',
  'no-trailer': 'Filen slutter uten sluttpost.',
  'after-end': 'Det står noe etter sluttposten.',
} as const;

/** The file is read, but it does not agree with itself: nothing of it is booked. */
export const problemTexts = {
  'count-differs': (said: string, found: string) =>
    `Sluttposten sier ${said} transaksjoner, men det er ${found}.`,
  'record-count-differs': (said: string, found: string) =>
    `Sluttposten sier ${said} poster, men det er ${found}.`,
  'sum-differs': (said: string, found: string) => `Sluttposten sier ${said} øre, men summen er ${found} øre.`,
  'date-differs': (said: string, found: string) => `Sluttposten sier ${said}, men i postene står ${found}.`,
  'no-such-day': (said: string) => `${said} er ikke en dag i kalenderen.`,
  'no-date': () => 'Datoen mangler.',
  'kid-characters': () => 'KID kan bare ha sifre, og en bindestrek til slutt.',
  'kid-digits': () => 'KID i et krav kan bare ha sifre.',
  'no-kid': () => 'KID mangler.',
  'transaction-order': () => 'Transaksjonsnumrene skal være større enn 0 og stige.',
  'registration-type': (said: string) => `Registreringstypen ${said} finnes ikke.`,
  'specification-place': () => 'Spesifikasjonen må stå i linje 1–42 og kolonne 1 eller 2.',
  'no-assignments': () => 'Filen har ingen oppdrag.',
} as const;
