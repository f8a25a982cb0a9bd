/** Messages of the import to the operator. */

import type { Change } from '#server/features/register-import/register-change-rules.ts';
import type { Outcome } from '#server/features/register-import/register-plan-service.ts';
import type { Note, Refusal } from '#server/features/register-import/register-row-rules.ts';
import type { CsvFault } from '#server/platform/csv-rows.ts';
import type { XlsxFault } from '#server/platform/xlsx/xlsx-archive.ts';

export const resultWords: Record<Outcome['result'], string> = {
  added: 'nytt',
  changed: 'endret',
  same: 'uendret',
  refused: 'avvist',
};
export const refusalWords: Record<Refusal, string> = {
  NUMBER: 'Medlemsnummeret mangler eller har ikke seks sifre',
  NAME: 'Fornavn eller etternavn mangler eller har tegn som ikke hører til i et navn',
  BIRTH_DATE: 'Fødselsdatoen mangler eller er ikke en dag (dd.mm.åååå)',
  JOINED_ON: 'Innmeldingsdatoen mangler, er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  TOO_YOUNG: 'Under 15 år: barn er registrert, men er ikke medlemmer',
  ENDED_ON: 'Utmeldingsdatoen er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  DECEASED_ON: 'Dødsdatoen er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  DECEASED: 'Medlemmet er registrert som død og skal ikke inn i registeret',
  FORMER_MEMBER: 'Medlemskapet er avsluttet, og tidligere medlemmer skal ikke inn i registeret',
  NUMBER_TWICE: 'Medlemsnummeret står også lenger opp i filen',
  FODSELSNUMMER_TWICE: 'Fødselsnummeret står på et annet medlem',
  HAS_LEFT: 'Medlemmet har meldt seg ut i portalen og blir ikke lagt inn igjen',
  ENDED_WITH_ACCOUNT:
    'Medlemmet er avsluttet i filen, men bruker Min side. Stemmer det, registrerer medlemsservice utmeldingen',
};
export const noteWords: Record<Note, string> = {
  EMAIL: 'e-postadressen er ikke gyldig og ble utelatt',
  PHONE: 'telefonnummeret er ikke gyldig og ble utelatt',
  FODSELSNUMMER: 'fødselsnummeret er ikke gyldig eller stemmer ikke med fødselsdatoen, og ble utelatt',
  POSTAL_CODE: 'postnummeret er ikke gyldig og ble utelatt',
  ADDRESS: 'en adresselinje er for lang og ble utelatt',
  COUNTRY: 'landet er ukjent, og adressen ble utelatt',
  SHIELDED: 'det er uklart om adressen er skjermet, så den regnes som skjermet',
  LANGUAGE: 'målformen er verken bokmål eller nynorsk, og ble utelatt',
  MAGAZINE: 'magasinvalget er verken papir, digitalt eller ingen, og ble utelatt',
  MAGAZINE_SHIELDED: 'adressen er skjermet, så magasinet blir digitalt',
  CONSENT: 'samtykket er verken ja, nei eller en dato, og ble utelatt',
  CONSENT_DATE: 'samtykket har ingen gyldig dato, og ble utelatt',
  CONSENT_AGE: 'medlemmet var under 18 år, så samtykket ble utelatt',
  ENDED: 'medlemskapet er avsluttet i filen, og blir avsluttet i registeret og opplysningene slettet',
  ENDED_DECEASED: 'medlemmet er registrert som død, så medlemskapet blir avsluttet og opplysningene slettet',
  DEATH_TOLD: 'noen logger inn som medlemmet, så medlemsservice får se på dødsfallet før noe blir avsluttet',
  ENDED_GIVES: 'giveravtalen fortsetter til noen stopper den',
  CHAPTER: 'lokallaget finnes ikke, så postnummeret avgjør hvis det kan',
  OWN_ACCOUNT: 'medlemmet har logget inn og tar selv vare på opplysningene',
};
export const changeWords: Record<Change, string> = {
  name: 'navn',
  'birth-date': 'fødselsdato',
  joined: 'innmeldingsdato',
  ended: 'utmeldingsdato',
  email: 'e-post',
  phone: 'telefon',
  address: 'adresse',
  shielded: 'skjermet adresse',
  language: 'målform',
  magazine: 'magasin',
  chapter: 'lokallag',
  fodselsnummer: 'fødselsnummer',
  consent: 'samtykke',
};
export const xlsxWords: Record<XlsxFault, string> = {
  'not-a-spreadsheet':
    'Filen er ikke et regneark i XLSX-format. Åpne den i et regnearkprogram, og lagre den som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8».',
  'old-or-protected':
    'Filen er et gammelt Excel-regneark (.xls) eller er beskyttet med passord. Lagre den som «Excel-arbeidsbok (.xlsx)» uten passord.',
  'too-large':
    'Regnearket er større enn et medlemsregister kan være, og blir ikke lest. Lagre bare arket med medlemmene i en ny fil, eller lagre det som «CSV UTF-8».',
  damaged:
    'Regnearket er skadet og kan ikke leses. Åpne det i et regnearkprogram, lagre det på nytt, og prøv igjen.',
};
export const csvWords: Record<CsvFault, string> = {
  'not-text':
    'Filen er ikke ren tekst i UTF-8 eller Windows-1252. Åpne den i et regnearkprogram, og lagre den som «CSV UTF-8».',
  'too-long':
    'En rad i filen er lengre enn en rad i et medlemsregister kan være. Se etter et anførselstegn som mangler, og prøv igjen.',
  damaged:
    'Anførselstegnene i filen går ikke opp, og radene kan ikke skilles fra hverandre. Åpne filen i et regnearkprogram, lagre den som «CSV UTF-8», og prøv igjen.',
};
export const importTexts = {
  usage:
    'Bruk: npm run import -- members FIL.csv|FIL.xlsx [--apply] [--report RAPPORT.csv]\nUten --apply blir ingenting skrevet.',
  noFile: (file: string) => `Filen ${file} kan ikke leses.`,
  unknownKind:
    'Bare CSV og XLSX kan leses. Lagre regnearket som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8», og prøv igjen.',
  columnsMissing: (columns: string[]) =>
    `Filen mangler kolonnene: ${columns.join(', ')}. Overskriftene må stå i den første raden.`,
  columnsIgnored: (headings: string[]) => `Disse kolonnene blir ikke lest: ${headings.join(', ')}.`,
  changed: (what: string[]) => `endret ${what.join(', ')}`,
  reportHeading: 'linje;medlemsnummer;utfall;merknad\n',
  progress: (rows: number) => `${rows} rader lest`,
  done: (counts: Record<Outcome['result'], number>, isWritten: boolean) =>
    `${counts.added} nye, ${counts.changed} endret, ${counts.same} uendret, ${counts.refused} avvist. ${
      isWritten ? 'Skrevet til registeret.' : 'Prøvekjøring: ingenting er skrevet. Kjør igjen med --apply.'
    }`,
};
