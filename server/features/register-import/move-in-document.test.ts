/** The documented headings are those that are read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type ColumnTexts, moveInColumnTexts } from '#contract/move-in-column-texts.ts';
import { moveInKindWords } from '#contract/move-in-texts.ts';
import { moveInKindIds } from '#contract/move-in-values.ts';
import { guessMapping, plainWord } from '#contract/values/file-columns.ts';
import { readOre } from './move-in-column-rules.ts';
import { moveInKinds } from './move-in-kind-rules.ts';
import { type Column, columnsOf, neededColumns } from './register-column-rules.ts';

const page = readFileSync('docs/move-in.md', 'utf8');

/** The table of a kind, as the page has it. */
export const tableOf = (columns: Readonly<Record<string, ColumnTexts>>): string =>
  [
    '| Heading | Also read as | Needed | Content |',
    '| --- | --- | --- | --- |',
    ...Object.values(columns).map(({ headings: [first, ...others], isNeeded, says }) =>
      `| ${first} | ${others.join(', ')} | ${isNeeded ? 'yes' : ''} | ${says} |`.replace(/ {2,}/g, ' '),
    ),
  ].join('\n');

describe('the columns that are moved in', () => {
  for (const kind of moveInKindIds)
    test(`${kind}: docs/move-in.md has its table`, () => {
      const section = `## \`${kind}\`: ${moveInKindWords[kind]}\n\n${tableOf(moveInColumnTexts[kind])}\n`;
      assert.ok(page.includes(section), `docs/move-in.md needs:\n${section}`);
    });

  test('members have the columns of the member register, under the same headings', () => {
    for (const [column, { headings, isNeeded }] of Object.entries<ColumnTexts>(moveInColumnTexts.members)) {
      if (column === 'externalId') continue;
      for (const heading of headings)
        assert.equal(columnsOf([heading]).places.get(column as Column), 0, heading);
      assert.equal(isNeeded ?? false, neededColumns.includes(column as Column), column);
    }
  });

  test('no heading means two columns of one kind', () => {
    for (const kind of moveInKindIds) {
      const all = Object.values<ColumnTexts>(moveInColumnTexts[kind]).flatMap(({ headings }) =>
        headings.map(plainWord),
      );
      assert.deepEqual(all, [...new Set(all)], kind);
    }
  });

  test('what was matched before is matched again, where the file still has it', () => {
    const { columns } = moveInKinds.gifts;
    const headings = ['Ref', 'Bilag', 'Giver', 'Dato', 'Beløp'];
    assert.equal(guessMapping(columns, headings, { id: 'Ref' }).id, 'Ref');
    assert.equal(guessMapping(columns, headings, { id: 'Gone' }).id, 'Bilag');
  });

  test('amounts are read as they are written, and what is none is not', () => {
    for (const [text, ore] of [
      ['250', 25_000],
      ['250,50', 25_050],
      ['1 250.5', 125_050],
      ['1.250,00', 125_000],
      ['kr 99,-', 9_900],
    ] as const)
      assert.equal(readOre(text), ore, text);
    for (const text of ['', '0', '-5', '1,234567', '=1+1', '1e5', 'gratis', '99999999999'])
      assert.equal(readOre(text), null, text);
  });
});
