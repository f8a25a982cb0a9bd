import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { isPublicAddress } from './address-rules.ts';
import { createHttpWebhookSender } from './http-webhook-sender.ts';

describe('webhooks that leave', () => {
  const received: { headers: object; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      if (request.url === '/moved') response.writeHead(302, { location: '/' }).end();
      else response.writeHead(request.url === '/down' ? 503 : 204).end();
    });
  });
  let url: string;
  before(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());
  const { send } = createHttpWebhookSender({ timeoutMs: 2000 });
  const message = (path: string, allowsThisMachine = true) => ({
    url: url + path,
    headers: { 'webhook-id': 'one' },
    body: '{"navn":"Åse"}',
    allowsThisMachine,
  });

  test('the body and the headers arrive, and the status comes back', async () => {
    assert.deepEqual(await send(message('/')), { status: 204 });
    assert.equal(received[0]!.body, '{"navn":"Åse"}');
    assert.equal((received[0]!.headers as Record<string, string>)['webhook-id'], 'one');
    assert.deepEqual(await send(message('/down')), { status: 503 });
  });

  test('a redirect is an answer, and is not followed', async () => {
    const before = received.length;
    assert.deepEqual(await send(message('/moved')), { status: 302 });
    assert.equal(received.length, before + 1);
  });

  test('a name that leads to this machine or an inner network is not called', async () => {
    const before = received.length;
    await assert.rejects(send(message('/', false)), /ADDRESS_NOT_PUBLIC/);
    const written = { ...message('/', false), url: url.replace('localhost', '127.0.0.1') };
    await assert.rejects(send(written), /ADDRESS_NOT_PUBLIC/);
    assert.equal(received.length, before);
  });

  test('only addresses of the internet', () => {
    for (const address of [
      ...['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.20.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'],
      ...['255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '2002:a00:1::', 'ff02::1'],
      ...['64:ff9b::a00:1', '2001:db8::1', 'not an address'],
    ])
      assert.ok(!isPublicAddress(address), address);
    for (const address of ['8.8.8.8', '172.32.0.1', '2a00:1450:400f::1'])
      assert.ok(isPublicAddress(address), address);
  });
});
