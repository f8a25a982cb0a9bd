/** In nynorsk. */
import type { AdministeredUnit, UnitLogLine, UnitOutcome } from '#contract/administration-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitsTexts = {
  title: 'Lag og område',
  lead: 'Regionlaga og lokallaga, og kva kommunar kvart lokallag dekkjer.',
  tree: 'Laga',
  whole: (name: string) => `${name}, heile landet`,
  members: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
  municipalities: (numbers: readonly string[]) => `Kommunar: ${numbers.join(', ')}`,
  coverage: 'Kven dekkjer kva',
  covered: 'Alle kommunar har eitt lokallag.',
  gaps: (count: number) =>
    `${formatCount(count, 'kommune', 'kommunar')} har ikkje noko lokallag. Dei som bur der, vel sjølve når dei melder seg inn.`,
  showGaps: 'Vis kommunane utan lokallag',
  gap: (municipality: string, place: string) => `${municipality} (${place})`,
  overlaps: 'Desse kommunane har fleire lokallag. Dei som bur der, vel mellom dei:',
  overlap: (municipality: string, units: readonly string[]) => `${municipality}: ${units.join(' og ')}`,
  open: 'Opne eit nytt lag',
  kind: 'Kva slags lag?',
  kindPlaceholder: 'Vel kva slags lag',
  kinds: { region: 'Regionlag', chapter: 'Lokallag' },
  name: 'Namn',
  parent: 'Høyrer til under',
  parentPlaceholder: 'Vel lag',
  areas: 'Kommunenummer',
  areasHint: 'Fire siffer kvar, med mellomrom mellom, til dømes 0301 3201.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  openButton: 'Opne laget',
  opened: 'Laget er opna.',
  back: 'Tilbake til laga',
  missing: 'Vi finn ikkje laget',
  rename: 'Nytt namn',
  renameButton: 'Lagre namnet',
  move: 'Flytt laget',
  moveButton: 'Flytt laget hit',
  change: 'Kommunar laget dekkjer',
  changeText:
    'Dei nye kommunane gjeld for dei som melder seg inn eller flyttar heretter. Medlemmene blir ståande i laget dei har, til du flyttar dei.',
  changeButton: 'Lagre kommunane',
  saved: 'Endringa er lagra.',
  reply: 'Verv og svaradresse',
  replyText: 'Svaradressa til laget set ein på sida for lag og verv i medlemsservice.',
  replyLink: 'Til lag og verv',
  outcomes: {
    changed: null,
    same: 'Slik var det allereie. Ingenting er endra.',
    unknown: 'Laget har fått eit anna namn sidan du opna sida. Last ho på nytt.',
    'unknown-parent': 'Laget det skal høyre til under, finst ikkje lenger. Last sida på nytt.',
    'wrong-parent':
      'Eit regionlag høyrer til landsleddet, og eit lokallag til eit regionlag eller landsleddet.',
    'name-taken': 'Eit anna lag har det namnet.',
    'bad-name': 'Namnet må byrje med ein bokstav og vere vanleg tekst.',
    'unknown-municipality': 'Eit av kommunenummera finst ikkje.',
    'only-chapters': 'Berre lokallag har kommunar.',
  } satisfies Record<UnitOutcome, string | null>,
  log: 'Logg',
  noLog: 'Ingen endringar enno.',
  earlier: 'Vis tidlegare endringar',
  logLine: ({ change, unitName, before, after }: UnitLogLine) =>
    ({
      added: `${after} blei opna`,
      renamed: `${before} skifta namn til ${after}`,
      moved: `${unitName} blei flytta frå ${before} til ${after}`,
      areas: `${unitName} fekk kommunane ${after || 'ingen'} (før: ${before || 'ingen'})`,
    })[change],
  by: (name: string) => `Av ${name}`,
  because: (reason: string) => `Grunn: ${reason}`,
  undo: 'Angre',
  undoOf: (line: string) => `Angre: ${line}`,
  undoReason: (line: string) => `Angra: ${line}`.slice(0, 200),
  undone: 'Endringa er angra.',
};

export const kindWords: Record<AdministeredUnit['kind'], string> = {
  national: 'landsleddet',
  region: 'regionlag',
  chapter: 'lokallag',
};

const municipalities: FieldTexts = {
  ...choiceTexts('Skriv kommunenummer med fire siffer kvar, til dømes 0301 3201'),
};
export const unitFieldTexts = {
  reason: textFieldTexts('Skriv ein grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
  name: textFieldTexts('Skriv eit namn', 'Namnet', { minimum: 2, maximum: 80 }),
  kind: choiceTexts('Vel om det er eit regionlag eller eit lokallag'),
  parent: choiceTexts('Vel laget det høyrer til under'),
  areas: municipalities,
};
export type Complete = Whole<
  Compared<typeof import('./units-texts.ts'), typeof import('./units-texts.nn.ts')>
>;
