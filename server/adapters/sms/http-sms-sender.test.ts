import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createHttpSmsSender } from './http-sms-sender.ts';

const sms = { id: crypto.randomUUID(), to: '+4768050001', text: 'Koden din er 123456' };
const taken: { method: string | undefined; headers: http.IncomingHttpHeaders; body: unknown }[] = [];
let answer: (response: http.ServerResponse) => void = (response) => response.writeHead(202).end();
let url = '';

const gateway = http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  taken.push({ method: request.method, headers: request.headers, body: JSON.parse(body) });
  answer(response);
});
describe('http-sms-sender', () => {
  before(async () => {
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
  });
  after(() => {
    gateway.closeAllConnections();
    gateway.close();
  });
  beforeEach(() => {
    taken.length = 0;
    answer = (response) => response.writeHead(202).end('{}');
  });

  test('an SMS is posted as JSON with sender, token and idempotency key', async () => {
    await createHttpSmsSender({ url, sender: 'Min side', token: 'secret' }).send(sms);
    const [call] = taken;
    assert.equal(call?.method, 'POST');
    assert.deepEqual(call?.body, { id: sms.id, from: 'Min side', to: '+4768050001', text: sms.text });
    assert.equal(call?.headers.authorization, 'Bearer secret');
    assert.equal(call?.headers['idempotency-key'], sms.id);
  });

  test('without a token there is no authorization header', async () => {
    await createHttpSmsSender({ url, sender: 'Min side', token: null }).send(sms);
    assert.equal(taken[0]?.headers.authorization, undefined);
  });

  test('a number that is not E.164 is refused before anything is sent', async () => {
    const sender = createHttpSmsSender({ url, sender: 'Min side', token: null });
    for (const to of ['68050001', '+47 68 05 00 01', '+4768050001\r\nx: y', '']) {
      await assert.rejects(sender.send({ ...sms, to }), /not E\.164/);
    }
    assert.equal(taken.length, 0);
  });

  test('a refusal, a web page, a redirect and a silent gateway reject, without the number in the error', async () => {
    const sender = createHttpSmsSender({ url, sender: 'Min side', token: 'secret', timeoutMs: 200 });
    const answers: [typeof answer, RegExp][] = [
      [(response) => response.writeHead(503).end(sms.to), /HTTP 503/],
      [(response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'), /a web page/],
      [(response) => response.writeHead(307, { location: url }).end(), /did not answer/],
      [() => {}, /TimeoutError/],
    ];
    for (const [given, expected] of answers) {
      answer = given;
      await assert.rejects(sender.send(sms), (error: Error) => {
        assert.match(error.message, expected);
        assert.doesNotMatch(String(error.stack), /68050001/);
        return true;
      });
    }
    assert.equal(taken.length, 4);
  });

  test('a gateway that is down rejects', async () => {
    const sender = createHttpSmsSender({ url: 'http://127.0.0.1:9/sms', sender: 'Min side', token: null });
    await assert.rejects(sender.send(sms), /ECONNREFUSED|did not answer/);
  });
});
