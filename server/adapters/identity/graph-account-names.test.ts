import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { type FakeGraph, startFakeGraph } from '../../../test/support/fake-graph.ts';
import { findFreePort } from '../../../test/support/free-port.ts';
import { createGraphAccountNames } from './graph-account-names.ts';

describe('account names by Microsoft Graph', () => {
  let graph: FakeGraph;
  let now = new Date('2026-11-21T10:00:00Z');
  const namesAt = (clientSecret = 'hemmelig') =>
    createGraphAccountNames(
      { tokenUrl: `${graph.url}/token`, graphUrl: graph.url, clientId: 'portal', clientSecret },
      { now: () => now },
    );
  const account = (name: string) => ({ issuer: 'https://login.example/', subject: randomUUID(), name });
  before(async () => {
    graph = await startFakeGraph(await findFreePort(), { id: 'portal', secret: 'hemmelig' });
  });
  after(() => graph.close());

  test('the name is set, with one token for as long as it lasts', async () => {
    const names = namesAt();
    const [kim, siri] = [account('Kim Nilsen'), account('Siri Ålesund')];
    await names.setName(kim);
    await names.setName(siri);
    assert.deepEqual([graph.names.get(kim.subject), graph.names.get(siri.subject)], [kim.name, siri.name]);
    assert.equal(graph.tokensGiven(), 1);
    now = new Date(now.getTime() + 3_590_000);
    await names.setName(kim);
    assert.equal(graph.tokensGiven(), 2);
  });

  test('an account that is gone has no name to change; every other refusal is tried again', async () => {
    const names = namesAt();
    graph.refuseWith(404);
    await names.setName(account('Kim Nilsen'));
    // 200 is what a proxy in between answers: the change itself is 204.
    for (const status of [503, 200]) {
      graph.refuseWith(status);
      await assert.rejects(names.setName(account('Kim Nilsen')), new RegExp(String(status)));
    }
    graph.refuseWith(null);
    await names.setName(account('Kim Nilsen'));
  });

  test('an account is removed once; one that is gone is no fault, every other refusal is tried again', async () => {
    const names = namesAt();
    const kim = account('Kim Nilsen');
    await names.setName(kim);
    graph.refuseWith(503);
    await assert.rejects(names.remove(kim), /did not delete the account: 503/);
    graph.refuseWith(null);
    await names.remove(kim);
    assert.ok(!graph.names.has(kim.subject));
    await names.remove(kim);
  });

  test('a wrong secret gives no token', async () => {
    await assert.rejects(namesAt('feil').setName(account('Kim Nilsen')), /gave no token: 401/);
  });
});
