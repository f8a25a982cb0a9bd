import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachment } from './file-reply.ts';

const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(header)?.[1] ?? '');
const plainIn = (header: string) => /filename="([^"]*)"/.exec(header)?.[1];

test('a name is given plainly and with its own letters', () => {
  const header = attachment('Kvittering på Blåbær – Šaš.pdf');
  assert.equal(nameIn(header), 'Kvittering på Blåbær – Šaš.pdf');
  assert.equal(plainIn(header), 'Kvittering pa Blabaer _ Sas.pdf');
  // To be saved, and not shown as a page of ours.
  assert.match(header, /^attachment; /);
});

for (const [name, expected] of [
  ['../../etc/passwd', 'fil.etcpasswd'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['a\r\nSet-Cookie: x=1', 'aSet-Cookie x=1'],
  ['æøå "x".pdf', 'æøå x.pdf'],
  ['faktura\u202efdp.exe', 'fakturafdp.exe'],
  ['', 'fil'],
  ['...', 'fil'],
  ['.pdf', 'fil.pdf'],
  [`${'å'.repeat(400)}.pdf`, `${'å'.repeat(100)}.pdf`],
  ["o'brien (1)*.pdf", "o'brien (1).pdf"],
  ['\ud800x.pdf', '\ufffdx.pdf'],
] as const) {
  test(`${JSON.stringify(name)} becomes a name that can do no harm`, () => {
    const header = attachment(name);
    assert.equal(nameIn(header), expected);
    assert.match(header, /^attachment; filename="[ !#-$&(-:<-[\]-~]*"; filename\*=UTF-8''[\w%.~!#$&+^`|-]*$/);
  });
}
