/** In nynorsk. */
import type { UnitClosing } from '#contract/administration-endpoints.ts';
import type { UnitHindrances } from '#contract/unit-closing-endpoints.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const unitClosingTexts = {
  title: 'Legg ned laget',
  lead: 'Ingen kan velje laget lenger, og det dekkjer ingen kommunar. Historikken til laget blir ståande.',
  reason: 'Grunn',
  reasonHint: 'Står i loggen.',
  button: 'Legg ned laget',
  hindered: 'Laget kan ikkje leggjast ned enno. Dette må flyttast eller avsluttast først:',
  hindrance: {
    members: (count: number) => formatCount(count, 'medlem', 'medlemmer'),
    units: (count: number) => formatCount(count, 'lag under det', 'lag under det'),
    offices: (count: number) => formatCount(count, 'verv', 'verv'),
    activities: (count: number) => formatCount(count, 'komande aktivitet', 'komande aktivitetar'),
    cases: (count: number) => formatCount(count, 'sak frå medlemsservice', 'saker frå medlemsservice'),
    claims: (count: number) =>
      formatCount(count, 'utlegg som ikkje er betalt', 'utlegg som ikkje er betalte'),
  } satisfies Record<keyof UnitHindrances, (count: number) => string>,
  closed: (day: string) => `Laget blei lagt ned ${formatDate(day)}.`,
  reopen: 'Opne laget igjen',
  reopened: 'Laget er ope igjen, utan kommunar.',
  inTree: 'Lagt ned',
  log: 'Nedlagde lag',
  line: ({ unitName }: UnitClosing) => `${unitName} blei lagt ned`,
  reopenedBy: (name: string) => `Opna igjen av ${name}`,
};

export const unitClosingFieldTexts = {
  reason: textFieldTexts('Skriv ein grunn', 'Grunnen', { minimum: 3, maximum: 200 }),
};
export type Complete = Whole<
  Compared<typeof import('./unit-closing-texts.ts'), typeof import('./unit-closing-texts.nn.ts')>
>;
