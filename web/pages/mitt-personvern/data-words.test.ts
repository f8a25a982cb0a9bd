/** What is held is told in words: no name of a table, a column or a code reaches the page untranslated. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { columnWords as columnsInEnglish } from '#contract/held/held-column-texts.en.ts';
import { columnWords as columnsInNynorsk } from '#contract/held/held-column-texts.nn.ts';
import { columnWords } from '#contract/held/held-column-texts.ts';
import {
  dataGroups as groupsInEnglish,
  tableWords as tablesInEnglish,
} from '#contract/held/held-table-texts.en.ts';
import {
  dataGroups as groupsInNynorsk,
  tableWords as tablesInNynorsk,
} from '#contract/held/held-table-texts.nn.ts';
import { dataGroups, tableWords } from '#contract/held/held-table-texts.ts';
import { valueWords as valuesInEnglish } from '#contract/held/held-value-texts.en.ts';
import { valueWords as valuesInNynorsk } from '#contract/held/held-value-texts.nn.ts';
import { valueWords, wordOf } from '#contract/held/held-value-texts.ts';
import { personalTables } from '#server/features/privacy/held-tables-rules.ts';
import { openTestDatabase } from '../../../test/support/test-database.ts';
import { heldText } from './data-format.ts';

describe('the words for what is held', () => {
  test('every table has its name and its place, every column its name', () => {
    const placed = dataGroups.flatMap(({ tables }) => tables);
    const missing = personalTables.flatMap(([name, { given, held = [], numbers = [], looked = {} }]) => [
      ...(tableWords[name] ? [] : [`${name}: no name`]),
      ...(placed.includes(name) ? [] : [`${name}: no place`]),
      ...[...given, ...held, ...numbers, ...Object.keys(looked)]
        .filter((column) => !columnWords[column])
        .map((column) => `${name}.${column}: no name`),
    ]);
    assert.deepEqual(missing, []);
  });

  test('the translations have a word for the same, and the tables in the same place', () => {
    for (const [words, ...others] of [
      [tableWords, tablesInNynorsk, tablesInEnglish],
      [columnWords, columnsInNynorsk, columnsInEnglish],
      [valueWords, valuesInNynorsk, valuesInEnglish],
    ] as const)
      for (const other of others) assert.deepEqual(Object.keys(other), Object.keys(words));
    const placesIn = (groups: typeof dataGroups) => groups.map(({ tables }) => tables);
    for (const groups of [groupsInNynorsk, groupsInEnglish])
      assert.deepEqual(placesIn(groups), placesIn(dataGroups));
  });

  test('every code that the database allows has a word', async () => {
    const database = await openTestDatabase();
    const { rows } = await sql<{ table: string; definition: string }>`
      select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and array_length(conkey, 1) = 1`.execute(database.db);
    await database.close();
    const missing = rows.flatMap(({ table, definition }) => {
      const [, column] = /\((\w+) = ANY/.exec(definition) ?? [];
      const given = personalTables.find(([name]) => name === table)?.[1].given ?? [];
      if (!column || !given.includes(column)) return [];
      const codes = [...definition.matchAll(/'([^']+)'::text/g)].map(([, code]) => code ?? '');
      return codes
        .filter((code) => wordOf(table, column, code) === code && !/^(deg|portal)$/.test(code))
        .map((code) => `${table}.${column}: ${code}`);
    });
    assert.deepEqual(missing, []);
  });

  test('days, amounts, yes and no, lists and forms are written as a person reads them', () => {
    assert.equal(heldText('person', 'born_on', '1984-09-21'), '21.\u00a0september 1984');
    assert.equal(heldText('gift_charge', 'period', '2026-11'), 'november 2026');
    assert.equal(heldText('gift_charge', 'amount_ore', 25_000), '250\u00a0kr');
    assert.equal(heldText('person', 'is_d_number', false), 'nei');
    assert.equal(heldText('person', 'phone', '+4768050001'), '68\u00a005\u00a000\u00a001');
    assert.equal(heldText('person', 'address_lines', ['Storgata 1', 'Oppgang B']), 'Storgata 1, Oppgang B');
    assert.equal(
      heldText('joining', 'details', { givenName: 'Kim', email: '', newsSms: true }),
      'Fornavn: Kim\nNewsSms: ja',
    );
    assert.equal(heldText('notice', 'kind', 'activity-offer'), 'om en aktivitet');
    assert.equal(heldText('enquiry', 'topic', 'ceremonies'), 'Seremonier');
    assert.equal(heldText('death_report', 'source', 'register'), 'fra en medlemsliste');
    assert.equal(heldText('child_guardian', 'accepted_ground', 'register'), 'Folkeregisteret');
  });
});
