import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasIdentityNumber } from './identity-number.ts';

test('an identity number in a text is seen, with a space too; other numbers are not', () => {
  for (const text of ['Nummeret er 22898410068.', '228984 10068', 'Hei 228984-10068 hei'])
    assert.ok(hasIdentityNumber(text), text);
  for (const text of ['Konto 22898410067', 'Telefon 68 05 00 12', 'KID 122898410068', ''])
    assert.ok(!hasIdentityNumber(text), text);
});
