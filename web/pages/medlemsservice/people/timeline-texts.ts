import type { Happening, HappeningKind } from '#contract/desk-timeline-endpoints.ts';
import type { LookReason } from '#contract/look-values.ts';
import { formatCount } from '#web/texts/format.ts';
import { timelineWords as givingWords } from '#web/texts/giving-words.ts';
import { correctionTexts } from '../corrections/correction-texts.ts';
import { controlTexts } from '../frame/desk-work-texts.ts';
import { noticeKind } from './desk-person-texts.ts';

export const timelineTexts = {
  kind: 'Vis',
  all: 'Alt',
  kinds: {
    case: 'Henvendelser',
    details: 'Opplysninger som er endret',
    membership: 'Medlemskap og lokallag',
    giving: 'Gaver og avtaler',
    'sign-up': 'Påmeldinger',
    notice: 'Varsler og brev',
    look: 'Oppslag',
  } satisfies Record<HappeningKind, string>,
  givingHidden: 'Gaver og avtaler ser du bare når du kommer fra en henvendelse.',
  none: 'Her er det ingenting å vise.',
  older: 'Vis eldre',
  /** @param before and after, as they are shown */
  change: (before: string, after: string) => `Fra ${before} til ${after}`,
  nothing: '(tomt)',
  memberNumber: (number: string) => `Medlemsnummer ${number}`,
  languageNames: correctionTexts.languageNames,
  by: (name: string) => `av ${name}`,
  byUnit: (unit: string) => `av tillitsvalgt i ${unit}`,
  times: (count: number) => `${formatCount(count, 'gang', 'ganger')} den dagen`,
  seeGiving: 'Se gavene',
  outcomes: {
    waiting: 'Venter',
    'page-only': 'Bare på Min side',
    failed: 'Kom ikke fram',
  },
};

const cases: Readonly<Record<string, string>> = {
  opened: 'Henvendelse mottatt',
  answered: 'Henvendelse besvart',
  closed: 'Henvendelse lukket',
  reopened: 'Henvendelse åpnet igjen',
};

const fields: Readonly<Record<string, string>> = {
  ...correctionTexts.fields,
  contact: 'E-postadresse eller telefonnummer',
};

const memberships: Readonly<Record<string, string>> = {
  joined: 'Ble medlem',
  left: 'Meldte seg ut',
  registered: 'Medlemsservice registrerte medlemskapet',
  chapter: 'Byttet lokallag',
};

const signUps: Readonly<Record<string, string>> = {
  'signed-up': 'Meldte seg på en aktivitet',
  waiting: 'Satte seg på venteliste til en aktivitet',
  'off-by-self': 'Meldte seg av en aktivitet',
  'off-by-organiser': 'Arrangøren meldte personen av en aktivitet',
  'off-by-time': 'Mistet plassen på en aktivitet da fristen gikk ut',
  'off-by-payment': 'Mistet plassen på en aktivitet fordi den ikke ble betalt',
  'off-by-move': 'Påmeldingen ble flyttet',
};

const gifts: Readonly<Record<string, string>> = { ...givingWords, failed: 'Trekket gikk ikke gjennom' };

const lookWords = (what: string): string => {
  if (what.startsWith('list-')) return 'Oppslag: i en liste';
  const purpose = controlTexts.purposes[what];
  if (purpose) return `Oppslag: for å ${purpose}`;
  return `Oppslag: ${controlTexts.reasons[what as LookReason] ?? 'av en annen grunn'}`;
};

/** What has happened, as a heading of its row. */
export function happeningWords({ kind, what }: Happening): string {
  switch (kind) {
    case 'case':
      return cases[what] ?? what;
    case 'details':
      return `${fields[what] ?? what} endret`;
    case 'membership':
      return memberships[what] ?? fields[what] ?? what;
    case 'giving':
      return gifts[what] ?? what;
    case 'sign-up':
      return signUps[what] ?? what;
    case 'notice':
      return `Varsel: ${noticeKind(what)}`;
    case 'look':
      return lookWords(what);
  }
}
