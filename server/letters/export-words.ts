/** At the top of the file with everything that is held of a person, in the language of the page; and what the file is called. */
import type { Language } from './letter.ts';

export const exportWords: Record<Language, { fileName: string; explanation: string }> = {
  nb: {
    fileName: 'mine-opplysninger',
    explanation:
      'Alt Min side har lagret om deg, tabell for tabell slik det står i databasen. Tomme tabeller betyr at vi ikke har noe der. Det som er utelatt, er opplysninger om andre, det som bare beskytter innloggingen din, og interne notater til saksbehandling. Navnene på filene du har sendt, står i tabellen attachment. Du henter filene der du sendte dem. Filen kan inneholde fødselsnummeret ditt. Pass på den.',
  },
  nn: {
    fileName: 'opplysningane-mine',
    explanation:
      'Alt Min side har lagra om deg, tabell for tabell slik det står i databasen. Tomme tabellar tyder at vi ikkje har noko der. Det som er utelate, er opplysningar om andre, det som berre vernar innlogginga di, og interne notat til saksbehandling. Namna på filene du har sendt, står i tabellen attachment. Du hentar filene der du sende dei. Fila kan innehalde fødselsnummeret ditt. Pass på ho.',
  },
  en: {
    fileName: 'my-data',
    explanation:
      'Everything that Min side has stored about you, table by table as it is in the database. Empty tables mean that we have nothing there. What is left out is data about others, what only protects your login, and internal notes for the handling of cases. The names of the files you have sent are in the table attachment. You download the files where you sent them. The file may contain your national identity number (fødselsnummer). Take good care of it.',
  },
};
