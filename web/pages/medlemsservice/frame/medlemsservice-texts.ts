import { mostCounted } from '#contract/values/queue-count.ts';
import { formatCount } from '#web/texts/format.ts';

export const deskTexts = {
  children: 'Barn',
  conflicts: 'Rettet begge steder',
  numbers: 'Fødselsnumre',
  leavings: 'Utmeldinger',
  deaths: 'Dødsfall',
  recoveries: 'Gjenopprette tilgang',
  navigation: 'Sidene til medlemsservice',
  queue: 'Kø',
  persons: 'Finn en person',
  members: 'Medlemmer',
  blocks: 'Tekstblokker',
  magazine: 'Magasinutgaver',
  ceremonies: 'Seremonipåmelding',
  offices: 'Verv',
  statistics: 'Statistikk',
  deliveries: 'Leveringer',
  bankFiles: 'Bankfiler',
  control: 'Kontroll',
  treasurer: 'Økonomi',
  administration: 'Administrasjon',
  back: 'Tilbake til køen',
};

/** Of forms by which something is decided. */
export const deskFormTexts = {
  cancel: 'Avbryt',
  reasonHint: 'Står i innsynsloggen, der den det gjelder, også kan lese den.',
};

export const forbiddenTexts = {
  title: 'Denne siden er for medlemsservice',
  text: 'Innloggingen din gir ikke tilgang hit. Skal du ha tilgang, kan du be den som har ansvar for rollene hos dere.',
  home: 'Til Min side',
};

export const queueTexts = {
  title: 'Medlemsservice',
  lead: 'De som har kortest tid igjen av svarfristen, står øverst.',
  leadClosed: 'Henvendelser som er lukket, de nyeste først.',
  counts: 'Køen akkurat nå',
  waiting: 'venter på svar',
  overdue: 'over fristen',
  mine: 'er dine',
  unassigned: 'uten ansvarlig',
  merges: (count: number) =>
    count === 1
      ? 'sammenslåing venter på deg eller en kollega'
      : 'sammenslåinger venter på deg eller en kollega',
  many: (count: number) => (count >= mostCounted ? `${mostCounted}+` : String(count)),
  filter: 'Vis i køen',
  state: 'Status',
  states: {
    waiting: 'Venter på oss',
    open: 'Alle åpne',
    'waiting-for-member': 'Venter på medlemmet',
    answered: 'Besvart',
    closed: 'Lukket',
  },
  topic: 'Tema',
  allTopics: 'Alle temaer',
  owner: 'Ansvarlig',
  owners: { everybody: 'Alle', me: 'Meg', nobody: 'Ingen ennå' },
  tag: 'Merkelapp',
  allTags: 'Alle merkelapper',
  search: 'Saksnummer eller ord i emnet',
  find: 'Vis',
  reset: 'Nullstill',
  list: 'Henvendelser',
  from: (person: string) => `Fra ${person}`,
  unidentified: (person: string) => `Fra ${person}, ikke innlogget`,
  waited: (howLong: string) => `Har ventet i ${howLong}`,
  lastMessage: (when: string) => `Siste melding ${when}`,
  assignee: (name: string) => `Ansvarlig: ${name}`,
  atUnit: (unit: string) => `Hos ${unit}`,
  openWith: (names: readonly string[]) => `Åpen hos ${names.join(' og ')}`,
  nextPage: 'Neste side',
  firstPage: 'Til første side',
  beside: 'Køen ved siden av saken',
  whole: 'Vis hele køen',
  besideNothing: 'Ingen flere henvendelser her.',
  besideFailed: 'Køen kunne ikke hentes.',
  emptyTitle: 'Køen er tom',
  emptyText: 'Alle har fått svar. Godt jobbet!',
  nothingTitle: 'Ingen henvendelser her',
  nothingText: 'Prøv et annet søk, eller vis flere.',
};

/** What is left of the promise, in working days. */
export const dueTexts = {
  left: (days: number) =>
    days === 0 ? 'Frist i dag' : `${formatCount(days, 'virkedag', 'virkedager')} igjen`,
  over: (days: number) => `${formatCount(days, 'virkedag', 'virkedager')} over fristen`,
};

export const shortcutTexts = {
  open: 'Hurtigtaster',
  title: 'Hurtigtaster',
  lead: 'De virker når du ikke skriver i et felt.',
  close: 'Lukk',
  use: 'Bruk hurtigtaster',
  key: 'Tast',
  does: 'Hva den gjør',
  queue: {
    j: 'Neste henvendelse i køen',
    k: 'Forrige henvendelse i køen',
    s: 'Søk i køen',
    n: 'Neste side',
    x: 'Velg henvendelsen du står på, for å lukke flere',
  },
  case: {
    r: 'Skriv svar',
    i: 'Skriv internt notat',
    m: 'Ta saken selv',
    p: 'Se personen',
    u: 'Tilbake til køen',
  },
  /** Where the queue is beside the case. */
  beside: {
    j: 'Neste henvendelse i køen',
    k: 'Forrige henvendelse i køen',
  },
  help: 'Vis hurtigtastene',
};
