/** What the import says to whoever runs it. */
import type { Outcome } from './features/register-import/register-import-service.ts';
import type { Note, Refusal } from './features/register-import/register-row-rules.ts';

export const resultWords: Record<Outcome['result'], string> = {
  added: 'nytt',
  changed: 'endret',
  same: 'uendret',
  refused: 'avvist',
};
export const refusalWords: Record<Refusal, string> = {
  NUMBER: 'Medlemsnummeret mangler eller har ikke seks siffer',
  NAME: 'Fornavn eller etternavn mangler eller har tegn som ikke hører til i et navn',
  BIRTH_DATE: 'Fødselsdatoen mangler eller er ikke en dag (dd.mm.åååå)',
  JOINED_ON: 'Innmeldingsdatoen mangler, er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  NUMBER_TWICE: 'Medlemsnummeret står også lenger opp i filen',
  FODSELSNUMMER_TWICE: 'Fødselsnummeret står på et annet medlem',
  HAS_LEFT: 'Medlemskapet er avsluttet i portalen',
};
export const noteWords: Record<Note, string> = {
  EMAIL: 'e-postadressen er ikke gyldig og ble utelatt',
  PHONE: 'telefonnummeret er ikke gyldig og ble utelatt',
  FODSELSNUMMER: 'fødselsnummeret er ikke gyldig eller stemmer ikke med fødselsdatoen, og ble utelatt',
  POSTAL_CODE: 'postnummeret er ikke gyldig og ble utelatt',
  ADDRESS: 'en adresselinje er for lang og ble utelatt',
  CHAPTER: 'lokallaget finnes ikke; postnummeret avgjør hvis det kan',
  OWN_ACCOUNT: 'medlemmet har logget inn og tar selv vare på opplysningene',
};
export const importTexts = {
  usage:
    'Bruk: npm run import -- members FIL.csv [--apply] [--report RAPPORT.csv]\nUten --apply blir ingenting skrevet.',
  noFile: (file: string) => `Filen ${file} kan ikke leses.`,
  onlyCsv: 'Bare CSV kan leses. Lagre regnearket som «CSV UTF-8», og prøv igjen.',
  columnsMissing: (columns: string[]) => `Filen mangler kolonnene: ${columns.join(', ')}.`,
  reportHeading: 'linje;medlemsnummer;utfall;merknad\n',
  progress: (rows: number) => `${rows} rader lest`,
  done: (counts: Record<Outcome['result'], number>, isWritten: boolean) =>
    `${counts.added} nye, ${counts.changed} endret, ${counts.same} uendret, ${counts.refused} avvist. ${
      isWritten ? 'Skrevet til registeret.' : 'Prøvekjøring: ingenting er skrevet. Kjør igjen med --apply.'
    }`,
};
