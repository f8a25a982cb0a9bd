/** In nynorsk. */
import { mostCounted } from '#contract/values/queue-count.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const deskTexts = {
  children: 'Barn',
  conflicts: 'Retta begge stader',
  numbers: 'Fødselsnummer',
  leavings: 'Utmeldingar',
  deaths: 'Dødsfall',
  recoveries: 'Gjenopprette tilgang',
  navigation: 'Sidene til medlemsservice',
  queue: 'Kø',
  persons: 'Finn ein person',
  members: 'Medlemmer',
  blocks: 'Tekstblokker',
  magazine: 'Magasinutgåver',
  ceremonies: 'Seremonipåmelding',
  offices: 'Verv',
  statistics: 'Statistikk',
  deliveries: 'Leveringar',
  bankFiles: 'Bankfiler',
  control: 'Kontroll',
  treasurer: 'Økonomi',
  administration: 'Administrasjon',
  back: 'Tilbake til køen',
};

/** Of forms by which something is decided. */
export const deskFormTexts = {
  cancel: 'Avbryt',
  reasonHint: 'Står i innsynsloggen, der den det gjeld, òg kan lese det.',
};

export const forbiddenTexts = {
  title: 'Denne sida er for medlemsservice',
  text: 'Innlogginga di gir ikkje tilgang hit. Skal du ha tilgang, kan du spørje den som har ansvar for rollene hos dykk.',
  home: 'Til Min side',
};

export const queueTexts = {
  title: 'Medlemsservice',
  lead: 'Dei som har kortast tid igjen av svarfristen, står øvst.',
  leadClosed: 'Førespurnader som er lukka, dei nyaste først.',
  counts: 'Køen akkurat no',
  waiting: 'ventar på svar',
  overdue: 'over fristen',
  mine: 'er dine',
  unassigned: 'utan ansvarleg',
  merges: (count: number) =>
    count === 1
      ? 'samanslåing ventar på deg eller ein kollega'
      : 'samanslåingar ventar på deg eller ein kollega',
  many: (count: number) => (count >= mostCounted ? `${mostCounted}+` : String(count)),
  filter: 'Vis i køen',
  state: 'Status',
  states: {
    waiting: 'Ventar på oss',
    open: 'Alle opne',
    'waiting-for-member': 'Ventar på medlemmen',
    answered: 'Svart på',
    closed: 'Lukka',
  },
  topic: 'Tema',
  allTopics: 'Alle tema',
  owner: 'Ansvarleg',
  owners: { everybody: 'Alle', me: 'Meg', nobody: 'Ingen enno' },
  tag: 'Merkelapp',
  allTags: 'Alle merkelappar',
  search: 'Saksnummer eller ord i emnet',
  find: 'Vis',
  reset: 'Nullstill',
  list: 'Førespurnader',
  from: (person: string) => `Frå ${person}`,
  unidentified: (person: string) => `Frå ${person}, ikkje innlogga`,
  waited: (howLong: string) => `Har venta i ${howLong}`,
  lastMessage: (when: string) => `Siste melding ${when}`,
  assignee: (name: string) => `Ansvarleg: ${name}`,
  atUnit: (unit: string) => `Hos ${unit}`,
  openWith: (names: readonly string[]) => `Open hos ${names.join(' og ')}`,
  nextPage: 'Neste side',
  firstPage: 'Til første sida',
  beside: 'Køen ved sida av saka',
  whole: 'Vis heile køen',
  besideNothing: 'Ingen fleire førespurnader her.',
  besideFailed: 'Køen kunne ikkje hentast.',
  emptyTitle: 'Køen er tom',
  emptyText: 'Alle har fått svar. Godt jobba!',
  nothingTitle: 'Ingen førespurnader her',
  nothingText: 'Prøv eit anna søk, eller vis fleire.',
};

/** What is left of the promise, in working days. */
export const dueTexts = {
  left: (days: number) =>
    days === 0 ? 'Frist i dag' : `${formatCount(days, 'vyrkedag', 'vyrkedagar')} igjen`,
  over: (days: number) => `${formatCount(days, 'vyrkedag', 'vyrkedagar')} over fristen`,
};

export const shortcutTexts = {
  open: 'Snøggtastar',
  title: 'Snøggtastar',
  lead: 'Dei verkar når du ikkje skriv i eit felt.',
  close: 'Lukk',
  use: 'Bruk snøggtastar',
  key: 'Tast',
  does: 'Kva han gjer',
  queue: {
    j: 'Neste førespurnad i køen',
    k: 'Førre førespurnad i køen',
    s: 'Søk i køen',
    n: 'Neste side',
    x: 'Vel førespurnaden du står på, for å lukke fleire',
  },
  case: {
    r: 'Skriv svar',
    i: 'Skriv internt notat',
    m: 'Ta saka sjølv',
    p: 'Sjå personen',
    u: 'Tilbake til køen',
  },
  /** Where the queue is beside the case. */
  beside: {
    j: 'Neste førespurnad i køen',
    k: 'Førre førespurnad i køen',
  },
  help: 'Vis snøggtastane',
};
export type Complete = Whole<
  Compared<typeof import('./medlemsservice-texts.ts'), typeof import('./medlemsservice-texts.nn.ts')>
>;
