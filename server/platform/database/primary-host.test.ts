import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { after, before, describe, test } from 'node:test';
import { createPool } from './connection-pool.ts';
import { addressesOf, firstAddressOf } from './primary-host.ts';

const message = (type: string, ...content: (number | string)[]): Buffer => {
  const body = Buffer.concat(
    content.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from([part]))),
  );
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = message('Z', 0x49);
/** One row of one boolean. */
const answerOf = (value: boolean): Buffer =>
  Buffer.concat([
    message('T', 0, 1, 'standby', 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 255, 255, 255, 255, 0, 0),
    message('D', 0, 1, 0, 0, 0, 1, (value ? 't' : 'f').charCodeAt(0)),
    message('C', 'SELECT 1'),
    ready,
  ]);

/** As much of PostgreSQL as says whether it is a standby. */
class Host {
  isStandby: boolean;
  sessions = 0;
  readonly #sockets = new Set<net.Socket>();
  readonly #server = net.createServer((socket) => {
    this.#sockets.add(socket);
    this.sessions += 1;
    socket.on('error', () => {});
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', 0, 0, 0, 0), ready]));
      socket.on('data', (sent) => {
        if (sent[0] === 'Q'.charCodeAt(0)) socket.write(answerOf(this.isStandby));
        else socket.end();
      });
    });
  });

  constructor(isStandby: boolean) {
    this.isStandby = isStandby;
  }
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as net.AddressInfo).port}`;
  }
  stop(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

describe('several hosts in one address', () => {
  const [one, two] = [new Host(true), new Host(false)];
  let address: string;
  before(async () => {
    address = `postgres://portal:x@${await one.start()},${await two.start()}/portal?target_session_attrs=read-write`;
  });
  after(() => two.stop());

  test('are read from it, with what the driver understands of each', () => {
    const secure = 'postgres://u:p@a:1,[::1],c/portal?target_session_attrs=read-write&sslmode=verify-full';
    assert.deepEqual(addressesOf(secure).map(firstAddressOf), [
      'postgres://u:p@a:1/portal?sslmode=verify-full',
      'postgres://u:p@[::1]/portal?sslmode=verify-full',
      'postgres://u:p@c/portal?sslmode=verify-full',
    ]);
    for (const alone of ['postgres://u:p@a:1/portal?sslmode=require', 'postgres://u:p@%2Frun%2Fpg/portal'])
      assert.deepEqual([addressesOf(alone), firstAddressOf(alone)], [[alone], alone]);
  });

  test('the one that takes writes is used, and after a failover the other, without a new pool', async () => {
    const pool = createPool({ connectionString: address, max: 1 }, { prepare: true, onLost() {} });
    const isStandby = async () => (await pool.query('select pg_is_in_recovery() as standby')).rows[0].standby;
    assert.equal(await isStandby(), false);
    const before = two.sessions;
    // The standby is promoted, and the former primary comes back as a standby.
    [one.isStandby, two.isStandby] = [false, true];
    const client = await pool.connect();
    client.release(true);
    await new Promise((later) => setTimeout(later, 1_100));
    assert.equal(await isStandby(), false);
    assert.ok(two.sessions > before, 'the former one was asked first');
    one.isStandby = true;
    (await pool.connect()).release(true);
    await new Promise((later) => setTimeout(later, 1_100));
    await assert.rejects(isStandby(), (problem: Error) => {
      assert.match(problem.message, /^none of 127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ takes writes/);
      return true;
    });
    one.stop();
    await new Promise((later) => setTimeout(later, 1_100));
    await assert.rejects(isStandby());
    await pool.end();
  });
});
