import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { keepAssets } from './earlier-assets.ts';

describe('the assets of earlier releases', () => {
  let root: string;
  let warnings: unknown[];
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
    warnings = [];
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** A release with these files starts. @returns the files that are kept then */
  function start(day: number, ...names: string[]): string[] {
    const built = mkdtempSync(path.join(root, 'release-'));
    for (const name of names) writeFileSync(path.join(built, name), `code of ${name}`);
    const kept = path.join(root, 'kept');
    keepAssets(built, kept, new Date(Date.UTC(2026, 0, day)), { warn: (details) => warnings.push(details) });
    return readdirSync(kept)
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  test('are kept for a week after they were replaced, however long they were in use', () => {
    assert.deepEqual(start(1, 'app-1.js', 'all-1.css'), ['all-1.css', 'app-1.js']);
    assert.deepEqual(start(90, 'app-2.js', 'all-1.css'), ['all-1.css', 'app-1.js', 'app-2.js']);
    assert.equal(readFileSync(path.join(root, 'kept/app-1.js'), 'utf8'), 'code of app-1.js');
    assert.deepEqual(start(97, 'app-2.js', 'all-1.css'), ['all-1.css', 'app-1.js', 'app-2.js']);
    assert.deepEqual(start(98, 'app-3.js', 'all-1.css'), ['all-1.css', 'app-2.js', 'app-3.js']);
    assert.deepEqual(warnings, []);
  });

  test('that come back with a rollback are current again', () => {
    start(1, 'app-1.js');
    start(2, 'app-2.js');
    start(3, 'app-1.js');
    assert.deepEqual(start(9, 'app-1.js'), ['app-1.js', 'app-2.js']);
    assert.deepEqual(start(11, 'app-1.js'), ['app-1.js']);
  });

  test('a folder that cannot be written is a warning, and no obstacle to a start', () => {
    mkdirSync(path.join(root, 'kept'));
    keepAssets(path.join(root, 'missing'), path.join(root, 'kept'), new Date(), {
      warn: (details) => warnings.push(details),
    });
    assert.equal(warnings.length, 1);
  });
});
