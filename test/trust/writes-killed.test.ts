/**
 * The portal is killed while it answers many writes at once, is started again, and gets the same requests with the same
 * keys: each has one effect and the answer of a first try, and what was acknowledged is there. Row 16 of the scorecard.
 */
// databases: both
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type PostgresqlServer, startPostgresql } from '../support/postgresql.ts';
import { testDatabaseUrl } from '../support/test-database.ts';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { endsOwnSignIn, type WriteExample } from '../support/write-examples.ts';
import { effectPlace, effectsSince, type TransactionEffects } from '../support/writes/effect-log.ts';
import { createKilledPortal, type KilledPortal, type ReadyWrite } from '../support/writes/killed-portal.ts';

const command = 'npm run trial:trust -- --only=writes-killed';
const kills = sizeOf({ small: 1, full: 33 });
/** Requests in flight when the portal is killed. */
const inFlight = 6;
const kind = testDatabaseUrl ? 'PostgreSQL' : 'the embedded database';
/** From when it listens, each statement is for itself: a handler that works outside the transaction of its request. */
const withoutTransactions = `data:text/javascript,import net from 'node:net';
  import { Kysely } from ${JSON.stringify(import.meta.resolve('kysely'))};
  const listen = net.Server.prototype.listen;
  net.Server.prototype.listen = function (...given) {
    Kysely.prototype.transaction = function () { return { execute: (work) => work(this) }; };
    return listen.apply(this, given);
  };`;

type Sent = ReadyWrite & { key: string; first: Answer | null; again: Answer | null };
type Answer = { status: number; text: string };

describe('writes while the portal is killed', {
  skip: fs.existsSync('dist/pages.json') ? false : 'the pages are not built',
}, () => {
  let postgresql: PostgresqlServer | null = null;
  let portal: KilledPortal;
  before(async () => {
    if (testDatabaseUrl) postgresql = await startPostgresql();
    portal = await createKilledPortal(postgresql?.url ?? null);
  });
  after(async () => {
    await portal.remove();
    await postgresql?.stop();
  });

  /** @returns null where the portal was gone before the whole answer was here */
  async function send({ example, request, key }: Sent): Promise<Answer | null> {
    const [method, pattern] = example.key.split(' ') as [string, string];
    const { as, params, query, body } = request;
    const path = pattern.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(params?.[name] ?? ''));
    const isBytes = body instanceof Uint8Array;
    const headers = {
      'idempotency-key': key,
      ...(as && { authorization: `Bearer ${await portal.tokenOf(as)}` }),
      ...(body !== undefined && { 'content-type': `application/${isBytes ? 'octet-stream' : 'json'}` }),
    };
    try {
      const answer = await fetch(`${portal.origin}${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
        method,
        headers,
        ...(body !== undefined && { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      return null;
    }
  }
  /** Until the portal is not too busy to answer. */
  async function sendAgain(sent: Sent): Promise<Answer> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await send(sent);
      assert.ok(answer, `${sent.example.key}: no answer`);
      if (answer.status !== 503) return answer;
      await delay(100);
    }
    throw new Error(`${sent.example.key}: always too busy`);
  }

  async function makeReady(chosen: readonly string[]): Promise<{ ready: ReadyWrite[]; place: number }> {
    return portal.withStage(async ({ db }, examples) => {
      const ready: ReadyWrite[] = [];
      for (const example of examples.filter(({ key }) => chosen.includes(key)))
        ready.push({ example, request: await example.make() });
      await db.deleteFrom('attempt_counter').execute();
      return { ready, place: await effectPlace(db) };
    });
  }

  /** Kills the portal after a number of answers. */
  async function sendAndKill(writes: Sent[], answered: number): Promise<void> {
    let left = answered;
    let kill = () => {};
    const isTime = new Promise<void>((resolve) => {
      kill = resolve;
    });
    if (left === 0) setTimeout(kill, randomInt(0, 60));
    const sending = writes.map(async (write) => {
      write.first = await send(write);
      left -= 1;
      if (left === 0) setTimeout(kill, randomInt(0, 8));
    });
    await Promise.race([isTime, Promise.all(sending)]);
    await portal.kill();
    await Promise.all(sending);
  }

  const isAcknowledged = ({ first }: Sent) => first !== null && first.status < 300;
  /** Another write of the round came first: it must have no effect then, also at first. */
  const isRefused = ({ first, again }: Sent) =>
    again?.status === 409 && (first === null || first.status === 409 || first.status === 503);
  /**
   * Outside the transaction of a request, and meant to be: numbers tried are counted whether or not it is refused, and
   * who signs in lifts what a report of their death has stopped.
   */
  const isAside = ({ effects }: TransactionEffects) =>
    [...effects.keys()].every((what) => /^(number_try|death_report) /.test(what));
  const isKeyed = ({ example }: ReadyWrite) => example.method === 'POST';

  /** What every look must find, whenever it is. */
  function faultsIn(writes: readonly Sent[], log: readonly TransactionEffects[], isAgain: boolean): string[] {
    const faults: string[] = [];
    for (const write of writes.filter(isKeyed)) {
      const own = log.filter(({ keys }) => keys.includes(write.key));
      // An answer that the caller can be given again by a new account keeps its key twice, and does nothing the second time.
      const kept = Math.max(Math.min(1, own.length), own.filter(({ effects }) => effects.size > 0).length);
      const isNeeded = isAgain || isAcknowledged(write);
      if (isRefused(write)) {
        if (kept > 0) faults.push(`${write.example.key}: refused, and done`);
        continue;
      }
      if (kept > 1) faults.push(`${write.example.key}: ${kept} effects`);
      if (isNeeded && kept === 0) faults.push(`${write.example.key}: acknowledged and lost`);
    }
    const unkeyed = writes.filter((write) => !isKeyed(write));
    const strays = log
      .filter(({ keys, effects }) => keys.length === 0 && effects.size > 0)
      .filter((one) => !isAside(one));
    if (strays.length > unkeyed.length * (isAgain ? 2 : 1)) {
      const what = strays.map(({ effects }) => [...effects.keys()].join(' + ')).join('; ');
      faults.push(`outside the transaction of a request: ${what}`);
    }
    return faults;
  }

  /** One kill. @returns what is wrong, and how many were acknowledged before it and how many were cut off */
  async function round(chosen: readonly string[], preload?: string) {
    const { ready, place } = await makeReady(chosen);
    const writes: Sent[] = ready.map((write) => ({ ...write, key: randomUUID(), first: null, again: null }));
    portal.start(preload);
    await portal.untilReady();
    const began = new Date();
    await sendAndKill(writes, randomInt(0, writes.length));
    const look = () => portal.look((db) => effectsSince(db, place, began));
    const faults = faultsIn(writes, await look(), false);
    const cutOff = writes.filter(({ first }) => first === null).length;
    const counts = { acknowledged: writes.filter(isAcknowledged).length, cutOff };

    portal.start(preload);
    await portal.untilReady();
    for (const write of writes) {
      const { example, first } = write;
      const again = await sendAgain(write);
      write.again = again;
      if (isRefused(write)) continue;
      const isSignedOut = endsOwnSignIn.has(example.key) && again.status === 401;
      if (!isKeyed(write)) {
        // Done already, or done now: a version or a thing that is gone says so.
        if (again.status >= 300 && ![404, 409].includes(again.status))
          faults.push(`${example.key}: ${again.status} again`);
      } else if (again.status >= 300 && !isSignedOut)
        faults.push(`${example.key}: ${again.status} ${again.text.slice(0, 120)} again`);
      else if (isAcknowledged(write) && again.text !== first!.text && !isSignedOut)
        faults.push(`${example.key}: another answer`);
      if (first && first.status >= 300 && first.status !== 503)
        faults.push(`${example.key}: ${first.status} ${first.text.slice(0, 120)} at first`);
    }
    await portal.stop();
    faults.push(...faultsIn(writes, await look(), true));
    const done = writes.filter((write) => !isRefused(write)).map(({ example }) => example.key);
    return { faults, done, ...counts };
  }

  test(`killed ${kills} times: each has one effect and one answer, and nothing acknowledged is lost`, async () => {
    const examples: WriteExample[] = await portal.withStage(async (_stage, all) => all);
    // Neighbours in the contract are about the same things: they are not under way together.
    const batches = Math.ceil(examples.length / inFlight);
    // The ordinary tests take the same writes each day; a full trial takes all of them.
    const start = isFullTrial ? Math.floor(Date.now() / 86_400_000) : 20_781;
    const sums = { acknowledged: 0, cutOff: 0 };
    const tried = new Set<string>();
    const faults: string[] = [];
    async function killUnder(writes: readonly WriteExample[]): Promise<void> {
      const { acknowledged, cutOff, done, faults: found } = await round(writes.map(({ key }) => key));
      for (const key of done) tried.add(key);
      faults.push(...found);
      sums.acknowledged += acknowledged;
      sums.cutOff += cutOff;
      if (isFullTrial)
        console.log(`${kind}: ${tried.size} tried, ${JSON.stringify(sums)}, ${faults.length} faults`);
    }
    for (let kill = 0; kill < kills; kill += 1)
      await killUnder(examples.filter((_, number) => number % batches === (start + kill) % batches));
    // Another write of the round came first: these are killed again, each alone.
    const refused = isFullTrial ? examples.filter(({ key }) => !tried.has(key)) : [];
    for (const example of refused) await killUnder([example]);
    assert.deepEqual(faults, []);
    keepFigure({
      row: 16,
      part: 'killed',
      score: 3,
      figure: `${kills + refused.length} times kill -9, ${kills} of them under ${inFlight} writes at once on ${kind}; ${tried.size} of the contract's ${examples.length} writes: ${sums.acknowledged} acknowledged before it are all there, ${sums.cutOff} cut off and sent again with their keys had one effect each; a portal without transactions was found.`,
      command,
    });
  });

  test('a portal that writes outside its transactions is found', async () => {
    const posts = ['POST /api/enquiries', 'POST /api/staff/text-blocks', 'POST /api/giving/gifts'];
    const { faults } = await round(posts, withoutTransactions.replaceAll('\n', ' '));
    assert.ok(
      faults.some((fault) => /outside the transaction/.test(fault)),
      faults.join('\n'),
    );
  });
});
