import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type RegisterFileColumn,
  registerFileColumns,
  registerFilePurposes,
} from '#contract/member-list-endpoints.ts';
import { columnsOf, csvText, fileRows, isOfUse, seenIn } from './register-file-rules.ts';

const columns = Object.fromEntries(registerFileColumns.map((column) => [column, column])) as Record<
  RegisterFileColumn,
  string
>;
const member = {
  number: '100001',
  name: 'Kari Lund',
  birthYear: '1980',
  address: 'Storgata 1',
  email: 'kari@medlem.example',
  phone: null,
  country: 'NO',
  counts: true,
  chapter: 'Oslo lokallag',
};

describe('a file of members', () => {
  test('has the columns of its purpose and no others: who is written to is not who is rung', () => {
    assert.deepEqual(columnsOf.email, ['name', 'email', 'language']);
    assert.deepEqual(columnsOf.phone, ['name', 'phone']);
    assert.equal(columnsOf.statistics.includes('name' as never), false);
    for (const purpose of registerFilePurposes) {
      assert.equal(columnsOf[purpose].includes('email'), ['email', 'missing-numbers'].includes(purpose));
      assert.equal(columnsOf[purpose].includes('address'), purpose === 'post');
      assert.equal(
        seenIn[purpose].includes('contact-points'),
        columnsOf[purpose].includes('phone') || purpose === 'email',
      );
      assert.equal(seenIn[purpose].includes('address'), purpose === 'post');
      assert.equal(seenIn[purpose].includes('name'), purpose !== 'statistics');
    }
  });

  test('says on top whose it is, and in each row which file it came from', () => {
    const words = { mark: ['Hentet av Mona'], columns, code: 'Merke', yesNo: ['ja', 'nei'] as const };
    const rows = fileRows('statistics', 'ABC', words, [member, { ...member, counts: false }]);
    assert.deepEqual(rows, [
      ['Hentet av Mona'],
      [],
      ['birthYear', 'chapter', 'joinedYear', 'language', 'counts', 'Merke'],
      ['1980', 'Oslo lokallag', '', '', 'ja', 'ABC'],
      ['1980', 'Oslo lokallag', '', '', 'nei', 'ABC'],
    ]);
  });

  test('leaves out members that the purpose cannot reach', () => {
    assert.deepEqual(
      registerFilePurposes.map((purpose) => isOfUse(purpose, member)),
      [true, true, false, true, true],
    );
    assert.equal(isOfUse('post', { ...member, country: null }), false);
    assert.equal(isOfUse('email', { ...member, email: null }), false);
  });

  test('as CSV: what a spreadsheet would run is text', () => {
    assert.equal(csvText([['=A1', 'Lund; Kari'], ['@x']]), `\ufeff'=A1;"Lund; Kari"\r\n'@x\r\n`);
  });
});
