/** The words of the download with everything that is held of a person, in the language of the page. */
import * as columnsEn from '#contract/held/held-column-texts.en.ts';
import * as columnsNn from '#contract/held/held-column-texts.nn.ts';
import * as columnsNb from '#contract/held/held-column-texts.ts';
import type { HeldLanguage } from '#contract/held/held-format.ts';
import * as tablesEn from '#contract/held/held-table-texts.en.ts';
import * as tablesNn from '#contract/held/held-table-texts.nn.ts';
import * as tablesNb from '#contract/held/held-table-texts.ts';
import * as valuesEn from '#contract/held/held-value-texts.en.ts';
import * as valuesNn from '#contract/held/held-value-texts.nn.ts';
import * as valuesNb from '#contract/held/held-value-texts.ts';
import { onDay, onDayAt } from './document-days.ts';
import { money } from './document-values.ts';
import type { Language } from './letter.ts';

const own = {
  nb: {
    fileName: 'mine-opplysninger',
    folder: 'filer',
    /** At the top of the JSON file. */
    explanation:
      'Alt Min side har lagret om deg, tabell for tabell slik det står i databasen. Tomme tabeller betyr at vi ikke har noe der. Det som er utelatt, er opplysninger om andre, det som bare beskytter innloggingen din, og interne notater til saksbehandling. Filene du har sendt, ligger i mappen «filer». Filen kan inneholde fødselsnummeret ditt. Pass på den.',
    yes: 'ja',
    no: 'nei',
    title: 'Alt Min side har lagret om deg',
    made: (name: string, when: string) => `${name ? `Gjelder ${name}. ` : ''}Hentet ${when}.`,
    lead: 'Her står alt vi har lagret, slik det var da du hentet det. Det som er utelatt, er opplysninger om andre, det som bare beskytter innloggingen din, og interne notater til saksbehandling.',
    care: 'Siden kan inneholde fødselsnummeret ditt. Pass på den, og på filene som ligger sammen med den.',
    machine: (file: string) => `Det samme ligger i ${file}, som er laget for dataprogrammer.`,
    contents: 'Innhold',
    otherGroup: 'Annet',
    counted: (what: string, count: number) => `${what} (${count})`,
    entry: (number: number, of: number) => `Oppføring ${number} av ${of}`,
    isThere: 'Finnes',
    files: 'Filer',
    noFiles: 'Du har ikke sendt eller fått noen filer som vi fortsatt har.',
    file: 'Fil',
    kept: 'Lagt inn',
    size: 'Størrelse',
    documents: {
      title: 'Dokumenter du henter på Min side',
      text: 'Disse lager vi i det du henter dem. Derfor ligger de ikke i denne pakken. Åpne adressen, og logg inn.',
      gift: (number: string) => `Kvittering for gave, nummer ${number}`,
      statements: 'Årsoppgaver',
      agreements: 'Kvitteringer for giveravtalen',
      magazine: 'Kvitteringer for magasinet',
      children: 'Bekreftelser på registrering av barn',
    },
    nothing: 'Her har vi ingenting om deg',
  },
  nn: {
    fileName: 'opplysningane-mine',
    folder: 'filer',
    explanation:
      'Alt Min side har lagra om deg, tabell for tabell slik det står i databasen. Tomme tabellar tyder at vi ikkje har noko der. Det som er utelate, er opplysningar om andre, det som berre vernar innlogginga di, og interne notat til saksbehandling. Filene du har sendt, ligg i mappa «filer». Fila kan innehalde fødselsnummeret ditt. Pass på ho.',
    yes: 'ja',
    no: 'nei',
    title: 'Alt Min side har lagra om deg',
    made: (name: string, when: string) => `${name ? `Gjeld ${name}. ` : ''}Henta ${when}.`,
    lead: 'Her står alt vi har lagra, slik det var då du henta det. Det som er utelate, er opplysningar om andre, det som berre vernar innlogginga di, og interne notat til saksbehandling.',
    care: 'Sida kan innehalde fødselsnummeret ditt. Pass på ho, og på filene som ligg saman med ho.',
    machine: (file: string) => `Det same ligg i ${file}, som er laga for dataprogram.`,
    contents: 'Innhald',
    otherGroup: 'Anna',
    counted: (what: string, count: number) => `${what} (${count})`,
    entry: (number: number, of: number) => `Oppføring ${number} av ${of}`,
    isThere: 'Finst',
    files: 'Filer',
    noFiles: 'Du har ikkje sendt eller fått nokon filer som vi framleis har.',
    file: 'Fil',
    kept: 'Lagd inn',
    size: 'Storleik',
    documents: {
      title: 'Dokument du hentar på Min side',
      text: 'Desse lagar vi idet du hentar dei. Difor ligg dei ikkje i denne pakken. Opne adressa, og logg inn.',
      gift: (number: string) => `Kvittering for gåve, nummer ${number}`,
      statements: 'Årsoppgåver',
      agreements: 'Kvitteringar for givaravtalen',
      magazine: 'Kvitteringar for magasinet',
      children: 'Stadfestingar på registrering av barn',
    },
    nothing: 'Her har vi ingenting om deg',
  },
  en: {
    fileName: 'my-data',
    folder: 'files',
    explanation:
      'Everything that Min side has stored about you, table by table as it is in the database. Empty tables mean that we have nothing there. What is left out is data about others, what only protects your login, and internal notes for the handling of cases. The files you have sent are in the folder “files”. The file may contain your national identity number (fødselsnummer). Take good care of it.',
    yes: 'yes',
    no: 'no',
    title: 'Everything Min side has stored about you',
    made: (name: string, when: string) => `${name ? `About ${name}. ` : ''}Downloaded ${when}.`,
    lead: 'This is everything we have stored, as it was when you downloaded it. What is left out is data about others, what only protects your login, and internal notes for the handling of cases.',
    care: 'The page may contain your national identity number (fødselsnummer). Take good care of it, and of the files beside it.',
    machine: (file: string) => `The same is in ${file}, which is made for computer programs.`,
    contents: 'Contents',
    otherGroup: 'Other',
    counted: (what: string, count: number) => `${what} (${count})`,
    entry: (number: number, of: number) => `Entry ${number} of ${of}`,
    isThere: 'Exists',
    files: 'Files',
    noFiles: 'You have not sent or received any files that we still have.',
    file: 'File',
    kept: 'Added',
    size: 'Size',
    documents: {
      title: 'Documents that you fetch on Min side',
      text: 'We make these when you fetch them. That is why they are not in this archive. Open the address, and sign in.',
      gift: (number: string) => `Receipt for a gift, number ${number}`,
      statements: 'Yearly statements',
      agreements: 'Receipts for the donor agreement',
      magazine: 'Receipts for the magazine',
      children: 'Certificates of the registration of children',
    },
    nothing: 'Here we have nothing about you',
  },
};

const monthly = (locale: string) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
const months = { nb: monthly('nb-NO'), nn: monthly('nn-NO'), en: monthly('en-GB') };
const megabyte = 1024 * 1024;

/** How values are written: as on the page «Alt vi har om deg», with whole days, since a file is read later. */
const valuesIn = (language: Language) => ({
  day: (day: string) => onDay(day, language),
  month: (month: string) => months[language].format(new Date(`${month}-15T12:00:00Z`)),
  moment: (moment: string) => onDayAt(new Date(moment), language),
  money: (amountOre: number) => money(amountOre, language),
  phone: (phone: string) => phone.replace(/^\+47(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4'),
  capitalise: (phrase: string) => phrase.charAt(0).toLocaleUpperCase('nb') + phrase.slice(1),
  bytes: (bytes: number) => {
    const [amount, unit] = bytes < megabyte ? [bytes / 1024, 'kB'] : [bytes / megabyte, 'MB'];
    return `${amount.toLocaleString(language === 'en' ? 'en-GB' : 'nb-NO', { maximumFractionDigits: 1 })}\u00a0${unit}`;
  },
});

export type ExportWords = (typeof own)['nb'] &
  HeldLanguage & {
    tableWords: Readonly<Record<string, string>>;
    dataGroups: readonly { title: string; tables: readonly string[] }[];
    bytes(bytes: number): string;
  };

export const exportWords: Record<Language, ExportWords> = {
  nb: { ...own.nb, ...valuesIn('nb'), ...columnsNb, ...tablesNb, wordOf: valuesNb.wordOf },
  nn: { ...own.nn, ...valuesIn('nn'), ...columnsNn, ...tablesNn, wordOf: valuesNn.wordOf },
  en: { ...own.en, ...valuesIn('en'), ...columnsEn, ...tablesEn, wordOf: valuesEn.wordOf },
};
