/** In nynorsk. */
import type { Happening, HappeningKind } from '#contract/desk-timeline-endpoints.ts';
import type { LookReason } from '#contract/look-values.ts';
import { formatCount } from '#web/texts/format.ts';
import { timelineWords as givingWords } from '#web/texts/giving-words.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { correctionTexts } from '../corrections/correction-texts.ts';
import { controlTexts } from '../frame/desk-work-texts.ts';
import { noticeKind } from './desk-person-texts.ts';

export const timelineTexts = {
  kind: 'Vis',
  all: 'Alt',
  kinds: {
    case: 'Førespurnader',
    details: 'Opplysningar som er endra',
    membership: 'Medlemskap og lokallag',
    giving: 'Gåver og avtalar',
    'sign-up': 'Påmeldingar',
    notice: 'Varsel og brev',
    look: 'Oppslag',
  } satisfies Record<HappeningKind, string>,
  givingHidden: 'Gåver og avtalar ser du berre når du kjem frå ein førespurnad.',
  none: 'Her er det ingenting å vise.',
  older: 'Vis eldre',
  change: (before: string, after: string) => `Frå ${before} til ${after}`,
  nothing: '(tomt)',
  memberNumber: (number: string) => `Medlemsnummer ${number}`,
  languageNames: correctionTexts.languageNames,
  by: (name: string) => `av ${name}`,
  byUnit: (unit: string) => `av tillitsvald i ${unit}`,
  times: (count: number) => `${formatCount(count, 'gong', 'gonger')} den dagen`,
  seeGiving: 'Sjå gåvene',
  outcomes: {
    waiting: 'Ventar',
    'page-only': 'Berre på Min side',
    failed: 'Kom ikkje fram',
  },
};

const cases: Readonly<Record<string, string>> = {
  opened: 'Førespurnad motteken',
  answered: 'Svar på førespurnad sendt',
  closed: 'Førespurnad lukka',
  reopened: 'Førespurnad opna igjen',
};

const fields: Readonly<Record<string, string>> = {
  ...correctionTexts.fields,
  contact: 'E-postadresse eller telefonnummer',
};

const memberships: Readonly<Record<string, string>> = {
  joined: 'Blei medlem',
  left: 'Har meldt seg ut',
  registered: 'Medlemsservice registrerte medlemskapen',
  chapter: 'Har bytt lokallag',
};

const signUps: Readonly<Record<string, string>> = {
  'signed-up': 'Har meldt seg på ein aktivitet',
  waiting: 'Har sett seg på venteliste til ein aktivitet',
  'off-by-self': 'Har meldt seg av ein aktivitet',
  'off-by-organiser': 'Arrangøren melde personen av ein aktivitet',
  'off-by-time': 'Mista plassen på ein aktivitet då fristen gjekk ut',
  'off-by-payment': 'Mista plassen på ein aktivitet fordi han ikkje blei betalt',
  'off-by-move': 'Påmeldinga blei flytta',
};

const gifts: Readonly<Record<string, string>> = { ...givingWords, failed: 'Trekket gjekk ikkje gjennom' };

const lookWords = (what: string): string => {
  if (what.startsWith('list-')) return 'Oppslag: i ei liste';
  const purpose = controlTexts.purposes[what];
  if (purpose) return `Oppslag: for å ${purpose}`;
  return `Oppslag: ${controlTexts.reasons[what as LookReason] ?? 'av ein annan grunn'}`;
};

/** What has happened, as a heading of its row. */
export function happeningWords({ kind, what }: Happening): string {
  switch (kind) {
    case 'case':
      return cases[what] ?? what;
    case 'details':
      return `${fields[what] ?? what} endra`;
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
export type Complete = Whole<
  Compared<typeof import('./timeline-texts.ts'), typeof import('./timeline-texts.nn.ts')>
>;
