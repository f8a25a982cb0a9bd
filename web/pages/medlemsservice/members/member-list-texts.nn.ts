/** In nynorsk. */
import { lookRemarkLimits } from '#contract/look-values.ts';
import {
  type MemberChoice,
  memberViewName,
  type RegisterFilePurpose,
  registerFileDays,
  registerFileMembers,
} from '#contract/member-list-endpoints.ts';
import type { AgeBand } from '#contract/values/age-bands.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate, formatNumber } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const ageWords: Record<AgeBand, string> = {
  '15-25': 'Under 26 år',
  '26-39': '26–39 år',
  '40-54': '40–54 år',
  '55-66': '55–66 år',
  '67+': '67 år eller meir',
  unknown: 'Utan fødselsdato',
};

type Words<Field extends keyof MemberChoice> = Record<NonNullable<MemberChoice[Field]>, string>;
export const choiceWords = {
  age: ageWords,
  counts: { yes: 'Tel', no: 'Tel ikkje' } satisfies Words<'counts'>,
  number: {
    missing: 'Manglar',
    unconfirmed: 'Ikkje stadfesta',
    confirmed: 'Stadfesta',
  } satisfies Words<'number'>,
  language: { nb: 'Bokmål', nn: 'Nynorsk', en: 'Engelsk' } satisfies Words<'language'>,
  contact: {
    'no-email': 'Manglar e-post',
    'no-phone': 'Manglar telefon',
    neither: 'Manglar begge',
    unverified: 'Ingenting er stadfesta',
    'post-returned': 'Posten kom i retur',
  } satisfies Words<'contact'>,
  channel: {
    email: 'E-post',
    sms: 'SMS, ikkje e-post',
    post: 'Berre brev',
    nothing: 'Vi når dei ikkje',
  } satisfies Words<'channel'>,
  consent: {
    'news-email': 'Nyheitsbrev på e-post',
    'news-sms': 'Nyheiter på SMS',
    'chapter-contact': 'Kontakt frå styret i laget',
  } satisfies Words<'consent'>,
};

export const memberListTexts = {
  title: 'Medlemmer',
  lead: 'Vel ut medlemmer og sjå kor mange dei er. Namna ser du først når du har skrive kvifor du treng dei.',
  filter: 'Vel medlemmer',
  fields: {
    unit: 'Lag eller region',
    age: 'Alder',
    joinedFrom: 'Innmeld frå og med',
    joinedTo: 'Innmeld til og med',
    counts: 'Statstilskot',
    number: 'Fødselsnummer',
    language: 'Språk',
    contact: 'E-post og telefon',
    channel: 'Slik når vi dei',
    consent: 'Samtykke',
  } satisfies Record<keyof MemberChoice, string>,
  wrongDay: {
    joinedFrom: dayTexts('den første dagen').INVALID,
    joinedTo: dayTexts('den siste dagen').INVALID,
  },
  all: 'Alle',
  find: 'Vis utvalet',
  reset: 'Nullstill',
  figures: 'Utvalet i tal',
  members: 'Medlemmer',
  counting: 'Tel for tilskotet no',
  withoutNumber: 'Utan fødselsnummer',
  withoutContact: 'Utan e-post og telefon',
  joinedThisYear: 'Innmelde i år',
  ages: 'Medlemmer etter alder',
  age: 'Alder',
  chapters: 'Medlemmer etter lag',
  chapter: 'Lag',
  noChapter: 'Utan lag, eller med skjerma adresse',
  moreChapters: 'Fleire lag',
  views: 'Lagra utval',
  noViews: 'Du har ikkje lagra nokon utval enno.',
  viewName: 'Namn på utvalet',
  viewHint: 'Berre du ser det. Same namn igjen erstattar det gamle utvalet.',
  save: 'Lagre utvalet',
  saved: 'Utvalet er lagra.',
  remove: 'Slett',
  removeView: (name: string) => `Slett utvalet ${name}`,
  removed: 'Utvalet er sletta.',
  persons: 'Sjå medlemmene',
  personsText: 'Alle du får sjå, blir loggførte med grunngivinga di, og personane kan sjå det.',
  search: 'Namn eller medlemsnummer',
  searchHint: 'La feltet stå tomt for å sjå alle i utvalet.',
  reason: 'Kvifor treng du dette?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  show: 'Vis medlemmene',
  found: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  list: 'Medlemmene',
  none: 'Ingen medlemmer passar til søket.',
  next: 'Neste side',
  open: 'Vis personen',
  born: (year: number) => `Fødd ${year}`,
  number: (number: string) => `Medlem nr. ${number}`,
  joined: (year: number) => `Medlem sidan ${year}`,
  tags: { number: 'Manglar fødselsnummer', shielded: 'Skjerma adresse', restricted: 'Avgrensa bruk' },
};

export const registerFileTexts = {
  title: 'Hent utvalet som fil',
  lead: `Bruk lista her på sida når du kan. Fila blir merkt med namnet ditt og kva ho er til. Alle som står i fila, kan sjå at du henta ho, og du må slette ho innan ${registerFileDays} dagar.`,
  leftOut: 'Medlemmer med skjerma adresse eller avgrensa bruk er aldri med i ei fil.',
  purpose: 'Kva skal fila brukast til?',
  purposePlaceholder: 'Vel føremål',
  purposes: {
    post: 'Sende brev: namn og adresse',
    email: 'Sende e-post: namn, e-post og språk',
    phone: 'Ringje eller sende SMS: namn og telefon',
    'missing-numbers': 'Spørje etter fødselsnummer: medlemsnummer, namn, e-post og telefon',
    statistics: 'Statistikk: fødselsår, lag, år og språk, utan namn',
  } satisfies Record<RegisterFilePurpose, string>,
  format: 'Filtype',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
  reason: 'Skriv kva ho skal brukast til',
  reasonHint: 'Står øvst i fila og i innsynsloggen, der medlemmene òg kan lese det.',
  take: 'Hent fila',
  taken: 'Fila er lasta ned. Hugs å slette ho når du er ferdig.',
  tooMany: `Utvalet er for stort til ei fil. Vel færre enn ${formatNumber(registerFileMembers)} medlemmer.`,
  signInText: 'Det er meir enn fem minutt sidan du logga inn. Vi må vite at det er du som hentar fila.',
  signIn: 'Logg inn på nytt først',
  yours: 'Filer du har henta',
  file: (takenOn: string, members: number, code: string) =>
    `Henta ${takenOn}, ${formatCount(members, 'medlem', 'medlemmer')}, merke ${code}.`,
  deleteBy: (on: string) => `Skal slettast seinast ${formatDate(on)}.`,
  isDeleted: 'Du har sagt at ho er sletta.',
  delete: (code: string) => `Eg har sletta fila ${code}`,
  thanks: 'Takk! Vi har notert at fila er sletta.',
};

const reason = textFieldTexts('Skriv kvifor du treng dette', 'Grunngivinga', lookRemarkLimits);
export const memberSearchFieldTexts = {
  search: textFieldTexts('Skriv eit namn', 'Søket', { minimum: 0, maximum: 80 }),
  reason,
};
export const memberViewFieldTexts = {
  name: textFieldTexts('Gi utvalet eit namn', 'Namnet', memberViewName),
};
export const registerFileFieldTexts = {
  purpose: choiceTexts('Vel kva fila skal brukast til'),
  format: choiceTexts('Vel filtype'),
  reason,
};
export type Complete = Whole<
  Compared<typeof import('./member-list-texts.ts'), typeof import('./member-list-texts.nn.ts')>
>;
