import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NamePart } from './person-name.ts';

test('names are taken as people have them', () => {
  for (const name of [
    ...[
      'Å',
      'Bo',
      'Áile Ŋávdna',
      'Jåvnnå Čálliid',
      'Đorđe',
      'Máret-Ánne',
      "O'Brien",
      'O’Brien',
      "D'Arcy",
      "'t Hooft",
    ],
    ...[
      'van der Berg',
      'Anne-Lise',
      'Nguyễn Thị',
      '李',
      'محمد',
      'Łukasz',
      'Þór',
      'Å. B.',
      'jr.',
      'hansen',
      'HANSEN',
    ],
    ...['Gabriel·la', 'ʻOkina', 'Kaʻahumanu', 'दीक्षा', 'Strauß', 'Müller-Lüdenscheidt'],
  ]) {
    assert.equal(NamePart.parse(name), name.normalize('NFC'), name);
  }
});

test('a decomposed letter becomes one, spaces become one', () => {
  assert.equal(NamePart.parse('  A\u030ase   Marie '), 'Åse Marie');
});

test('what is no name is refused', () => {
  for (const text of [
    ...[
      '',
      '   ',
      '-',
      '.',
      "'",
      'ola@medlem.example',
      'R2D2',
      '17829499914',
      'Kari <b>',
      'a/b',
      'Kari\nNordmann',
    ],
    ...['Kari\u202eNordmann', '😀', 'x'.repeat(101)],
  ]) {
    assert.equal(NamePart.safeParse(text).success, false, text);
  }
  assert.ok(NamePart.safeParse('x'.repeat(100)).success);
});

test('whatever is taken is taken again as itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const first = NamePart.safeParse(text);
      if (first.success) assert.equal(NamePart.parse(first.data), first.data);
    }),
  );
});
