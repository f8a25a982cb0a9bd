/** In nynorsk. */
import {
  differenceReasonLimits,
  type MoveInDifference,
  type theirSumFaults,
} from '#contract/move-in-balance-endpoints.ts';
import { balanceLineWords as keptWords } from '#contract/move-in-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const count = (rows: number) => formatNumber(rows);
const whole = { columns: '«Alle» og antal', example: 'Alle;1250' };
const agreements = { columns: 'beløp, trekkdag, antal og sum', example: '250;15;320;80000' };
const shapes: Partial<Record<MoveInKindId, { columns: string; example: string }>> = {
  members: { columns: 'lokallag, fødselsår og antal', example: 'Oslo lokallag;1984;112' },
  givers: { columns: 'fødselsår og antal', example: '1984;112' },
  avtalegiro: agreements,
  vipps: agreements,
  gifts: { columns: 'månad, antal og sum', example: '2025-03;812;203450,50' },
};

/** The lines are kept in bokmål, as they are written in the file of sums: here they are recognised, not shown. */
const lineWords: Record<string, string> = {
  [keptWords.former]: 'Tidlegare medlemmer',
  [keptWords.noChapter]: 'Utan lokallag',
  [keptWords.noBirthDate]: 'Utan fødselsdato',
};

export const balanceTexts = {
  title: 'Avstemming mot det gamle systemet',
  lead: (files: number) =>
    files > 1
      ? `Summane gjeld alle dei ${files} filene med dette innhaldet frå same system.`
      : 'Summane til portalen er talde opp i registeret etter innflyttinga.',
  notBalanced: 'Ikkje avstemt',
  oneSigned: 'Ventar på éi underskrift til',
  balanced: 'Avstemt',
  line: (label: string) =>
    label
      .split(', ')
      .map((part) => lineWords[part] ?? part)
      .join(', '),
  ours: 'Portalen',
  theirs: 'Det gamle systemet',
  sum: (rows: number, ore: number, hasAmounts: boolean) =>
    hasAmounts ? `${count(rows)}, ${kroner(ore)}` : count(rows),
  sums: 'Summane frå det gamle systemet',
  sumsHint: (kind: MoveInKindId) => {
    const { columns, example } = shapes[kind] ?? whole;
    return `Éi linje for kvar sum, med semikolon mellom ${columns}, til dømes ${example}. Skriv, lim inn eller last opp ei CSV-fil.`;
  },
  save: 'Legg inn summane',
  upload: 'Last opp summane (CSV)',
  saved: (lines: number) =>
    `${formatCount(lines, 'sum er', 'summar er')} ${lines === 1 ? 'lagd' : 'lagde'} inn.`,
  replace: 'Legg inn summane på nytt',
  problems: 'Summane er ikkje lagde inn',
  problem: (line: number, words: string) => `Linje ${line}: ${words}`,
  faults: {
    'not-text': 'fila er ikkje rein tekst',
    columns: 'feil antal kolonnar',
    key: 'det linja gjeld, kan ikkje lesast',
    count: 'antalet er ikkje eit heilt tal',
    amount: 'summen er ikkje eit beløp',
    twice: 'står to gonger',
    empty: 'det er ingen summar her',
  } satisfies Record<(typeof theirSumFaults)[number], string>,
  lines: 'Sum for sum',
  about: 'Gjeld',
  difference: 'Avvik',
  none: 'Ingen',
  more: 'Vis fleire summar',
  noDifference: 'Alle summane er like.',
  differences: {
    'missing-here': 'Finst berre i det gamle systemet',
    'missing-there': 'Finst berre i portalen',
    fewer: 'Færre i portalen',
    more: 'Fleire i portalen',
    amount: 'Likt antal, ulik sum',
  } satisfies Record<MoveInDifference, string>,
  differencesTitle: 'Avvik',
  differencesText: 'Skriv kvifor det er avvik. Forklaringa blir ståande saman med underskriftene.',
  reasonFor: (words: string, lines: number) => `${words} (${formatCount(lines, 'sum', 'summar')})`,
  sign: 'Skriv under på avstemminga',
  signText: 'Tala blir låste slik dei er no. Er de fleire administratorar, må to av dykk skrive under.',
  signed: 'Du har skrive under',
  signAlso: 'Skriv under',
  waiting: 'Ein annan administrator må òg skrive under.',
  signedBy: (name: string, when: string) => `${name}, ${when}`,
  signatures: 'Underskrifter',
};

export const sumsFieldTexts = {
  sums: textFieldTexts('Skriv eller lim inn summane', 'Summane', { minimum: 1, maximum: 500_000 }),
};
export const reasonTexts = (difference: MoveInDifference) =>
  textFieldTexts(
    `Skriv kvifor det er avvik: ${balanceTexts.differences[difference].toLowerCase()}`,
    'Forklaringa',
    differenceReasonLimits,
  );
export type Complete = Whole<
  Compared<typeof import('./balance-texts.ts'), typeof import('./balance-texts.nn.ts')>
>;
