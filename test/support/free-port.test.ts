import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { reservePort } from './free-port.ts';

describe('a reserved port', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ports-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const keeper = (port: number) => fs.readFileSync(path.join(folder, String(port)), 'utf8');

  test('is given to no other process, nor twice to the same one', () => {
    fs.writeFileSync(path.join(folder, '20001'), String(process.ppid));
    assert.equal(reservePort(20_001, folder), false);
    assert.equal(reservePort(20_002, folder), true);
    assert.equal(reservePort(20_002, folder), false);
  });

  test('is free again when its process has ended', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    fs.writeFileSync(path.join(folder, '20003'), String(pid));
    assert.equal(reservePort(20_003, folder), true);
    assert.equal(keeper(20_003), String(process.pid));
  });
});
