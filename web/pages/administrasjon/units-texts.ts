/** `/administrasjon/lag` and `/administrasjon/lag/:id`. */
import type { AdministeredUnit, UnitLogLine, UnitOutcome } from '#contract/administration-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const unitsTexts = {
  title: 'Lag og områder',
  lead: 'Regionlagene og lokallagene, og hvilke kommuner hvert lokallag dekker.',
  tree: 'Lagene',
  /** Told apart from the organisation's own site, which is named the same. */
  whole: (name: string) => `${name}, hele landet`,
  members: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  municipalities: (numbers: readonly string[]) => `Kommuner: ${numbers.join(', ')}`,
  coverage: 'Hvem dekker hva',
  covered: 'Alle kommuner har ett lokallag.',
  gaps: (count: number) =>
    `${formatCount(count, 'kommune', 'kommuner')} har ikke noe lokallag. De som bor der, velger selv når de melder seg inn.`,
  showGaps: 'Vis kommunene uten lokallag',
  gap: (municipality: string, place: string) => `${municipality} (${place})`,
  overlaps: 'Disse kommunene har flere lokallag. De som bor der, velger mellom dem:',
  overlap: (municipality: string, units: readonly string[]) => `${municipality}: ${units.join(' og ')}`,
  open: 'Åpne et nytt lag',
  kind: 'Hva slags lag?',
  kindPlaceholder: 'Velg hva slags lag',
  kinds: { region: 'Regionlag', chapter: 'Lokallag' },
  name: 'Navn',
  parent: 'Hører til under',
  parentPlaceholder: 'Velg lag',
  areas: 'Kommunenumre',
  areasHint: 'Fire sifre hver, med mellomrom mellom, for eksempel 0301 3201.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  openButton: 'Åpne laget',
  opened: 'Laget er åpnet.',
  back: 'Tilbake til lagene',
  missing: 'Vi finner ikke laget',
  rename: 'Nytt navn',
  renameButton: 'Lagre navnet',
  move: 'Flytt laget',
  moveButton: 'Flytt laget hit',
  change: 'Kommuner laget dekker',
  changeText:
    'De nye kommunene gjelder for dem som melder seg inn eller flytter heretter. Medlemmene blir stående i laget de har, til du flytter dem.',
  changeButton: 'Lagre kommunene',
  saved: 'Endringen er lagret.',
  reply: 'Verv og svaradresse',
  replyText: 'Svaradressen til laget settes på siden for lag og verv i medlemsservice.',
  replyLink: 'Til lag og verv',
  outcomes: {
    changed: null,
    same: 'Slik var det allerede. Ingenting er endret.',
    unknown: 'Laget har fått et annet navn siden du åpnet siden. Last den på nytt.',
    'unknown-parent': 'Laget det skal høre til under, finnes ikke lenger. Last siden på nytt.',
    'wrong-parent': 'Et regionlag hører til landsleddet, og et lokallag til et regionlag eller landsleddet.',
    'name-taken': 'Et annet lag har det navnet.',
    'bad-name': 'Navnet må begynne med en bokstav og være vanlig tekst.',
    'unknown-municipality': 'Et av kommunenumrene finnes ikke.',
    'only-chapters': 'Bare lokallag har kommuner.',
  } satisfies Record<UnitOutcome, string | null>,
  log: 'Logg',
  noLog: 'Ingen endringer ennå.',
  earlier: 'Vis tidligere endringer',
  logLine: ({ change, unitName, before, after }: UnitLogLine) =>
    ({
      added: `${after} ble åpnet`,
      renamed: `${before} skiftet navn til ${after}`,
      moved: `${unitName} ble flyttet fra ${before} til ${after}`,
      areas: `${unitName} fikk kommunene ${after || 'ingen'} (før: ${before || 'ingen'})`,
    })[change],
  by: (name: string) => `Av ${name}`,
  because: (reason: string) => `Grunn: ${reason}`,
  undo: 'Angre',
  undoOf: (line: string) => `Angre: ${line}`,
  undoReason: (line: string) => `Angret: ${line}`.slice(0, 200),
  undone: 'Endringen er angret.',
};

export const kindWords: Record<AdministeredUnit['kind'], string> = {
  national: 'landsleddet',
  region: 'regionlag',
  chapter: 'lokallag',
};

const municipalities: FieldTexts = {
  ...choiceTexts('Skriv kommunenumre med fire sifre hver, for eksempel 0301 3201'),
};
export const unitFieldTexts = {
  reason: textFieldTexts('Skriv en grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
  name: textFieldTexts('Skriv et navn', 'Navnet', { minimum: 2, maximum: 80 }),
  kind: choiceTexts('Velg om det er et regionlag eller et lokallag'),
  parent: choiceTexts('Velg laget det hører til under'),
  areas: municipalities,
};
