/** The server as a process of its own: start, readiness, refusals with one sentence, and a stop that loses nothing. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findFreePort } from './support/free-port.ts';
import { unpackMigrated } from './support/migrated-snapshot.ts';

const main = path.resolve(import.meta.dirname, '../server/main.ts');

function startMain(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  let complaint = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { child, ended, log: () => log, complaint: () => complaint };
}

async function untilReady(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('the server did not become ready within 30 seconds');
}

describe('the server process', {
  skip: fs.existsSync('dist/pages.json') ? false : 'the pages are not built',
}, () => {
  let folder: string;
  let port: number;
  let origin: string;
  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'min-side-'));
    await unpackMigrated(folder);
    port = await findFreePort();
    origin = `http://localhost:${port}`;
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('it becomes ready, refuses a second owner and a taken port, finishes what is under way, and ends with 0', async () => {
    const first = startMain({ PORT: String(port), DATA_DIR: folder });
    await untilReady(origin);
    assert.equal((await fetch(`${origin}/healthz`)).status, 200);

    const second = startMain({ PORT: String(await findFreePort()), DATA_DIR: folder });
    const startedAt = Date.now();
    assert.equal(await second.ended, 1);
    assert.ok(Date.now() - startedAt < 10_000);
    assert.equal(second.complaint().trim().split('\n').length, 1);
    assert.match(second.complaint(), new RegExp(String(first.child.pid)));

    const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'min-side-'));
    await unpackMigrated(elsewhere);
    const third = startMain({ PORT: String(port), DATA_DIR: elsewhere });
    assert.equal(await third.ended, 1);
    assert.match(third.complaint(), new RegExp(`^Porten ${port} er opptatt`));
    fs.rmSync(elsewhere, { recursive: true, force: true });

    // A request whose last byte comes after the signal is still answered.
    const slow = net.connect(port, '127.0.0.1');
    let answer = '';
    slow.on('data', (chunk) => {
      answer += chunk;
    });
    slow.write(
      'POST /api/enquiries HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    first.child.kill('SIGTERM');
    const signalledAt = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal((await fetch(`${origin}/readyz`)).status, 503);
    slow.write('}');
    assert.equal(await first.ended, 0);
    assert.ok(Date.now() - signalledAt < 10_000);
    assert.match(answer, /^HTTP\/1\.1 401/);
  });

  test('a public address without a sign-in service is refused with one sentence', async () => {
    const refused = startMain({
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_ORIGIN: 'https://minside.example',
    });
    assert.equal(await refused.ended, 1);
    assert.match(refused.complaint(), /IDENTITY_EMBEDDED=true/);
  });
});
