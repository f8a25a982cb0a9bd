/**
 * The server calls only the hosts in its settings: what people type is fetched nowhere, and an answer that points
 * elsewhere is not followed.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { globSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ApiDocument } from '../support/fuzzed-requests.ts';
import { withValue } from '../support/fuzzed-values.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { textFields } from '../support/text-fields.ts';
import { sizeOf } from '../support/trust-figures.ts';
import { writeExamples } from '../support/write-examples.ts';
import { createWriteStage } from '../support/writes/write-stage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const today = Math.floor(Date.now() / 86_400_000);
/** What may call others: each an adapter, with an address out of the settings. */
const callers = [
  'server/adapters/identity/external-sign-in.ts',
  'server/adapters/identity/graph-account-names.ts',
  'server/adapters/identity/remote-keys.ts',
  'server/adapters/sms/http-sms-sender.ts',
  'server/adapters/vipps/vipps-http.ts',
];

/** @returns what is wrong with how a file calls others */
function faultsOf(file: string, text: string): string[] {
  const calls = [...text.matchAll(/\bfetch\((?:[^()]|\([^()]*\))*\)/g)];
  if (
    !/\bfetch\(|from 'undici'|\bhttps?\.(request|get)\(|\{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'/.test(
      text,
    )
  )
    return [];
  if (!callers.includes(file)) return [`${file} calls others`];
  const lax = calls.filter(([call]) => !/redirect: 'error'/.test(call));
  return [...(calls.length === 0 ? [`${file}: no call is found`] : []), ...lax.map(() => `${file} follows`)];
}

describe('calls to others', () => {
  let portal: TestPortal;
  let trap: net.Server;
  const outgoing: string[] = [];
  let hits = 0;
  const note = (message: unknown) => {
    const { request } = message as { request: { origin: string; path: string } };
    outgoing.push(`${request.origin}${request.path}`);
  };
  before(async () => {
    portal = await openTestPortal();
    channel('undici:request:create').subscribe(note);
    trap = net.createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  });
  after(async () => {
    channel('undici:request:create').unsubscribe(note);
    trap.close();
    await portal.close();
  });

  test('are made by five adapters only, and none follows an answer elsewhere', () => {
    const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    assert.deepEqual(
      files.flatMap((file) => faultsOf(file, readFileSync(path.join(root, file), 'utf8'))),
      [],
    );
    assert.deepEqual(faultsOf('server/features/x.ts', 'await fetch(url)'), [
      'server/features/x.ts calls others',
    ]);
    assert.deepEqual(faultsOf(callers[0]!, 'await fetch(url, { method })'), [`${callers[0]} follows`]);
  });

  test('an address in any field is not fetched, now or by a job', async () => {
    const { port } = trap.address() as net.AddressInfo;
    const traps = [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/a.png`,
      `http://0x7f000001:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      `http://127.0.0.1.nip.io:${port}/`,
      'http://169.254.169.254/latest/meta-data/',
      `http://localhost:${port}/?next=http://169.254.169.254/`,
    ];
    const document = (await portal.app.inject('/api/openapi.json')).json<ApiDocument>();
    const stage = createWriteStage(portal);
    const { examples } = await writeExamples(portal);
    const fields = textFields(document).filter(
      ({ place }, at) => place === 'body' && (at + today) % sizeOf({ small: 3, full: 1 }) === 0,
    );
    let tried = 0;
    for (const [at, { key, path: place }] of fields.entries()) {
      const example = examples.find((one) => one.key === key);
      if (!example) continue;
      for (let n = 0; n < sizeOf({ small: 1, full: traps.length }); n += 1) {
        const { as, body, ...request } = await example.make();
        if (typeof body !== 'object' || body instanceof Uint8Array) break;
        await portal.db.deleteFrom('attempt_counter').execute();
        const trapped = withValue(body ?? {}, place, traps[(at + n) % traps.length]);
        await stage.send(as, key, { ...request, body: trapped, idempotencyKey: randomUUID() });
        tried += 1;
      }
    }
    assert.ok(tried > 30, String(tried));
    const waiting = async () =>
      (
        await sql`select from pgboss.job where state in ('created', 'active') and start_after <= now()`.execute(
          portal.db,
        )
      ).rows.length;
    for (let n = 0; n < 100 && (await waiting()) > 0; n += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    assert.deepEqual([outgoing, hits], [[], 0]);
  });

  test('planted: a handler that fetches what was typed is found', async () => {
    const { port } = trap.address() as net.AddressInfo;
    await fetch(`http://127.0.0.1:${port}/planted`).catch(() => null);
    assert.deepEqual([outgoing, hits], [[`http://127.0.0.1:${port}/planted`], 1]);
  });
});
