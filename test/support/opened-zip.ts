/** A downloaded archive, read as programs read it: from its directory. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';

/** @returns the files by name, in their order */
export async function openZip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const file = path.join(folder, 'archive.zip');
  writeFileSync(file, bytes);
  const zip = await openPromise(file, { autoClose: false });
  try {
    const files = new Map<string, Buffer>();
    for await (const entry of zip.eachEntry()) {
      const content = await buffer(await zip.openReadStreamPromise(entry));
      assert.equal(crc32(content), entry.crc32, entry.fileName);
      files.set(entry.fileName, content);
    }
    return files;
  } finally {
    zip.close();
    rmSync(folder, { recursive: true });
  }
}
