import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeName, rowsOfBringFile } from './bring-postal-file.ts';

test('the file is read, in its own encoding', () => {
  const bytes = Buffer.from('0001\tOSLO\t0301\tOSLO\tP\r\n8392\tSØRVÅGEN\t1874\tMOSKENES\tG\r\n', 'latin1');
  assert.deepEqual(rowsOfBringFile(bytes.toString('latin1')), [
    { code: '0001', place: 'Oslo', municipalities: ['0301'], category: 'P' },
    { code: '8392', place: 'Sørvågen', municipalities: ['1874'], category: 'G' },
  ]);
});

test('another file is refused, and the line is told', () => {
  assert.throws(() => rowsOfBringFile('0001\tOSLO\t0301\tOSLO\tP\n0002;OSLO'), /Linje 2/);
  assert.throws(() => rowsOfBringFile('<html>'), /Linje 1/);
});

test('places are written as names are', () => {
  assert.equal(placeName('MO I RANA'), 'Mo i Rana');
  assert.equal(placeName('Å I LOFOTEN'), 'Å i Lofoten');
  assert.equal(placeName('INDRE-BILLEFJORD'), 'Indre-Billefjord');
  assert.equal(placeName('I'), 'I');
});
