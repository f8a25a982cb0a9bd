import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import { errors, type FlattenedJWSInput } from 'jose';
import { createTestIssuer } from '../../../test/support/test-issuer.ts';
import { createRemoteKeys } from './remote-keys.ts';

describe('the keys of an outside issuer', () => {
  let server: Server;
  let url = '';
  let kid = '';
  let good = '';
  let answer: { status: number; body: string };
  let asked = 0;
  let time = Date.parse('2026-11-23T09:00:00Z');
  before(async () => {
    const { jwks } = (await createTestIssuer()).verifierConfig;
    kid = jwks.keys[0]!.kid;
    good = JSON.stringify(jwks);
    server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
    mock.method(Date, 'now', () => time);
  });
  after(() => {
    mock.restoreAll();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    answer = { status: 200, body: good };
    asked = 0;
  });
  const find = async (keys: ReturnType<typeof createRemoteKeys>, id = kid) =>
    keys({ alg: 'RS256', kid: id }, {} as FlattenedJWSInput);

  /** The fetch that is under way has failed: who asks for an unknown key waits for it, and asks for no other. */
  const failed = (keys: ReturnType<typeof createRemoteKeys>) => assert.rejects(find(keys, 'unknown'));

  test('the last good ones serve on for a day, and the issuer is asked again after ten seconds', async () => {
    const keys = createRemoteKeys(url);
    await find(keys);
    for (const bad of ['<html>Vedlikehold</html>', '{"keys":[]}', '{"keys"']) {
      answer = { status: 200, body: bad };
      time += 601_000;
      const before = asked;
      await find(keys);
      await failed(keys);
      assert.equal(asked, before + 1);
    }
    answer = { status: 500, body: '' };
    time += 86_400_000;
    await assert.rejects(find(keys), /answered 500/);
    await assert.rejects(find(keys), /left alone/);
    answer = { status: 200, body: good };
    time += 10_001;
    await find(keys);
    assert.equal(asked, 6);
    time += 600_000;
    answer = { status: 500, body: '' };
    await find(keys);
    await failed(keys);
    assert.equal(asked, 7);
  });

  test('a key that is unknown while the issuer is away is no fault of the token', async () => {
    const keys = createRemoteKeys(url);
    await find(keys);
    time += 31_000;
    await assert.rejects(find(keys, 'new'), errors.JWKSNoMatchingKey);
    answer = { status: 429, body: '' };
    time += 31_000;
    await assert.rejects(find(keys, 'new'), (error) => !(error instanceof errors.JOSEError));
    assert.equal(asked, 3);
  });
});
