/**
 * What a client can do to the server below HTTP: requests that two readers would take for different ones, heads that are
 * no heads, and clients that never come to an end. None is an error of the server, none keeps others waiting, and the log
 * has a line for each interval and not for each of them.
 */
import assert from 'node:assert/strict';
import net from 'node:net';
import { after, before, describe, test } from 'node:test';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

const head = (lines: string) => `${lines.trim().replace(/\n\s*/g, '\r\n')}\r\n`;
const json = 'Content-Type: application/json';
const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';

/** Each must be answered with an error of the client or closed, and the request inside it never answered. */
const hostile: Record<string, string> = {
  'two lengths': `${head(`POST /api/enquiries HTTP/1.1\nHost: x\n${json}\nContent-Length: 0\nContent-Length: 40`)}\r\n${smuggled}`,
  'a length and chunks': `${head(`POST /api/enquiries HTTP/1.1\nHost: x\n${json}\nContent-Length: 4\nTransfer-Encoding: chunked`)}\r\n0\r\n\r\n${smuggled}`,
  'chunks in disguise': `${head(`POST /api/enquiries HTTP/1.1\nHost: x\n${json}\nTransfer-Encoding: xchunked`)}\r\n0\r\n\r\n${smuggled}`,
  'chunks spelled with a space': `POST /api/enquiries HTTP/1.1\r\nHost: x\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'a length with a sign': `${head(`POST /api/enquiries HTTP/1.1\nHost: x\n${json}\nContent-Length: +4`)}\r\n{}{}`,
  'bare line feeds': 'GET /api/me HTTP/1.1\nHost: x\n\n',
  'a folded header': 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n folded\r\n\r\n',
  'a NUL in a header': 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: \0\r\n\r\n',
  'a head of a hundred kilobytes': `GET /api/me HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(100_000)}\r\n\r\n`,
  'ten thousand headers': `GET /api/me HTTP/1.1\r\nHost: x\r\n${'X-A: 1\r\n'.repeat(10_000)}\r\n`,
  'an address of a hundred kilobytes': `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'no host': 'GET /api/me HTTP/1.1\r\n\r\n',
  'two hosts': 'GET /api/me HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'another protocol': 'SSH-2.0-OpenSSH_9.6\r\n\r\n',
  'the beginning of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'HTTP/2 without a word': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown method': 'HACK /api/me HTTP/1.1\r\nHost: x\r\n\r\n',
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  'a whole address of another': 'GET http://evil.example/api/me HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a body with a GET': `${head(`GET /api/me HTTP/1.1\nHost: x\n${json}\nContent-Length: 2`)}\r\n{}`,
  'an upgrade': 'GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'nothing but line ends': '\r\n'.repeat(1000),
  'a chunk that is too long': `${head(`POST /api/enquiries HTTP/1.1\nHost: x\n${json}\nTransfer-Encoding: chunked`)}\r\nFFFFFFFFFFFFFFFFF\r\nx\r\n`,
};

describe('raw sockets', () => {
  let portal: TestPortal;
  let port: number;
  before(async () => {
    portal = await openTestPortal();
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as net.AddressInfo).port;
  });
  after(() => portal.close());

  /** What comes back until the server closes, or for a second. */
  const say = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
      socket.setTimeout(1000, () => socket.destroy());
      socket.on('data', (bytes) => {
        answer += bytes.toString('latin1');
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve(answer));
    });
  const isServed = async () => {
    const begun = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5000) });
    return answer.ok && performance.now() - begun < 5000;
  };

  test('what is no request is refused or closed, and nothing hidden in it is answered', async () => {
    const answers = await Promise.all(
      Object.entries(hostile).map(async ([name, text]) => [name, await say(text)] as const),
    );
    for (const [name, answer] of answers) {
      const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      assert.ok(
        statuses.every((status) => status >= 400 && status < 500),
        `${name}: ${statuses}`,
      );
      assert.ok(statuses.length <= 1, `${name}: ${statuses}`);
      assert.doesNotMatch(answer, /smuggled|evil\.example|at .*\.ts:\d/);
    }
    assert.ok(await isServed());
  });

  test('two requests in one are told apart, so that a hidden one would have been seen', async () => {
    const one = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    const answer = await say(one + one);
    assert.equal([...answer.matchAll(/HTTP\/1\.1 200/g)].length, 2);
  });

  test('clients that begin and never end keep nobody waiting', async () => {
    const count = sizeOf({ small: 150, full: 800 });
    const sockets = Array.from({ length: count }, (_, n) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      const isHead = n % 2 === 0;
      socket.write(
        isHead
          ? 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-'
          : `${head(`POST /api/contact-messages HTTP/1.1\nHost: x\n${json}\nContent-Length: 1000`)}\r\n{`,
      );
      return socket;
    });
    assert.ok(await isServed());
    const token = await portal.tokenOf('kari');
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.status, 200);
    const logged = portal.lines.length;
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.ok(await isServed());
    const errors = portal.lines.slice(logged).filter((line) => /"level":"(error|fatal)"/.test(line));
    assert.deepEqual(errors, []);
    keepFigure({
      ...{ row: 28, score: 1, command: 'npm run trial:trust -- raw-sockets' },
      figure: `${Object.keys(hostile).length} malformed and hidden requests: 0 answered, 0 answers of 500 or more; ${count} clients that never end: others served, 0 error lines in the log. wapiti was not run.`,
    });
  });
});
