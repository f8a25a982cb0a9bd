import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchedDocuments } from './fetched-documents-rules.ts';

test('a receipt of each gift, and one page for each other kind that there is', () => {
  const tables = {
    gift_receipt: [
      { charge_id: 'a', number: 7 },
      { charge_id: 'b', number: 8 },
    ],
    child: [{}],
    magazine_payment: [],
  };
  assert.deepEqual(
    fetchedDocuments(tables).map(({ kind, number, path }) => `${kind} ${number} ${path}`),
    [
      'gift 7 /kvittering/a',
      'gift 8 /kvittering/b',
      'statements  /kvittering/aar',
      'children  /registrere-barn/bekreftelse',
    ],
  );
  assert.deepEqual(fetchedDocuments({}), []);
});
