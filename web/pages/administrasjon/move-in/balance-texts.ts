/** The balance of a file that is moved in, on `/administrasjon/flytte-inn/:id`. */
import {
  differenceReasonLimits,
  type MoveInDifference,
  type theirSumFaults,
} from '#contract/move-in-balance-endpoints.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber, kroner } from '#web/texts/format.ts';

const count = (rows: number) => formatNumber(rows);
const whole = { columns: '«Alle» og antall', example: 'Alle;1250' };
const agreements = { columns: 'beløp, trekkdag, antall og sum', example: '250;15;320;80000' };
/** What a line of the sums has, by kind; the others are one line for all. */
const shapes: Partial<Record<MoveInKindId, { columns: string; example: string }>> = {
  members: { columns: 'lokallag, fødselsår og antall', example: 'Oslo lokallag;1984;112' },
  givers: { columns: 'fødselsår og antall', example: '1984;112' },
  avtalegiro: agreements,
  vipps: agreements,
  gifts: { columns: 'måned, antall og sum', example: '2025-03;812;203450,50' },
};

export const balanceTexts = {
  title: 'Avstemming mot det gamle systemet',
  lead: (files: number) =>
    files > 1
      ? `Summene gjelder alle ${files} filene med dette innholdet fra samme system.`
      : 'Portalens summer er talt opp i registeret etter innflyttingen.',
  notBalanced: 'Ikke avstemt',
  oneSigned: 'Venter på én underskrift til',
  balanced: 'Avstemt',
  line: (label: string) => label,
  ours: 'Portalen',
  theirs: 'Det gamle systemet',
  sum: (rows: number, ore: number, hasAmounts: boolean) =>
    hasAmounts ? `${count(rows)}, ${kroner(ore)}` : count(rows),
  sums: 'Summene fra det gamle systemet',
  sumsHint: (kind: MoveInKindId) => {
    const { columns, example } = shapes[kind] ?? whole;
    return `En linje for hver sum, med semikolon mellom ${columns}, for eksempel ${example}. Skriv, lim inn eller last opp en CSV-fil.`;
  },
  save: 'Legg inn summene',
  upload: 'Last opp summene (CSV)',
  saved: (lines: number) => `${formatCount(lines, 'sum er', 'summer er')} lagt inn.`,
  replace: 'Legg inn summene på nytt',
  problems: 'Summene er ikke lagt inn',
  problem: (line: number, words: string) => `Linje ${line}: ${words}`,
  faults: {
    'not-text': 'filen er ikke ren tekst',
    columns: 'feil antall kolonner',
    key: 'det linjen gjelder, kan ikke leses',
    count: 'antallet er ikke et helt tall',
    amount: 'summen er ikke et beløp',
    twice: 'står to ganger',
    empty: 'det er ingen summer her',
  } satisfies Record<(typeof theirSumFaults)[number], string>,
  lines: 'Sum for sum',
  about: 'Gjelder',
  difference: 'Avvik',
  none: 'Ingen',
  more: 'Vis flere summer',
  noDifference: 'Alle summene er like.',
  differences: {
    'missing-here': 'Finnes bare i det gamle systemet',
    'missing-there': 'Finnes bare i portalen',
    fewer: 'Færre i portalen',
    more: 'Flere i portalen',
    amount: 'Likt antall, ulik sum',
  } satisfies Record<MoveInDifference, string>,
  differencesTitle: 'Avvik',
  differencesText: 'Skriv hvorfor det er avvik. Forklaringen blir stående sammen med underskriftene.',
  reasonFor: (words: string, lines: number) => `${words} (${formatCount(lines, 'sum', 'summer')})`,
  sign: 'Skriv under på avstemmingen',
  signText: 'Tallene blir låst slik de er nå. Er dere flere administratorer, må to av dere skrive under.',
  signed: 'Du har skrevet under',
  signAlso: 'Skriv under',
  waiting: 'En annen administrator må også skrive under.',
  signedBy: (name: string, when: string) => `${name}, ${when}`,
  signatures: 'Underskrifter',
};

export const sumsFieldTexts = {
  sums: textFieldTexts('Skriv eller lim inn summene', 'Summene', { minimum: 1, maximum: 500_000 }),
};
/** @param difference which the reason is for */
export const reasonTexts = (difference: MoveInDifference) =>
  textFieldTexts(
    `Skriv hvorfor det er avvik: ${balanceTexts.differences[difference].toLowerCase()}`,
    'Forklaringen',
    differenceReasonLimits,
  );
