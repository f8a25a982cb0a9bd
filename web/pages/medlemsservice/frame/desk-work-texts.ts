import { blockBodyLimits, blockTitleLimits } from '#contract/desk-work-endpoints.ts';
import type { LookReason, SeenField } from '#contract/look-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const blockTexts = {
  title: 'Tekstblokker',
  lead: 'Ferdige tekster til svar. Alle i medlemsservice kan lage, endre og slette dem.',
  new: 'Ny tekstblokk',
  name: 'Navn',
  topic: 'Tema',
  allTopics: 'Alle temaer',
  body: 'Tekst',
  bodyHint:
    'Skriv {fornavn}, {tema} eller {mitt navn} der det skal stå. Andre felt finnes ikke, og numre skal aldri stå i en tekstblokk.',
  save: 'Lagre tekstblokken',
  saved: 'Tekstblokken er lagret.',
  edit: (title: string) => `Endre «${title}»`,
  editShort: 'Endre',
  cancel: 'Avbryt',
  remove: 'Slett',
  removeSure: (title: string) => `Slette «${title}» for alle?`,
  removeYes: 'Ja, slett',
  removeNo: 'Nei, behold',
  removed: 'Tekstblokken er slettet.',
  changed: (name: string, when: string) => `Endret ${name ? `av ${name} ` : ''}${when}`,
  changedElsewhere:
    'En kollega har endret denne teksten siden du åpnet den. Slik er den nå. Det du har skrevet, står der fortsatt. Lagre på nytt hvis din skal gjelde.',
  none: 'Det er ingen tekstblokker ennå.',
  list: 'Tekstblokkene',
};
export const blockFieldTexts = {
  title: {
    ...textFieldTexts('Gi teksten et navn', 'Navnet', blockTitleLimits),
    INVALID: 'Det finnes allerede en tekstblokk med dette navnet. Velg et annet',
  },
  topic: choiceTexts('Velg et tema'),
  body: {
    ...textFieldTexts('Skriv teksten', 'Teksten', blockBodyLimits),
    INVALID:
      'Teksten har et felt vi ikke kjenner, eller et nummer. Bruk bare {fornavn}, {tema} og {mitt navn}',
  },
};

const days = (count: number) => formatCount(count, 'virkedag', 'virkedager');
export const statisticsTexts = {
  title: 'Statistikk',
  lead: 'Hvor mye som kommer inn, hvor raskt vi svarer, og om vi holder det vi lover.',
  period: 'Periode',
  weeks: { '4': '4 uker', '12': '12 uker', '26': '26 uker' },
  received: 'Kommet inn',
  answered: 'Besvart første gang',
  median: 'Halvparten besvart innen',
  ninetieth: 'Ni av ti besvart innen',
  kept: 'Besvart innen fristen',
  days: (count: number | null) => (count === null ? '–' : count === 0 ? 'samme dag' : days(count)),
  share: (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`),
  byWeek: 'Uke for uke',
  byTopic: 'Tema for tema',
  week: 'Uke fra',
  topic: 'Tema',
  none: 'Ingen henvendelser i perioden.',
};

export const weekTexts = {
  table: 'Tall for hver uke',
  week: 'Uke fra',
  unit: 'virkedager',
  columns: {
    received: 'Kommet inn',
    answered: 'Besvart første gang',
    waiting: 'Venter på første svar',
    oldest: 'Eldste har ventet',
    median: 'Halvparten besvart innen',
    kept: 'Besvart innen fristen',
  },
  lead: 'Hvem som venter, er talt ved slutten av uken. De to siste kolonnene gjelder henvendelsene som kom den uken.',
  save: 'Last ned tallene (CSV)',
  fileName: (fromOn: string) => `henvendelser-uke-for-uke-fra-${fromOn}.csv`,
};

export const deliveryTexts = {
  title: 'Leveringer',
  lead: 'Varsler som ikke kom fram, og oppgaver som har stoppet.',
  notices: 'Varsler som ikke er kommet fram',
  noNotices: 'Alle varsler er levert.',
  jobs: 'Oppgaver som har stoppet',
  noJobs: 'Ingen oppgaver har stoppet.',
  failures: {
    refused: 'Adressen ble avvist. Be personen rette den, eller ring.',
    unreachable: 'E-posttjeneren eller SMS-tjenesten svarte ikke. Vi prøver igjen automatisk.',
    'no-address': 'Vi har verken e-postadresse eller telefonnummer til personen.',
  },
  to: (name: string) => `Til ${name}`,
  attempts: (count: number) => formatCount(count, 'forsøk', 'forsøk'),
  failed: (when: string) => `Sist forsøkt ${when}`,
  again: 'Prøv igjen',
  againFor: (what: string) => `Prøv igjen: ${what}`,
  begun: 'Vi prøver igjen nå.',
};

export const controlTexts = {
  title: 'Kontroll av oppslag',
  lead: 'Hvem som har sett på hvem, måned for måned. Gå gjennom de merkede først.',
  month: 'Måned',
  show: 'Vis måneden',
  whole: 'Loggen er komplett. Ingenting er endret eller fjernet.',
  broken: (number: number) =>
    `Loggen henger ikke sammen fra rad ${number}. Si fra til den som driver løsningen, med en gang.`,
  staff: 'Oppslag per person',
  none: 'Ingen oppslag denne måneden.',
  columns: {
    name: 'Hvem',
    looks: 'Oppslag',
    persons: 'Personer',
    withoutCase: 'Uten henvendelse',
    searches: 'Treff i søk',
    numbers: 'Hele numre',
    flagged: 'Merket',
    listed: 'Sett i lister',
  },
  representatives: 'Tillitsvalgte: oppslag per lag og formål',
  noRepresentatives: 'Ingen tillitsvalgte har sett på medlemmer denne måneden.',
  representativeColumns: {
    name: 'Hvem',
    unit: 'Lag',
    purpose: 'Formål',
    looks: 'Oppslag',
    persons: 'Personer',
  },
  outlier: 'Mye mer enn de andre',
  purposes: {
    'office-search': 'finne noen til et verv (søk)',
    'members-annual-meeting': 'innkalle til årsmøte',
    'members-activities': 'planlegge aktiviteter',
    'members-contact': 'komme i kontakt',
    'members-offices': 'finne noen til et verv',
    'members-welcome': 'ønske velkommen',
    'members-export': 'laste ned listen',
    'unit-case': 'svare på en sak',
    reimbursement: 'behandle et utlegg',
  } as Readonly<Record<string, string>>,
  flagged: 'Merkede oppslag',
  noFlagged: 'Ingen har sett på sine egne eller en kollegas opplysninger.',
  flags: { own: 'Egne opplysninger', colleague: 'En kollega' },
  reasons: {
    enquiry: 'fra en henvendelse',
    written: 'med begrunnelse',
    search: 'treff i et søk',
    'child-registration': 'fra en registrering av barn',
    'death-report': 'fra en melding om dødsfall',
    recovery: 'for å gi tilgangen tilbake',
    'number-check': 'for å finne ut hvem et fødselsnummer tilhører',
    'tax-report': 'i filen med gaver til Skatteetaten',
    'grant-list': 'i listen til statstilskuddet',
    'register-file': 'i en fil med medlemmer',
  } satisfies Record<LookReason, string>,
  fields: {
    name: 'navn',
    'birth-date': 'fødselsdato',
    membership: 'medlemskap',
    'contact-points': 'e-post og telefon',
    place: 'poststed',
    address: 'adresse',
    'enquiry-list': 'henvendelser',
    messages: 'meldinger',
    notices: 'varsler',
    fodselsnummer: 'fødselsnummer',
    giving: 'gaver og giveravtaler',
    magazine: 'betaling for magasinet',
    children: 'barn',
  } satisfies Record<SeenField, string>,
};
