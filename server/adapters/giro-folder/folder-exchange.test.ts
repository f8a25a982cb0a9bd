import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { createFolderExchange } from './folder-exchange.ts';

describe('the exchange in two folders', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'giro-'));
  const exchange = createFolderExchange(folder);
  const incoming = path.join(folder, 'from-operator');
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('what is delivered is there whole, and the same name again changes nothing', async () => {
    await exchange.deliver('F0000001.txt', Buffer.from('one'));
    await exchange.deliver('F0000001.txt', Buffer.from('two'));
    assert.deepEqual(readdirSync(path.join(folder, 'to-operator')), ['F0000001.txt']);
    assert.equal(readFileSync(path.join(folder, 'to-operator', 'F0000001.txt'), 'utf8'), 'one');
  });

  test('what has come is listed oldest first, without what is being written, until it is put away', async () => {
    assert.deepEqual(await exchange.listIncoming(), []);
    mkdirSync(incoming, { recursive: true });
    for (const [name, age] of [
      ['b.txt', 10],
      ['a.txt', 20],
      ['c.txt.part', 30],
      ['.hidden', 5],
    ] as const) {
      writeFileSync(path.join(incoming, name), name);
      utimesSync(path.join(incoming, name), age, age);
    }
    assert.deepEqual(await exchange.listIncoming(), ['b.txt', 'a.txt']);
    assert.equal((await exchange.read('b.txt')).toString(), 'b.txt');
    await exchange.putAway('b.txt');
    await exchange.putAway('b.txt');
    // The bank's names are the bank's: none is left lying unseen.
    const odd = 'OCR giro (1) på norsk.txt';
    writeFileSync(path.join(incoming, odd), odd);
    assert.deepEqual(await exchange.listIncoming(), ['a.txt', odd]);
    assert.equal((await exchange.read(odd)).toString(), odd);
    await exchange.putAway(odd);
    assert.deepEqual(await exchange.listIncoming(), ['a.txt']);
  });

  test('a name that leads elsewhere is none', async () => {
    for (const name of ['../secret', '..', '.', 'a/../../b', 'a\\b', 'a\0b', 'a\nb', ''])
      await assert.rejects(async () => exchange.read(name), RangeError);
    await assert.rejects(exchange.deliver('/etc/x', Buffer.alloc(0)), RangeError);
  });
});
