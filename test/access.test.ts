/**
 * Every route × everybody who can come by × every kind of object, made from the contract and the policy table.
 * Another's object must answer exactly like one that does not exist: same status, same body, same headers.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons } from '../dev/seed/demo-people.ts';
import { type AccessObjectKind, type AccessObjects, accessObjects } from './support/access-object-makers.ts';
import { tableOfObject } from './support/access-object-tables.ts';
import { accessPolicy, callers, type Policy, type TestedCaller } from './support/access-policy.ts';
import type { Answer } from './support/answer.ts';
import { inDays } from './support/days.ts';
import { forgetGiver } from './support/giving-fixtures.ts';
import { insertOffice, units } from './support/office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from './support/representative-access-policy.ts';
import { type DemoName, openTestPortal, type TestPortal } from './support/test-portal.ts';

const policies = Object.entries(accessPolicy) as [EndpointKey, Policy][];

type Somebody = Exclude<TestedCaller, null>;

describe('access', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    made = accessObjects(portal);
    kariEnquiry = await made.enquiry('kari');
  });
  after(() => portal.close());

  let made: AccessObjects;
  /** One that is there, for calls that are refused before anything is looked up. */
  let kariEnquiry: string;
  async function deletedOf(kind: AccessObjectKind, caller: Exclude<TestedCaller, null>): Promise<string> {
    const id = await made[kind](caller);
    const table = tableOfObject[kind];
    if (table) await portal.db.deleteFrom(table).where('id', '=', id).execute();
    else await forgetGiver(portal.db, id);
    return id;
  }
  /** Children whose ids anybody might send: one's own, another guardian's, one that has turned 15, one with a hidden address. */
  type Children = { own: string; others: string; grown: string; hidden: string };
  const children = new Map<Somebody, Promise<Children>>();
  async function childrenFor(caller: Somebody): Promise<Children> {
    const guardian = caller === 'joining' ? 'kari' : caller;
    const other = guardian === 'ola' ? 'kari' : 'ola';
    const [own, others] = [await made.child(guardian), await made.child(other)];
    const [grown, hidden] = [await made.child(guardian), await made.child(guardian)];
    await sql`delete from child_guardian where child_id = ${grown}`.execute(portal.db);
    await sql`insert into child_guardian (child_id, person_id) values (${hidden}, ${demoPersons.nils.id})`.execute(
      portal.db,
    );
    await sql`update person set is_address_shielded = true where id = ${demoPersons.nils.id}`.execute(
      portal.db,
    );
    return { own, others, grown, hidden };
  }
  function childrenOf(caller: Somebody): Promise<Children> {
    if (!children.has(caller)) children.set(caller, childrenFor(caller));
    return children.get(caller)!;
  }
  const ask = (caller: TestedCaller, key: EndpointKey, policy: Policy, params: Record<string, string> = {}) =>
    portal.call(caller, key, {
      params: { ...policy.params, ...params },
      ...(policy.query && { query: policy.query }),
      body: policy.body,
    });

  test('the routes that are registered, the contract, the policy table and the API document are the same', async () => {
    const document = (await portal.app.inject('/api/openapi.json')).json();
    assert.equal(document.openapi, '3.1.0');
    const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const contract = Object.keys(endpoints).sort();
    assert.deepEqual(documented.sort(), contract);
    assert.deepEqual(Object.keys(accessPolicy).sort(), contract);
    for (const key of contract) {
      const [method, url] = key.split(' ') as ['GET', string];
      assert.ok(portal.app.hasRoute({ method, url }), key);
    }
    const registered = portal.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => !/healthz|readyz|openapi|\*/.test(line));
    const registeredCount = registered
      .flatMap((line) => /\(([^)]*)\)/.exec(line)?.[1]?.split(', ') ?? [])
      .filter((method) => method !== 'HEAD').length;
    assert.equal(registeredCount, contract.length + portal.webhooks.length);
  });

  for (const [key, policy] of policies) {
    for (const caller of callers) {
      test(`${key} as ${caller ?? 'no one'}`, async () => {
        const isAdmitted = policy.admitted.includes(caller);
        if (!isAdmitted) {
          const ofChildren = Object.values(await childrenOf(caller ?? 'kari'));
          for (const one of [kariEnquiry, randomUUID(), 'x', ...(policy.object ? ofChildren : [])]) {
            const refused = await ask(caller, key, { ...policy, body: { nonsense: 1 } }, { id: one });
            assert.deepEqual(
              [refused.status, (refused.body as { code?: string }).code],
              refusalOf(caller, key, policy),
            );
          }
          return;
        }
        if (!policy.object) {
          const { status } = await ask(caller, key, policy);
          assert.ok(policy.refusedAs ? status === policy.refusedAs : status < 300, String(status));
          return;
        }
        assert.ok(caller);
        const { kind } = policy.object;
        const own = await ask(caller, key, policy, { id: await made[kind](caller) });
        assert.ok(policy.refusedAs ? own.status === policy.refusedAs : own.status < 300, own.text);

        const other = caller === 'ola' ? 'kari' : 'ola';
        const missing = await ask(caller, key, policy, { id: randomUUID() });
        assert.equal(missing.status, 404);
        const others = await ask(caller, key, policy, { id: await made[kind](other) });
        if (policy.object.visibleTo === 'admitted') assert.equal(others.status, own.status);
        else assertSame(others, missing);
        assertSame(await ask(caller, key, policy, { id: await deletedOf(kind, caller) }), missing);
        for (const id of ['x', '1', '%00', "' or 1=1 --", randomUUID().slice(1)]) {
          assertSame(await ask(caller, key, policy, { id }), missing);
        }
        const { hidden, ...ofChildren } = await childrenOf(caller);
        const isOfChild = tableOfObject[kind] === 'child';
        const unseen = isOfChild
          ? [ofChildren.others, ofChildren.grown]
          : [...Object.values(ofChildren), hidden];
        if (!isOfChild || policy.object.visibleTo === 'owner')
          for (const id of unseen) assertSame(await ask(caller, key, policy, { id }), missing);
        if (isOfChild && policy.object.visibleTo === 'owner') {
          const { text } = await ask(caller, key, policy, { id: hidden });
          assert.ok(!text.includes(demoPersons.nils.account.email));
        }
      });
    }
  }

  describe('representatives', () => {
    const leads = { liv: units.oslo, nils: units.stavanger } as const;
    before(async () => {
      for (const [name, unitId] of Object.entries(leads) as ['liv' | 'nils', string][])
        await insertOffice(portal.db, { personId: demoPersons[name].id, unitId });
      const { id: personId } = demoPersons.aud;
      await insertOffice(portal.db, { personId, unitId: units.oslo, untilOn: inDays(-2) });
      const { id: siri } = demoPersons.siri;
      await insertOffice(portal.db, { personId: siri, unitId: units.oslo, role: 'auditor', declared: 'old' });
    });

    for (const [key, request] of Object.entries(representativeRequests) as [
      RepresentativeKey,
      (typeof representativeRequests)[RepresentativeKey],
    ][]) {
      const { made = async (_db: Database, unitId: string) => unitId, query, body } = request;
      const call = (who: DemoName, id: string, personId?: string) =>
        portal.call(who, key, {
          params: { id },
          body,
          ...(query && { query }),
          ...(personId && { personId }),
        });
      test(`${key}: of the own unit, of another unit, former, undeclared`, async () => {
        const own = await call('liv', await made(portal.db, units.oslo));
        assert.ok(own.status < 300, own.text);
        const missing = await call('nils', randomUUID());
        assert.equal(missing.status, 404);
        assertSame(await call('nils', await made(portal.db, units.oslo)), missing);
        for (const id of ['x', '1', "' or 1=1 --"]) assertSame(await call('nils', id), missing);
        const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
        const id = await made(portal.db, units.oslo);
        assert.deepEqual(codeOf(await call('aud', id)), [403, 'NO_OFFICE']);
        const undeclared = await call('familie', id, demoPersons.siri.id);
        assert.deepEqual(codeOf(undeclared), [403, 'DECLARATION_MISSING']);
      });
    }
  });

  test('planted: a route that does not ask whose it is answers otherwise than for one that is not there', async () => {
    const { enquiries } = portal.services.enquiries;
    const { getThread } = enquiries;
    const key = 'GET /api/enquiries/:id';
    const [params, missing] = [{ id: await made.enquiry('ola') }, { id: randomUUID() }];
    const compare = async () =>
      assertSame(
        await ask('kari', key, accessPolicy[key], params),
        await ask('kari', key, accessPolicy[key], missing),
      );
    await compare();
    enquiries.getThread = (db, id, _personId, now) => getThread(db, id, demoPersons.ola.id, now);
    await assert.rejects(compare, assert.AssertionError);
    enquiries.getThread = getThread;
  });

  test("another's enquiry is in no list of one's own", async () => {
    const id = await made.enquiry('ola');
    for (const state of ['open', 'closed']) {
      const list = await portal.call('kari', 'GET /api/enquiries', { query: { state } });
      assert.ok(!list.text.includes(id));
    }
  });

  test('a draft is only ever one’s own', async () => {
    const params = { form: 'new-enquiry' };
    await portal.call('ola', 'PUT /api/drafts/:form', { params, body: { values: { subject: 'Bare min' } } });
    const kari = await portal.call('kari', 'GET /api/drafts/:form', { params });
    assert.ok(!kari.text.includes('Bare min'));
  });

  test('a path that is not there is a problem, not a page', async () => {
    const answer = await portal.app.inject({ url: '/api/finnes-ikke' });
    assert.equal(answer.statusCode, 404);
    assert.match(String(answer.headers['content-type']), /^application\/problem\+json/);
  });
});

/** A user who has to join first is told so, except where joining would not help. */
function refusalOf(
  caller: TestedCaller,
  key: EndpointKey,
  { admitted }: Policy,
): [status: number, code: string] {
  if (caller === null) return [401, 'NOT_SIGNED_IN'];
  const { access } = endpoints[key as keyof typeof endpoints];
  // A person's token is none of a system.
  if (access === 'client') return [401, 'NOT_SIGNED_IN'];
  if (access === 'representative') return [403, caller === 'joining' ? 'JOINING_FIRST' : 'NO_OFFICE'];
  const wouldHelp = admitted.some((one) => one === 'kari' || one === 'ola');
  return [403, caller === 'joining' && wouldHelp ? 'JOINING_FIRST' : 'FORBIDDEN'];
}

/** The request id and the rate-limit counters tell requests apart, and nothing else may. */
function assertSame(one: Answer, other: Answer): void {
  const comparable = ({ status, text, headers }: Answer) => {
    const kept = Object.entries(headers).filter(
      ([name]) => !/^(x-request-id|date|x-ratelimit-.*)$/.test(name),
    );
    return { status, text, headers: Object.fromEntries(kept) };
  };
  assert.deepEqual(comparable(one), comparable(other));
}
