/** In nynorsk. */

import { blockBodyLimits, blockTitleLimits } from '#contract/desk-work-endpoints.ts';
import type { LookReason, SeenField } from '#contract/look-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const blockTexts = {
  title: 'Tekstblokker',
  lead: 'Ferdige tekstar til svar. Alle i medlemsservice kan lage, endre og slette dei.',
  new: 'Ny tekstblokk',
  name: 'Namn',
  topic: 'Tema',
  allTopics: 'Alle tema',
  body: 'Tekst',
  bodyHint:
    'Skriv {fornavn}, {tema} eller {mitt navn} der det skal stå. Andre felt finst ikkje, og nummer skal aldri stå i ei tekstblokk.',
  save: 'Lagre tekstblokka',
  saved: 'Tekstblokka er lagra.',
  edit: (title: string) => `Endre «${title}»`,
  editShort: 'Endre',
  cancel: 'Avbryt',
  remove: 'Slett',
  removeSure: (title: string) => `Slette «${title}» for alle?`,
  removeYes: 'Ja, slett',
  removeNo: 'Nei, behald',
  removed: 'Tekstblokka er sletta.',
  changed: (name: string, when: string) => `Endra ${name ? `av ${name} ` : ''}${when}`,
  changedElsewhere:
    'Ein kollega har endra denne teksten sidan du opna han. Slik er han no. Det du har skrive, står der framleis. Lagre på nytt om din skal gjelde.',
  none: 'Det er ingen tekstblokker enno.',
  list: 'Tekstblokkene',
};
export const blockFieldTexts = {
  title: {
    ...textFieldTexts('Gi teksten eit namn', 'Namnet', blockTitleLimits),
    INVALID: 'Det finst allereie ei tekstblokk med dette namnet. Vel eit anna',
  },
  topic: choiceTexts('Vel eit tema'),
  body: {
    ...textFieldTexts('Skriv teksten', 'Teksten', blockBodyLimits),
    INVALID:
      'Teksten har eit felt vi ikkje kjenner, eller eit nummer. Bruk berre {fornavn}, {tema} og {mitt navn}',
  },
};

const days = (count: number) => formatCount(count, 'vyrkedag', 'vyrkedagar');
export const statisticsTexts = {
  title: 'Statistikk',
  lead: 'Kor mykje som kjem inn, kor raskt vi svarer, og om vi held det vi lovar.',
  period: 'Periode',
  weeks: { '4': '4 veker', '12': '12 veker', '26': '26 veker' },
  received: 'Kome inn',
  answered: 'Svart på første gong',
  median: 'Halvparten fekk svar innan',
  ninetieth: 'Ni av ti fekk svar innan',
  kept: 'Fekk svar innan fristen',
  days: (count: number | null) => (count === null ? '–' : count === 0 ? 'same dag' : days(count)),
  share: (share: number | null) => (share === null ? '–' : `${Math.round(share * 100)} %`),
  byWeek: 'Veke for veke',
  byTopic: 'Tema for tema',
  week: 'Veke frå',
  topic: 'Tema',
  none: 'Ingen førespurnader i perioden.',
};

export const weekTexts = {
  table: 'Tal for kvar veke',
  week: 'Veke frå',
  unit: 'vyrkedagar',
  columns: {
    received: 'Kome inn',
    answered: 'Svart på første gong',
    waiting: 'Ventar på første svar',
    oldest: 'Den eldste har venta',
    median: 'Halvparten fekk svar innan',
    kept: 'Fekk svar innan fristen',
  },
  lead: 'Dei som ventar, er talde ved slutten av veka. Dei to siste kolonnene gjeld førespurnadene som kom den veka.',
  save: 'Last ned tala (CSV)',
  fileName: (fromOn: string) => `førespurnader-veke-for-veke-frå-${fromOn}.csv`,
};

export const deliveryTexts = {
  title: 'Leveringar',
  lead: 'Varsel som ikkje kom fram, og oppgåver som har stoppa.',
  notices: 'Varsel som ikkje er komne fram',
  noNotices: 'Alle varsel er leverte.',
  jobs: 'Oppgåver som har stoppa',
  noJobs: 'Ingen oppgåver har stoppa.',
  failures: {
    refused: 'Adressa blei avvist. Be personen rette ho, eller ring.',
    unreachable: 'E-posttenaren eller SMS-tenesta svarte ikkje. Vi prøver igjen automatisk.',
    'no-address': 'Vi har verken e-postadresse eller telefonnummer til personen.',
  },
  to: (name: string) => `Til ${name}`,
  attempts: (count: number) => formatCount(count, 'forsøk', 'forsøk'),
  failed: (when: string) => `Sist prøvd ${when}`,
  again: 'Prøv igjen',
  againFor: (what: string) => `Prøv igjen: ${what}`,
  begun: 'Vi prøver igjen no.',
};

export const controlTexts = {
  title: 'Kontroll av oppslag',
  lead: 'Kven som har sett på kven, månad for månad. Gå gjennom dei merkte først.',
  month: 'Månad',
  show: 'Vis månaden',
  whole: 'Loggen er komplett. Ingenting er endra eller fjerna.',
  broken: (number: number) =>
    `Loggen heng ikkje saman frå rad ${number}. Sei frå med ein gong til den som driv løysinga.`,
  staff: 'Oppslag per person',
  none: 'Ingen oppslag denne månaden.',
  columns: {
    name: 'Kven',
    looks: 'Oppslag',
    persons: 'Personar',
    withoutCase: 'Utan førespurnad',
    searches: 'Treff i søk',
    numbers: 'Heile nummer',
    flagged: 'Merkte',
    listed: 'Sett i lister',
  },
  representatives: 'Tillitsvalde: oppslag per lag og føremål',
  noRepresentatives: 'Ingen tillitsvalde har sett på medlemmer denne månaden.',
  representativeColumns: {
    name: 'Kven',
    unit: 'Lag',
    purpose: 'Føremål',
    looks: 'Oppslag',
    persons: 'Personar',
  },
  outlier: 'Mykje meir enn dei andre',
  purposes: {
    'office-search': 'finne nokon til eit verv (søk)',
    'members-annual-meeting': 'kalle inn til årsmøte',
    'members-activities': 'planleggje aktivitetar',
    'members-contact': 'kome i kontakt',
    'members-offices': 'finne nokon til eit verv',
    'members-welcome': 'ønskje velkomen',
    'members-export': 'laste ned lista',
    'unit-case': 'svare på ei sak',
    reimbursement: 'behandle eit utlegg',
  } as Readonly<Record<string, string>>,
  flagged: 'Merkte oppslag',
  noFlagged: 'Ingen har sett på sine eigne opplysningar eller opplysningane til ein kollega.',
  flags: { own: 'Eigne opplysningar', colleague: 'Ein kollega' },
  reasons: {
    enquiry: 'frå ein førespurnad',
    written: 'med grunngiving',
    search: 'treff i eit søk',
    'child-registration': 'frå ei registrering av barn',
    'death-report': 'frå ei melding om dødsfall',
    recovery: 'for å gi tilgangen tilbake',
    'number-check': 'for å finne ut kven eit fødselsnummer høyrer til',
    'tax-report': 'i fila med gåver til Skatteetaten',
    'grant-list': 'i lista til statstilskotet',
    'register-file': 'i ei fil med medlemmer',
  } satisfies Record<LookReason, string>,
  fields: {
    name: 'namn',
    'birth-date': 'fødselsdato',
    membership: 'medlemskap',
    'contact-points': 'e-post og telefon',
    place: 'poststad',
    address: 'adresse',
    'enquiry-list': 'førespurnader',
    messages: 'meldingar',
    notices: 'varsel',
    fodselsnummer: 'fødselsnummer',
    giving: 'gåver og givaravtalar',
    magazine: 'betaling for magasinet',
    children: 'barn',
  } satisfies Record<SeenField, string>,
};
export type Complete = Whole<
  Compared<typeof import('./desk-work-texts.ts'), typeof import('./desk-work-texts.nn.ts')>
>;
