/** Other systems: whatever happens to them and on the way, they end with what the register has. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type Consumer, startConsumer } from '../../../test/support/register-consumer.ts';
import { testDatabaseUrl } from '../../../test/support/test-database.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { takeUpChanges } from './feed-service.ts';

type Body = Record<string, never>;
const body = (answer: { body: unknown }) => answer.body as Body;

describe('other systems', () => {
  let portal: TestPortal;
  let consumer: Consumer;
  let now = new Date('2026-11-24T12:00:00Z');
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    consumer = await startConsumer();
  });
  after(async () => {
    await consumer.close();
    await portal.close();
  });

  async function addSubscriber(given: object = {}) {
    const answer = await portal.call('vigdis', 'POST /api/administration/subscribers', {
      body: {
        name: `System ${randomUUID().slice(0, 8)}`,
        purpose: 'member-system',
        url: '',
        mayWrite: false,
        ...given,
      },
    });
    assert.equal(answer.status, 201, answer.text);
    const { clientId, secret } = answer.body as unknown as { clientId: string; secret: string };
    return { clientId, secret };
  }
  const token = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/register/v1/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  async function signIn({ clientId, secret }: { clientId: string; secret: string }) {
    const answer = await token({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
    });
    assert.equal(answer.statusCode, 200, answer.body);
    return { token: answer.json().access_token as string };
  }
  const feed = async (id: string) => {
    await takeUpChanges(portal.db, now);
    await portal.services.feeding.deliveries.feed(id);
  };
  const rename = (personId: string, familyName: string) =>
    sql`update person set family_name = ${familyName} where id = ${personId}`.execute(portal.db);
  const shown = async (who: { token: string }) => {
    const { members } = (await portal.call(null, 'GET /api/register/v1/members', who)).body as unknown as {
      members: Record<string, unknown>[];
    };
    return members;
  };
  /** What the consumer should hold of the members that it was sent. */
  const withoutVersions = (held: Record<string, Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(held).map(([number, { version: _version, ...data }]) => [number, data]),
    );
  async function assertEqualToRegister(who: { token: string }): Promise<void> {
    const held = consumer.held();
    const register = Object.fromEntries((await shown(who)).map((one) => [one.number as string, one]));
    for (const number of Object.keys(held)) assert.ok(register[number], `${number} was erased`);
    const ofHeld = Object.fromEntries(Object.keys(held).map((number) => [number, register[number]!]));
    assert.deepEqual(withoutVersions(held), withoutVersions(ofHeld));
  }
  const { kari, ola } = demoPersons;
  const [kariNumber, olaNumber] = [kari.membership!.number, ola.membership!.number];

  test('signs in with its secret, in the form and in the header, and is refused without', async () => {
    const system = await addSubscriber();
    const { clientId: client_id, secret: client_secret } = system;
    await signIn(system);
    const basic = Buffer.from(`${client_id}:${encodeURIComponent(client_secret)}`).toString('base64');
    const byHeader = await token({ grant_type: 'client_credentials' }, { authorization: `Basic ${basic}` });
    assert.equal(byHeader.statusCode, 200);
    assert.equal(byHeader.headers['cache-control'], 'no-store');
    assert.equal(byHeader.json().scope, 'register.read:member-system');
    const wrong = await token({ grant_type: 'client_credentials', client_id, client_secret: 'whsec_feil' });
    assert.deepEqual([wrong.statusCode, wrong.json()], [401, { error: 'invalid_client' }]);
    const password = await token({ grant_type: 'password', client_id, client_secret });
    assert.deepEqual([password.statusCode, password.json()], [400, { error: 'unsupported_grant_type' }]);
    const form = { grant_type: 'client_credentials', client_id, client_secret };
    const scope = await token({ ...form, scope: 'register.write' });
    assert.deepEqual(scope.json(), { error: 'invalid_scope' });
    for (const forged of ['x', 'x.y', `${client_id}.AAAA`]) {
      const answer = await portal.call(null, 'GET /api/register/v1/members', { token: forged });
      assert.equal(answer.status, 401);
    }
  });

  test('a token runs out, and ends with the system', async () => {
    const system = await addSubscriber();
    const who = await signIn(system);
    later(14);
    assert.equal((await portal.call(null, 'GET /api/register/v1/members', who)).status, 200);
    later(2);
    assert.equal((await portal.call(null, 'GET /api/register/v1/members', who)).status, 401);
    const again = await signIn(system);
    const params = { id: system.clientId };
    await portal.call('vigdis', 'PUT /api/administration/subscribers/:id/state', {
      params,
      body: { state: 'ended' },
    });
    assert.equal((await portal.call(null, 'GET /api/register/v1/members', again)).status, 401);
  });

  test('a new secret: both sign for a day, then only the new one', async () => {
    const { url } = consumer;
    const system = await addSubscriber({ url });
    consumer.state.secrets = [system.secret];
    const made = await portal.call('vigdis', 'POST /api/administration/subscribers/:id/secrets', {
      params: { id: system.clientId },
    });
    const { secret } = made.body as unknown as { secret: string };
    await rename(ola.id, 'Nordmann-Berg');
    await feed(system.clientId);
    assert.equal(consumer.state.forged, 0);
    assert.ok(consumer.received.length > 0);
    await signIn(system);
    later(25 * 60);
    const former = await token({
      grant_type: 'client_credentials',
      client_id: system.clientId,
      client_secret: system.secret,
    });
    assert.equal(former.statusCode, 401);
    await signIn({ ...system, secret });
    await portal.call('vigdis', 'PUT /api/administration/subscribers/:id/state', {
      params: { id: system.clientId },
      body: { state: 'ended' },
    });
  });

  test('down for a day, killed in the middle, twice, out of order: it ends equal to the register', async () => {
    const system = await addSubscriber({ url: consumer.url });
    const { clientId } = system;
    consumer.state.secrets = [system.secret];
    // What it begins with.
    for (const member of await shown(await signIn(system)))
      consumer.apply({
        subject: member.number,
        position: Math.max(1, member.version as number),
        member,
      } as never);
    consumer.state.mood = 503;
    for (let n = 0; n < 24; n += 1) {
      await rename(kari.id, `Time${n}`);
      await sql`update person set email = ${`time${n}@person.example`} where id = ${ola.id}`.execute(
        portal.db,
      );
      await feed(clientId);
      later(60);
    }
    const listed = await portal.call('vigdis', 'GET /api/administration/subscribers/:id', {
      params: { id: clientId },
    });
    const [waiting] = (listed.body as unknown as { deliveries: Record<string, unknown>[] }).deliveries;
    assert.deepEqual([waiting!.state, waiting!.lastProblem], ['waiting', 'HTTP 503']);
    assert.ok((waiting!.attempts as number) > 20);
    const before = consumer.received.length;
    consumer.state.mood = 'killed';
    await feed(clientId);
    assert.equal(consumer.received.length, before + 1);
    consumer.state.mood = 'works';
    later(61);
    await feed(clientId);
    // The same message with the same id, and after it all that had waited, in a few messages.
    assert.equal(consumer.received[before]!.id, consumer.received[before + 1]!.id);
    assert.ok(consumer.received.length <= before + 3);
    await assertEqualToRegister(await signIn(system));
    assert.equal((consumer.held()[kariNumber] as Body).familyName, 'Time23');
    // Everything again, backwards and twice.
    await portal.call('vigdis', 'POST /api/administration/subscribers/:id/replays', {
      params: { id: clientId },
      body: { since: '2026-01-01T00:00:00Z' },
    });
    await rename(kari.id, 'Sist');
    await feed(clientId);
    for (const { changes } of [...consumer.received].reverse())
      for (const change of [...changes].reverse()) consumer.apply(change);
    await assertEqualToRegister(await signIn(system));
    assert.equal((consumer.held()[kariNumber] as Body).familyName, 'Sist');
    await portal.call('vigdis', 'PUT /api/administration/subscribers/:id/state', {
      params: { id: clientId },
      body: { state: 'ended' },
    });
  });

  test('given up after three days, shown, and sent again by hand', async () => {
    const system = await addSubscriber({ url: consumer.url });
    const params = { id: system.clientId };
    consumer.state.secrets = [system.secret];
    consumer.state.mood = 500;
    await rename(kari.id, 'Dødt');
    for (let tries = 0; tries < 77; tries += 1) {
      await feed(system.clientId);
      later(61);
    }
    const details = async () =>
      (await portal.call('vigdis', 'GET /api/administration/subscribers/:id', { params }))
        .body as unknown as {
        deliveries: { id: string; state: string; attempts: number }[];
        events: { kind: string }[];
      };
    const [dead] = (await details()).deliveries;
    assert.deepEqual([dead!.state, dead!.attempts], ['dead', 76]);
    consumer.state.mood = 'works';
    await portal.call('vigdis', 'POST /api/administration/deliveries/:id/attempts', {
      params: { id: dead!.id },
    });
    await portal.services.feeding.deliveries.sendDead(dead!.id);
    const after = await details();
    assert.equal(after.deliveries.find(({ id }) => id === dead!.id)!.state, 'delivered');
    assert.deepEqual(
      after.events.map(({ kind }) => kind),
      ['sent-again', 'added'],
    );
    assert.equal((consumer.held()[kariNumber] as Body).familyName, 'Dødt');
    await portal.call('vigdis', 'PUT /api/administration/subscribers/:id/state', {
      params,
      body: { state: 'ended' },
    });
  });

  test('a shielded member is erased everywhere and given to no one; each must acknowledge', async () => {
    const system = await addSubscriber({ url: consumer.url });
    const [params, who] = [{ id: system.clientId }, await signIn(system)];
    consumer.state.secrets = [system.secret];
    assert.ok((await shown(who)).some(({ number }) => number === olaNumber));
    await sql`update person set is_address_shielded = true where id = ${ola.id}`.execute(portal.db);
    await feed(system.clientId);
    const last = consumer.received.at(-1)!.changes.at(-1)!;
    assert.deepEqual([last.type, last.subject, last.member], ['member.erased', olaNumber, null]);
    assert.equal(consumer.held()[olaNumber], undefined);
    assert.ok(!(await shown(who)).some(({ number }) => number === olaNumber));
    const one = await portal.call(null, 'GET /api/register/v1/members/:number', {
      ...who,
      params: { number: olaNumber },
    });
    assert.equal(one.status, 404);
    const unacknowledged = async () =>
      (
        (await portal.call('vigdis', 'GET /api/administration/subscribers/:id', { params }))
          .body as unknown as {
          unacknowledged: { subject: string }[];
        }
      ).unacknowledged.map(({ subject }) => subject);
    assert.deepEqual(await unacknowledged(), [olaNumber]);
    const acknowledge = () =>
      portal.call(null, 'PUT /api/register/v1/erasures/:subject/acknowledgement', {
        ...who,
        params: { subject: olaNumber },
      });
    assert.equal((await acknowledge()).status, 200);
    assert.deepEqual(await unacknowledged(), []);
    assert.equal((await acknowledge()).status, 404);
    // Another system, which has never had the member, is told nothing of them.
    const stranger = await signIn(await addSubscriber());
    await rename(ola.id, 'Skjult');
    const { changes } = (await portal.call(null, 'GET /api/register/v1/changes', stranger))
      .body as unknown as {
      changes: { subject: string }[];
    };
    assert.ok(!changes.some(({ subject }) => subject === olaNumber));
    await sql`update person set is_address_shielded = false where id = ${ola.id}`.execute(portal.db);
    await portal.call('vigdis', 'PUT /api/administration/subscribers/:id/state', {
      params,
      body: { state: 'ended' },
    });
  });

  test('a member who is removed from the register is erased, and one who has the copy is named to them', async () => {
    const system = await addSubscriber({ purpose: 'post' });
    const who = await signIn(system);
    const personId = randomUUID();
    await sql`insert into person (id, given_name, family_name) values (${personId}, 'Ny', 'Medlem')`.execute(
      portal.db,
    );
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${personId}, '777001', '2026-11-24')`.execute(portal.db);
    const read = async (after = '0') =>
      (await portal.call(null, 'GET /api/register/v1/changes', { ...who, query: { after } }))
        .body as unknown as {
        changes: { type: string; subject: string; member: Record<string, unknown> | null }[];
        position: number;
      };
    const joined = await read();
    const ofNew = joined.changes.filter(({ subject }) => subject === '777001');
    assert.deepEqual(
      ofNew.map(({ type }) => type),
      ['member.joined'],
    );
    assert.deepEqual(Object.keys(ofNew[0]!.member!).sort(), [
      'address',
      'familyName',
      'givenName',
      'number',
      'version',
    ]);
    await sql`delete from person where id = ${personId}`.execute(portal.db);
    const erased = await read(String(joined.position));
    assert.deepEqual(
      erased.changes.map(({ type, subject, member }) => [type, subject, member]),
      [['member.erased', '777001', null]],
    );
    const own = await portal.call('kari', 'GET /api/my-data');
    assert.match(own.text, /register_copy/);
  });

  test('a change that is rolled back is none', async () => {
    const who = await signIn(await addSubscriber());
    const read = async (after: number) =>
      (await portal.call(null, 'GET /api/register/v1/changes', { ...who, query: { after: String(after) } }))
        .body as unknown as { changes: { subject: string }[]; position: number };
    let { position } = await read(0);
    for (let more = await read(position); more.position > position; more = await read(position))
      position = more.position;
    await portal.db
      .transaction()
      .execute(async (tx) => {
        await sql`update person set family_name = 'Aldri' where id = ${kari.id}`.execute(tx);
        throw new Error('undone');
      })
      .catch(() => {});
    assert.deepEqual((await read(position)).changes, []);
  });

  test('an outside register: taken, the same again, and not over a later change here', async () => {
    const system = await addSubscriber({ mayWrite: true });
    const who = await signIn(system);
    const params = { number: kariNumber };
    const get = async () =>
      (await portal.call(null, 'GET /api/register/v1/members/:number', { ...who, params }))
        .body as unknown as {
        version: number;
        familyName: string;
      };
    const sent = {
      givenName: 'Kari',
      familyName: 'Utenfra',
      country: 'NO',
      careOf: '',
      addressLine: 'Storgata 1',
      addressLine2: '',
      postalCode: '0182',
      postalPlace: 'Oslo',
    };
    const put = (basedOn: number, familyName = sent.familyName) =>
      portal.call(null, 'PUT /api/register/v1/members/:number', {
        ...who,
        params,
        body: { ...sent, familyName, basedOn },
      });
    const { version } = await get();
    assert.deepEqual(body(await put(version)), { outcome: 'changed' });
    assert.deepEqual(body(await put(version)), { outcome: 'same' });
    assert.equal((await get()).familyName, 'Utenfra');
    await rename(kari.id, 'Egenvalgt');
    assert.deepEqual(body(await put(version, 'Gammelt')), { outcome: 'conflict' });
    assert.equal((await get()).familyName, 'Egenvalgt');
    const { conflicts } = (await portal.call('vigdis', 'GET /api/administration/register-conflicts'))
      .body as unknown as {
      conflicts: { id: string; number: string; ours: { familyName: string }; sent: { familyName: string } }[];
    };
    assert.deepEqual(
      conflicts.map(({ number, ours, sent }) => [number, ours.familyName, sent.familyName]),
      [[kariNumber, 'Egenvalgt', 'Gammelt']],
    );
    const asked = await portal.call('mona', 'GET /api/staff/register-conflicts');
    assert.deepEqual(body(asked), { conflicts });
    const { rows: looks } = await sql<{ reason: string; seen: number }>`
      select l.reason, count(*)::int as seen from access_log l where l.reason = 'list-register-conflicts'
      group by l.reason, l.staff_id`.execute(portal.db);
    assert.deepEqual(looks, Array(2).fill({ reason: 'list-register-conflicts', seen: 1 }));
    const decide = (decision: 'kept' | 'taken') =>
      portal.call('mona', 'POST /api/staff/register-conflicts/:id/decisions', {
        params: { id: conflicts[0]!.id },
        body: { decision },
      });
    await sql`update register_conflict set person_id = ${demoPersons.mona.id} where id = ${conflicts[0]!.id}`.execute(
      portal.db,
    );
    assert.equal((await decide('taken')).status, 403, 'about oneself');
    await sql`update register_conflict set person_id = ${kari.id} where id = ${conflicts[0]!.id}`.execute(
      portal.db,
    );
    assert.deepEqual(body(await decide('taken')), { conflicts: [] });
    assert.equal((await get()).familyName, 'Gammelt');
    assert.equal((await decide('kept')).status, 404);
    const reader = await signIn(await addSubscriber());
    const refused = await portal.call(null, 'PUT /api/register/v1/members/:number', {
      ...reader,
      params,
      body: { ...sent, basedOn: 0 },
    });
    assert.equal(refused.status, 403);
  });

  test('many changes at once are a few messages', async () => {
    const system = await addSubscriber({ url: consumer.url });
    consumer.state.secrets = [system.secret];
    await sql`insert into person (id, given_name, family_name)
      select gen_random_uuid(), 'Masse', n::text from generate_series(1, 450) n`.execute(portal.db);
    await sql`insert into membership (id, person_id, number, joined_on)
      select gen_random_uuid(), id, (800000 + family_name::int)::text, '2026-11-24' from person
      where given_name = 'Masse'`.execute(portal.db);
    const before = consumer.received.length;
    await feed(system.clientId);
    assert.equal(consumer.received.length, before + 3);
    assert.equal(Object.keys(consumer.held()).filter((number) => number.startsWith('800')).length, 450);
  });

  test('the job of every minute has all of it sent', async () => {
    await rename(kari.id, 'Avjobben');
    await portal.runJob('feed-subscribers');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from register_change where position is null`.execute(portal.db);
    assert.equal(rows[0]!.count, 0);
  });

  test('a child is registered and turns 15; what it was called leaves for no one', async () => {
    const who = await signIn(await addSubscriber({ purpose: 'children' }));
    const id = randomUUID();
    await sql`insert into child (id, given_name, family_name, born_on, state, registered_on)
      values (${id}, 'Lille', 'Venn', '2012-01-01', 'registered', '2026-01-01')`.execute(portal.db);
    const read = async (after: number) =>
      (await portal.call(null, 'GET /api/register/v1/changes', { ...who, query: { after: String(after) } }))
        .body as unknown as {
        changes: { type: string; subject: string; child: unknown }[];
        position: number;
      };
    let position = 0;
    const all = [];
    for (;;) {
      const page = await read(position);
      if (page.position === position) break;
      position = page.position;
      all.push(...page.changes);
    }
    const own = all.filter(({ subject }) => subject === id);
    assert.deepEqual(
      own.map(({ type }) => type),
      ['child.registered'],
    );
    assert.deepEqual(Object.keys(own[0]!.child as object).sort(), [
      'bornYear',
      'id',
      'registeredOn',
      'version',
    ]);
    await portal.db.transaction().execute(async (tx) => {
      await portal.raise.childTurned15(tx, id);
      await tx.deleteFrom('child').where('id', '=', id).execute();
    });
    assert.deepEqual(
      (await read(position)).changes.map(({ type, child }) => [type, child]),
      [
        ['child.turned-15', null],
        ['child.erased', null],
      ],
    );
  });

  /** What a system that asks is given after a position, to the end. */
  async function readAll(who: { token: string }, after: number) {
    const all: { type: string; subject: string; child: unknown; member: Record<string, unknown> | null }[] =
      [];
    for (let position = after; ; ) {
      const answer = await portal.call(null, 'GET /api/register/v1/changes', {
        ...who,
        query: { after: String(position) },
      });
      const page = answer.body as unknown as { changes: typeof all; position: number };
      all.push(...page.changes);
      if (page.position === position) return { all, position };
      position = page.position;
    }
  }

  test('a child is erased where a guardian is shielded, also a new one, and comes back', async () => {
    const who = await signIn(await addSubscriber({ purpose: 'children' }));
    const [id, second] = [randomUUID(), randomUUID()];
    await sql`insert into child (id, given_name, family_name, born_on, state, registered_on)
      values (${id}, 'Lille', 'Venn', '2016-01-01', 'registered', '2026-01-01')`.execute(portal.db);
    await sql`insert into child_guardian (child_id, person_id, is_registrant, declared_at)
      values (${id}, ${ola.id}, true, now())`.execute(portal.db);
    let { all, position } = await readAll(who, 0);
    const typesAfter = async (change: ReturnType<typeof sql>) => {
      await change.execute(portal.db);
      ({ all, position } = await readAll(who, position));
      return all.filter(({ subject }) => subject === id).map(({ type }) => type);
    };
    const shield = (isShielded: boolean) =>
      sql`update person set is_address_shielded = ${isShielded} where id = ${ola.id}`;
    assert.ok(all.some(({ subject, child }) => subject === id && child !== null));
    assert.deepEqual(await typesAfter(shield(true)), ['child.erased']);
    assert.deepEqual(await typesAfter(shield(false)), ['child.registered']);
    await sql`insert into person (id, given_name, family_name, restricted_at)
      values (${second}, 'Ny', 'Foresatt', now())`.execute(portal.db);
    const added = sql`insert into child_guardian (child_id, person_id, is_registrant, declared_at)
      values (${id}, ${second}, false, now())`;
    assert.deepEqual(await typesAfter(added), ['child.erased']);
    const removed = sql`delete from child_guardian where child_id = ${id} and person_id = ${second}`;
    assert.deepEqual(await typesAfter(removed), ['child.registered']);
    await sql`delete from child where id = ${id}`.execute(portal.db);
    await sql`delete from person where id = ${second}`.execute(portal.db);
  });

  test('the new name of a chapter reaches the systems that are given it', async () => {
    const [figures, post] = [
      await signIn(await addSubscriber({ purpose: 'chapter-figures' })),
      await signIn(await addSubscriber({ purpose: 'post' })),
    ];
    const [first, firstOfPost] = [await readAll(figures, 0), await readAll(post, 0)];
    const { rows } = await sql<{ id: string; name: string; number: string }>`
      select u.id, u.name, m.number from unit u join membership m on m.chapter_id = u.id
      where m.ended_on is null and m.number = any(${[kariNumber, olaNumber]}) limit 1`.execute(portal.db);
    const { id, name, number } = rows[0]!;
    await sql`update unit set name = 'Nytt navn lokallag' where id = ${id}`.execute(portal.db);
    const { all } = await readAll(figures, first.position);
    assert.equal(all.find(({ subject }) => subject === number)!.member!.chapter, 'Nytt navn lokallag');
    assert.deepEqual((await readAll(post, firstOfPost.position)).all, []);
    await sql`update unit set name = ${name} where id = ${id}`.execute(portal.db);
  });

  test('two reads at the same moment do not call off an erasure', { skip: !testDatabaseUrl }, async () => {
    const system = await addSubscriber();
    const who = await signIn(system);
    await shown(who);
    const { position } = await readAll(who, 0);
    assert.ok(olaNumber < kariNumber, 'copies are kept in the order of their numbers');
    // A read that has seen Kari is held up at Ola's copy, while she is shielded and another read has her erased.
    const held = await portal.database.pool.connect();
    await held.query('begin');
    await held.query('select from register_copy where subject = $1 for update', [olaNumber]);
    let isRead = false;
    const first = shown(who);
    await waitsForLock(1);
    await sql`update person set is_address_shielded = true where id = ${kari.id}`.execute(portal.db);
    const second = readAll(who, position).then(({ all }) => {
      isRead = true;
      return all;
    });
    await Promise.race([second, waitsForLock(2)]);
    await held.query('rollback');
    held.release();
    assert.ok((await first).some(({ number }) => number === kariNumber));
    assert.ok((await second).some(({ subject, member }) => subject === kariNumber && member === null));
    const { rows } = await sql<{ isAsked: boolean }>`
      select erasure_at is not null as "isAsked" from register_copy
      where subscriber_id = ${system.clientId} and subject = ${kariNumber}`.execute(portal.db);
    assert.deepEqual(rows, [{ isAsked: true }]);
    await sql`update person set is_address_shielded = false where id = ${kari.id}`.execute(portal.db);

    async function waitsForLock(number: number): Promise<void> {
      for (let count = 0; count < number && !isRead; await delay(10)) {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db);
        count = rows[0]!.count;
      }
    }
  });
});
