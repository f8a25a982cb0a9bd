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
import type { EndpointKey } from '#contract/endpoint.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Answer } from '../support/answer.ts';
import { testDatabaseUrl } from '../support/test-database.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import {
  endsOwnSignIn,
  impossibleWrites,
  type WriteExample,
  writeExamples,
} from '../support/write-examples.ts';
import {
  effectPlace,
  effectsSince,
  stopWatching,
  sumOf,
  watchEffects,
} from '../support/writes/effect-log.ts';
import {
  createWriteStage,
  type Sender,
  type WriteRequest,
  type WriteStage,
} from '../support/writes/write-stage.ts';

const command = 'npm run trial:trust -- --only=writes';
const atOnce = sizeOf({ small: 5, full: 50 });
/** In the ordinary tests every so manieth write, another one each day. */
const every = sizeOf({ small: 8, full: 1 });
const today = Math.floor(Date.now() / 86_400_000);
const measuringChoice = { choice: 'declined', textVersion: 'x' };
type Made = WriteRequest & { as: Sender };

describe('every write has exactly one effect', () => {
  let portal: TestPortal;
  let examples: WriteExample[] = [];
  let without: string[] = [];
  let stage: WriteStage;
  let port = 0;
  before(async () => {
    portal = await openTestPortal();
    stage = createWriteStage(portal);
    await watchEffects(portal.db);
    for (const caller of ['kari', 'ola', 'mona', 'jon', 'uten', 'vigdis', 'joining', 'liv'] as const)
      await portal.call(caller, 'GET /api/me');
    ({ examples, without } = await writeExamples(portal));
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as AddressInfo).port;
  });
  after(async () => {
    await stopWatching(portal.db);
    await portal.close();
  });

  const place = () => effectPlace(portal.db);
  /** Writes that a planted fault has begun beside a request. */
  const beside: Promise<unknown>[] = [];
  const effectsFrom = async (from: number) => {
    await Promise.all(beside);
    return sumOf(await effectsSince(portal.db, from));
  };
  const calm = () => portal.db.deleteFrom('attempt_counter').execute();
  const send = (key: EndpointKey, request: Made, idempotencyKey: string | null, as = request.as) =>
    stage.send(as, key, { ...request, idempotencyKey });

  /** Sends a request over a socket of its own and hangs up before the answer can be read. */
  async function sendAndHangUp(key: EndpointKey, request: Made, idempotencyKey: string) {
    const [method, pattern] = key.split(' ') as [string, string];
    const { as, params, query, body } = request;
    const path = pattern.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(params?.[name] ?? ''));
    const isBytes = body instanceof Uint8Array;
    const content =
      body === undefined ? Buffer.alloc(0) : isBytes ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    const head = [
      `${method} ${path}${query ? `?${new URLSearchParams(query)}` : ''} HTTP/1.1`,
      'host: localhost',
      `idempotency-key: ${idempotencyKey}`,
      ...(as ? [`authorization: Bearer ${await stage.tokenOf(as)}`] : []),
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

  /** @returns what is wrong with it, in sentences; whether it was done, and whether that wrote rows */
  async function tryWrite({ key, method, other, make }: WriteExample) {
    const faults: string[] = [];
    const fault = (what: string) => faults.push(`${key}: ${what}`);
    const isKeyed = method === 'POST';
    const isSignedOut = ({ status }: Answer) => endsOwnSignIn.has(key) && status === 401;

    if (isKeyed) {
      const request = await make();
      await calm();
      const before = await place();
      const answer = await send(key, request, null);
      if (answer.status < 400 || answer.status >= 500) fault(`without a key: ${answer.status}`);
      const { writers, text } = await effectsFrom(before);
      if (writers > 0) fault(`without a key it did ${text}`);
    }

    const request = await make();
    await calm();
    const before = await place();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () => send(key, request, idempotencyKey)),
    );
    const statuses = [...new Set(answers.map(({ status }) => status))];
    const effects = await effectsFrom(before);
    const isDone = answers.some(({ status }) => status < 300);
    if (!isDone) fault(`not done: ${answers[0]!.status} ${answers[0]!.text.slice(0, 200)}`);
    if (statuses.some((status) => status >= 500)) fault(`at once: ${statuses.join(', ')}`);
    if (isKeyed) {
      const told = answers.filter((answer) => !isSignedOut(answer));
      if (isDone && new Set(told.map(({ text }) => text)).size > 1) fault('at once: different answers');
      if (effects.writers > 1) fault(`at once: ${effects.writers} effects, ${effects.text}`);
      const again = await send(key, request, idempotencyKey);
      if (isDone && again.text !== told[0]!.text && !isSignedOut(again)) fault('later: another answer');
      const later = await effectsFrom(before);
      if (later.text !== effects.text) fault(`later: one more effect, ${later.text}`);
    }

    if (isKeyed && isDone) {
      // The same key for something else of the same person.
      const elsewhere = await make();
      const beforeReuse = await place();
      const isSame =
        JSON.stringify([elsewhere.params, elsewhere.body]) === JSON.stringify([request.params, request.body]);
      const reused = isSame
        ? await send('POST /api/measuring-choices', { as: request.as, body: measuringChoice }, idempotencyKey)
        : await send(key, { ...elsewhere, as: request.as }, idempotencyKey);
      if (reused.status < 400 || reused.status >= 500) fault(`the key used again: ${reused.status}`);
      const { writers, text } = await effectsFrom(beforeReuse);
      if (writers > 0) fault(`the key used again did ${text}`);
      // The same key of somebody else.
      await calm();
      const theirs = await send(key, request, idempotencyKey, other);
      if (theirs.body.code === 'IDEMPOTENCY_KEY_REUSED' || theirs.status >= 500)
        fault(`the key of somebody else: ${theirs.status}`);
    }

    // Cut off, and sent again.
    const cut = await make();
    await calm();
    const beforeCut = await place();
    const cutKey = randomUUID();
    await sendAndHangUp(key, cut, cutKey);
    const again = await send(key, cut, cutKey);
    await delay(20);
    if (again.status >= 500) fault(`cut off and sent again: ${again.status}`);
    const afterCut = await effectsFrom(beforeCut);
    if (isKeyed && again.status >= 300 && !isSignedOut(again))
      fault(`cut off and sent again: ${again.status}`);
    if (isKeyed && afterCut.writers > 1) fault(`cut off: ${afterCut.writers} effects, ${afterCut.text}`);
    return { faults, isDone, hasWritten: effects.writers > 0 };
  }

  test('every write has an example', () => {
    assert.deepEqual(without, Object.keys(impossibleWrites));
    assert.ok(examples.length > 175, String(examples.length));
  });

  test(`once, however it is sent: ${atOnce} at once`, async () => {
    const chosen = examples.filter((_, place) => (place + today) % every === 0);
    const faults: string[] = [];
    const undone: string[] = [];
    let written = 0;
    for (const example of chosen) {
      const tried = await tryWrite(example);
      faults.push(...tried.faults);
      if (!tried.isDone) undone.push(example.key);
      if (tried.hasWritten) written += 1;
    }
    assert.deepEqual(faults, []);
    if (!isFullTrial) return;
    const kind = testDatabaseUrl ? 'PostgreSQL' : 'the embedded database';
    const posts = chosen.filter(({ method }) => method === 'POST').length;
    const shared = `on ${kind}: ${chosen.length - undone.length} of ${examples.length + without.length} writes done (${posts} POST, ${written} of all wrote rows or jobs)`;
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
    const { enquiries } = portal.services.enquiries;
    const honest = enquiries.send;
    const { db } = portal.database.server;
    enquiries.send = (tx, ...rest) => {
      // Past the transaction of the request, and whether or not it was done before.
      const own = delay(1).then(() => inTransaction(db, (transaction) => honest(transaction, ...rest)));
      beside.push(own.catch(() => {}));
      return honest(tx, ...rest);
    };
    try {
      const { faults } = await tryWrite(example);
      assert.ok(
        faults.some((fault) => / effects, /.test(fault)),
        faults.join('\n'),
      );
    } finally {
      enquiries.send = honest;
    }
  });
});
