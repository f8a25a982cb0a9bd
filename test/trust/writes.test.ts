/**
 * Every write of the contract has exactly one effect: without a key, with one key many times at once, by two people,
 * with another content, and with a connection that is cut. Rows 16 and 17 of the scorecard.
 */
// databases: both
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Answer } from '../support/answer.ts';
import { testDatabaseUrl } from '../support/test-database.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { type WriteExample, writeExamples } from '../support/write-examples.ts';

const command = 'npm run trial:trust -- --only=writes';
const atOnce = sizeOf({ small: 5, full: 50 });
/** In the ordinary tests every so manieth write, another one each day. */
const every = sizeOf({ small: 8, full: 1 });
const today = Math.floor(Date.now() / 86_400_000);
/** Not an effect of the write: what counts, what knows the device, and the record of the answer itself. */
const asides = new Set(['attempt_counter', 'account_session', 'idempotency_key']);

describe('every write has exactly one effect', () => {
  let portal: TestPortal;
  let examples: WriteExample[] = [];
  let without: string[] = [];
  let tables: string[] = [];
  let port = 0;
  before(async () => {
    portal = await openTestPortal();
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'schema_migration' order by 1`.execute(portal.db);
    tables = rows.map(({ name }) => name).filter((name) => !asides.has(name));
    // Jobs wait: what they do is no effect of the write.
    await sql`create function wait_for_tomorrow() returns trigger language plpgsql as $$
      begin new.start_after := now() + interval '1 day'; return new; end $$`.execute(portal.db);
    await sql`create trigger wait_for_tomorrow before insert on pgboss.job
      for each row execute function wait_for_tomorrow()`.execute(portal.db);
    for (const caller of ['kari', 'ola', 'mona', 'jon', 'uten', 'joining', 'liv'] as const)
      await portal.call(caller, 'GET /api/me');
    ({ examples, without } = await writeExamples(portal));
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as AddressInfo).port;
  });
  after(async () => {
    await sql`drop function wait_for_tomorrow cascade`.execute(portal.db);
    await portal.close();
  });

  type Seen = { transaction: number; counts: Map<string, number> };
  async function look(): Promise<Seen> {
    const query = tables.map((table) => `select '${table}' as name, count(*)::int as count from "${table}"`);
    const { rows } = await sql
      .raw<{ name: string; count: number }>(query.join(' union all '))
      .execute(portal.db);
    const { rows: now } = await sql<{ transaction: number }>`
      select pg_current_xact_id()::text::bigint as transaction`.execute(portal.db);
    return {
      transaction: now[0]!.transaction,
      counts: new Map(rows.map(({ name, count }) => [name, count])),
    };
  }
  /** In how many transactions rows were written since, and how many rows there are more or fewer of. */
  async function effectsSince({ transaction, counts }: Seen) {
    const query = tables.map(
      (table) => `select '${table}' as name, xmin::text as writer, 0 as count from "${table}"
        where xmin::text::bigint > ${transaction}`,
    );
    const { rows } = await sql
      .raw<{ name: string; writer: string }>(query.join(' union all '))
      .execute(portal.db);
    const after = await look();
    const more = tables
      .map((table) => [table, after.counts.get(table)! - counts.get(table)!] as const)
      .filter(([, count]) => count !== 0);
    return {
      writers: new Set(rows.map(({ writer }) => writer)).size,
      where: [...new Set(rows.map(({ name }) => name))].join(', '),
      more: JSON.stringify(more),
    };
  }

  const send = (
    { key, caller, body }: WriteExample,
    params: Record<string, string>,
    idempotencyKey: string | null,
    as = caller,
  ): Promise<Answer> => portal.call(as, key, { params, body, idempotencyKey });
  const calm = () => portal.db.deleteFrom('attempt_counter').execute();

  /** Sends a request over a socket of its own and hangs up before the answer can be read. */
  async function sendAndHangUp(
    { key, caller, body }: WriteExample,
    params: Record<string, string>,
    idempotencyKey: string,
  ) {
    const [method, pattern] = key.split(' ') as [string, string];
    const path = pattern.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(params[name] ?? ''));
    const isBytes = body instanceof Uint8Array;
    const content =
      body === undefined ? Buffer.alloc(0) : isBytes ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `idempotency-key: ${idempotencyKey}`,
      ...(caller ? [`authorization: Bearer ${await portal.tokenOf(caller)}`] : []),
      ...(body === undefined ? [] : [`content-type: application/${isBytes ? 'octet-stream' : 'json'}`]),
      `content-length: ${content.length}`,
    ];
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    await new Promise<void>((sent) =>
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content]), () => sent()),
    );
    await delay(Math.random() * 10);
    socket.destroy();
  }

  /** @returns what is wrong with it, in sentences; and whether it did something at all */
  async function tryWrite(example: WriteExample): Promise<{ faults: string[]; isDone: boolean }> {
    const faults: string[] = [];
    const fault = (what: string) => faults.push(`${example.key} as ${example.caller ?? 'nobody'}: ${what}`);
    const isKeyed = example.method === 'POST';

    if (isKeyed) {
      const params = await example.params();
      await calm();
      const before = await look();
      const answer = await send(example, params, null);
      if (answer.status < 400 || answer.status >= 500) fault(`without a key: ${answer.status}`);
      const { writers, where } = await effectsSince(before);
      if (writers > 0) fault(`without a key it wrote to ${where}`);
    }

    const params = await example.params();
    await calm();
    const before = await look();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: atOnce }, () => send(example, params, key)));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    const effects = await effectsSince(before);
    const isDone = answers.some(({ status }) => status < 300);
    if (statuses.some((status) => status >= 500)) fault(`at once: ${statuses.join(', ')}`);
    if (isKeyed) {
      if (isDone && new Set(answers.map(({ text }) => text)).size > 1) fault('at once: different answers');
      if (effects.writers > 1) fault(`at once: ${effects.writers} effects in ${effects.where}`);
      const again = await send(example, params, key);
      if (isDone && again.text !== answers[0]!.text) fault('later: another answer');
      const later = await effectsSince(before);
      if (later.writers > 1 || later.more !== effects.more) fault(`later: one more effect in ${later.where}`);
    }

    if (isKeyed && isDone) {
      // The same key for something else of the same person.
      const elsewhere = await example.params();
      const isSame = JSON.stringify(elsewhere) === JSON.stringify(params);
      const beforeReuse = await look();
      const reused = isSame
        ? await portal.call(example.caller, 'POST /api/measuring-choices', {
            body: { choice: 'declined', textVersion: 'x' },
            idempotencyKey: key,
          })
        : await send(example, elsewhere, key);
      if (reused.status < 400 || reused.status >= 500) fault(`the key used again: ${reused.status}`);
      if ((await effectsSince(beforeReuse)).writers > 0) fault('the key used again had an effect');
      // The same key of somebody else.
      if (example.other !== null) {
        await calm();
        const theirs = await send(example, params, key, example.other);
        if (theirs.body.code === 'IDEMPOTENCY_KEY_REUSED' || theirs.status >= 500)
          fault(`the key of somebody else: ${theirs.status}`);
      }
    }

    // Cut off, and sent once more.
    const cut = await example.params();
    await calm();
    const beforeCut = await look();
    const cutKey = randomUUID();
    await sendAndHangUp(example, cut, cutKey);
    const again = await send(example, cut, cutKey);
    await delay(20);
    if (again.status >= 500) fault(`cut off and sent again: ${again.status}`);
    const afterCut = await effectsSince(beforeCut);
    if (isKeyed && afterCut.writers > 1) fault(`cut off: ${afterCut.writers} effects in ${afterCut.where}`);
    return { faults, isDone };
  }

  test('every write has an example', () => {
    assert.deepEqual(without, []);
    assert.ok(examples.length > 100, String(examples.length));
  });

  test(`once, however it is sent: ${atOnce} at once`, async () => {
    const chosen = examples.filter((_, place) => (place + today) % every === 0);
    const faults: string[] = [];
    let done = 0;
    for (const example of chosen) {
      const tried = await tryWrite(example);
      faults.push(...tried.faults);
      if (tried.isDone) done += 1;
    }
    assert.deepEqual(faults, []);
    assert.ok(done > chosen.length / 4, `only ${done} of ${chosen.length} did anything`);
    if (!isFullTrial) return;
    const kind = testDatabaseUrl ? 'PostgreSQL' : 'the embedded database';
    const posts = chosen.filter(({ method }) => method === 'POST').length;
    const shared = `on ${kind}: ${chosen.length} writes (${posts} POST), ${done} of them done and the others refused`;
    keepFigure({
      row: 16,
      score: 3,
      figure: `Connection cut and the request sent again with its key, ${shared}: one effect each; a handler that writes outside its transaction was found.`,
      command,
    });
    keepFigure({
      row: 17,
      score: 3,
      figure: `The same request ${atOnce} times at once with one key, ${shared}: one effect and one answer each; a handler that writes outside its transaction was found.`,
      command,
    });
  });

  test('a handler that writes outside its transaction is found', async () => {
    const example = examples.find(({ key }) => key === 'POST /api/enquiries')!;
    const { enquiries } = portal.services;
    const honest = enquiries.send;
    const { db } = portal.database.server;
    enquiries.send = (tx, ...rest) => {
      // Past the transaction of the request, and whether or not it was done before.
      void delay(1)
        .then(() => inTransaction(db, (own) => honest(own, ...rest)))
        .catch(() => {});
      return honest(tx, ...rest);
    };
    try {
      const { faults } = await tryWrite(example);
      assert.ok(
        faults.some((fault) => /effects in/.test(fault)),
        faults.join('\n'),
      );
    } finally {
      enquiries.send = honest;
    }
  });
});
