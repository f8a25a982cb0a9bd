import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { openZip } from '../../test/support/opened-zip.ts';
import { zipped, zipStream } from './zip-file.ts';

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

describe('ZIP archives', () => {
  test('what is put in comes out, with names of any letter, streamed and whole', async () => {
    const large = randomBytes(300_000);
    async function* inPieces() {
      for (let at = 0; at < large.length; at += 70_000) yield large.subarray(at, at + 70_000);
    }
    const bytes = await bytesOf(
      zipStream(
        [
          { name: 'side.html', content: ['<p>', 'Blåbær', '</p>'] },
          { name: 'filer/1-Ærlig øl.pdf', content: inPieces() },
          { name: 'tom.txt', content: [] },
        ],
        '2026-11-30',
      ),
    );
    const files = await openZip(bytes);
    assert.deepEqual([...files.keys()], ['side.html', 'filer/1-Ærlig øl.pdf', 'tom.txt']);
    assert.equal(files.get('side.html')?.toString(), '<p>Blåbær</p>');
    assert.ok(files.get('filer/1-Ærlig øl.pdf')?.equals(large));
    assert.equal(files.get('tom.txt')?.length, 0);
    assert.equal((await openZip(zipped([['a.xml', '<a/>']]))).get('a.xml')?.toString(), '<a/>');
  });

  test('a fault in a file reaches the reader, and a reader who leaves stops the reading', async () => {
    async function* broken() {
      yield 'abc';
      throw new Error('gone');
    }
    await assert.rejects(bytesOf(zipStream([{ name: 'a', content: broken() }], '2026-11-30')), /gone/);
    let isStopped = false;
    async function* endless() {
      try {
        for (;;) yield randomBytes(100_000);
      } finally {
        isStopped = true;
      }
    }
    let pieces = 0;
    for await (const _piece of zipStream([{ name: 'a', content: endless() }], '2026-11-30'))
      if (++pieces > 5) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.equal(isStopped, true);
  });
});
