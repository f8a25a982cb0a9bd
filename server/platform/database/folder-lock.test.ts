import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startOwner } from '../../../test/support/start-owner.ts';
import { lockFolder } from './folder-lock.ts';

describe('folder lock', () => {
  let root: string;
  before(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
  });
  after(() => fs.rmSync(root, { recursive: true, force: true }));
  const inUse = { name: 'StartProblem', message: /er allerede i bruk av prosess \d+\./ };

  it('gives a folder to one owner at a time, also by another name', () => {
    const folder = path.join(root, 'new', 'folder');
    const lock = lockFolder(folder);
    const link = path.join(root, 'link');
    fs.symlinkSync(folder, link);
    assert.throws(() => lockFolder(folder), inUse);
    assert.throws(() => lockFolder(link), inUse);
    lock.release();
    lockFolder(link).release();
  });

  it('names the owner, also a suspended one, without waiting for it, and forgets it after kill -9', {
    timeout: 60_000,
  }, async () => {
    const folder = path.join(root, 'x'.repeat(120), 'y'.repeat(120));
    const owner = await startOwner(folder, 'lock');
    assert.equal(owner.said, 'ready');
    owner.process.kill('SIGSTOP');
    const second = await startOwner(folder, 'lock');
    assert.match(second.said, new RegExp(`i bruk av prosess ${owner.process.pid}\\.`));
    const [code] =
      second.process.exitCode === null ? await once(second.process, 'exit') : [second.process.exitCode];
    assert.equal(code, 1);
    await owner.kill();
    lockFolder(folder).release();
  });

  it('lets one of many that start at the same moment have it', async () => {
    const folder = path.join(root, 'many');
    const left = await startOwner(folder, 'lock');
    await left.kill();
    const owners = await Promise.all(Array.from({ length: 5 }, () => startOwner(folder, 'lock')));
    assert.equal(owners.filter(({ said }) => said === 'ready').length, 1);
    await Promise.all(owners.filter(({ said }) => said === 'ready').map((owner) => owner.kill()));
  });

  it('says so when the folder cannot be made', () => {
    const file = path.join(root, 'file');
    fs.writeFileSync(file, '');
    assert.throws(() => lockFolder(path.join(file, 'folder')), {
      message: /^Får ikke skrevet i datamappen /,
    });
  });
});
