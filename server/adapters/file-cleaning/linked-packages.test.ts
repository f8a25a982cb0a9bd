/** The process that looks at files starts where `node_modules` is a symbolic link, as some installations have it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

test('a picture is cleaned where the packages lie behind a link', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'linked-'));
  try {
    for (const one of ['package.json', 'contract', 'server/adapters/file-cleaning', 'server/ports'])
      cpSync(path.join(root, one), path.join(folder, one), { recursive: true });
    symlinkSync(realpathSync(path.join(root, 'node_modules')), path.join(folder, 'node_modules'));
    const program = `
      import sharp from 'sharp';
      import { createProcessFileCleaner } from './server/adapters/file-cleaning/process-file-cleaner.ts';
      const cleaner = createProcessFileCleaner();
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).png().toBuffer();
      const { kind, refusal } = await cleaner.clean(async () => bytes);
      cleaner.stop();
      console.log(kind, refusal);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    assert.match(said, /^png (undefined|null)/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
