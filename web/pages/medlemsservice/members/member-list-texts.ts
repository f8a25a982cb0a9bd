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

export const ageWords: Record<AgeBand, string> = {
  '15-25': 'Under 26 år',
  '26-39': '26–39 år',
  '40-54': '40–54 år',
  '55-66': '55–66 år',
  '67+': '67 år eller mer',
  unknown: 'Uten fødselsdato',
};

type Words<Field extends keyof MemberChoice> = Record<NonNullable<MemberChoice[Field]>, string>;
export const choiceWords = {
  age: ageWords,
  counts: { yes: 'Teller', no: 'Teller ikke' } satisfies Words<'counts'>,
  number: {
    missing: 'Mangler',
    unconfirmed: 'Ikke bekreftet',
    confirmed: 'Bekreftet',
  } satisfies Words<'number'>,
  language: { nb: 'Bokmål', nn: 'Nynorsk', en: 'Engelsk' } satisfies Words<'language'>,
  contact: {
    'no-email': 'Mangler e-post',
    'no-phone': 'Mangler telefon',
    neither: 'Mangler begge',
    unverified: 'Ingenting er bekreftet',
    'post-returned': 'Posten kom i retur',
  } satisfies Words<'contact'>,
  channel: {
    email: 'E-post',
    sms: 'SMS, ikke e-post',
    post: 'Bare brev',
    nothing: 'Vi når dem ikke',
  } satisfies Words<'channel'>,
  consent: {
    'news-email': 'Nyhetsbrev på e-post',
    'news-sms': 'Nyheter på SMS',
    'chapter-contact': 'Kontakt fra lagets styre',
  } satisfies Words<'consent'>,
};

export const memberListTexts = {
  title: 'Medlemmer',
  lead: 'Velg ut medlemmer og se hvor mange de er. Navnene vises først når du skriver hvorfor du trenger dem.',
  filter: 'Velg medlemmer',
  fields: {
    unit: 'Lag eller region',
    age: 'Alder',
    joinedFrom: 'Innmeldt fra og med',
    joinedTo: 'Innmeldt til og med',
    counts: 'Statstilskudd',
    number: 'Fødselsnummer',
    language: 'Språk',
    contact: 'E-post og telefon',
    channel: 'Slik når vi dem',
    consent: 'Samtykke',
  } satisfies Record<keyof MemberChoice, string>,
  wrongDay: {
    joinedFrom: dayTexts('den første dagen').INVALID,
    joinedTo: dayTexts('den siste dagen').INVALID,
  },
  all: 'Alle',
  find: 'Vis utvalget',
  reset: 'Nullstill',
  figures: 'Utvalget i tall',
  members: 'Medlemmer',
  counting: 'Teller for tilskuddet nå',
  withoutNumber: 'Uten fødselsnummer',
  withoutContact: 'Uten e-post og telefon',
  joinedThisYear: 'Innmeldt i år',
  ages: 'Medlemmer etter alder',
  age: 'Alder',
  chapters: 'Medlemmer etter lag',
  chapter: 'Lag',
  noChapter: 'Uten lag, eller med skjermet adresse',
  moreChapters: 'Flere lag',
  views: 'Lagrede utvalg',
  noViews: 'Du har ikke lagret noen utvalg ennå.',
  viewName: 'Navn på utvalget',
  viewHint: 'Bare du ser det. Samme navn igjen erstatter det gamle utvalget.',
  save: 'Lagre utvalget',
  saved: 'Utvalget er lagret.',
  remove: 'Slett',
  removeView: (name: string) => `Slett utvalget ${name}`,
  removed: 'Utvalget er slettet.',
  persons: 'Se medlemmene',
  personsText: 'Alle som vises, blir loggført med begrunnelsen din, og personene kan se det.',
  search: 'Navn eller medlemsnummer',
  searchHint: 'La feltet stå tomt for å se alle i utvalget.',
  reason: 'Hvorfor trenger du dette?',
  reasonHint: 'Skriv det slik at personen forstår det.',
  show: 'Vis medlemmene',
  found: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  list: 'Medlemmene',
  none: 'Ingen medlemmer passer til søket.',
  next: 'Neste side',
  open: 'Vis personen',
  born: (year: number) => `Født ${year}`,
  number: (number: string) => `Medlem nr. ${number}`,
  joined: (year: number) => `Medlem siden ${year}`,
  tags: { number: 'Mangler fødselsnummer', shielded: 'Skjermet adresse', restricted: 'Begrenset bruk' },
};

export const registerFileTexts = {
  title: 'Hent utvalget som fil',
  lead: `Bruk listen her på siden når du kan. Filen blir merket med navnet ditt og hva den er til. Alle på den kan se at du hentet den, og du må slette den innen ${registerFileDays} dager.`,
  leftOut: 'Medlemmer med skjermet adresse eller begrenset bruk er aldri med i en fil.',
  purpose: 'Hva skal filen brukes til?',
  purposePlaceholder: 'Velg formål',
  purposes: {
    post: 'Sende brev: navn og adresse',
    email: 'Sende e-post: navn, e-post og språk',
    phone: 'Ringe eller sende SMS: navn og telefon',
    'missing-numbers': 'Spørre etter fødselsnummer: medlemsnummer, navn, e-post og telefon',
    statistics: 'Statistikk: fødselsår, lag, år og språk, uten navn',
  } satisfies Record<RegisterFilePurpose, string>,
  format: 'Filtype',
  formats: { csv: 'CSV', xlsx: 'Excel (XLSX)' },
  reason: 'Beskriv hva den skal brukes til',
  reasonHint: 'Står øverst i filen og i innsynsloggen, der medlemmene også kan lese det.',
  take: 'Hent filen',
  taken: 'Filen er lastet ned. Husk å slette den når du er ferdig.',
  tooMany: `Utvalget er for stort for en fil. Velg færre enn ${formatNumber(registerFileMembers)} medlemmer.`,
  signInText: 'Det er mer enn fem minutter siden du logget inn. Vi må vite at det er du som henter filen.',
  signIn: 'Logg inn på nytt først',
  yours: 'Filer du har hentet',
  file: (takenOn: string, members: number, code: string) =>
    `Hentet ${takenOn}, ${formatCount(members, 'medlem', 'medlemmer')}, merke ${code}.`,
  deleteBy: (on: string) => `Slettes senest ${formatDate(on)}.`,
  isDeleted: 'Du har sagt at den er slettet.',
  delete: (code: string) => `Jeg har slettet filen ${code}`,
  thanks: 'Takk! Vi har notert at filen er slettet.',
};

const reason = textFieldTexts('Skriv hvorfor du trenger dette', 'Begrunnelsen', lookRemarkLimits);
export const memberSearchFieldTexts = {
  search: textFieldTexts('Skriv et navn', 'Søket', { minimum: 0, maximum: 80 }),
  reason,
};
export const memberViewFieldTexts = {
  name: textFieldTexts('Gi utvalget et navn', 'Navnet', memberViewName),
};
export const registerFileFieldTexts = {
  purpose: choiceTexts('Velg hva filen skal brukes til'),
  format: choiceTexts('Velg filtype'),
  reason,
};
