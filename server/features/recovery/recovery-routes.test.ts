/** Getting back in: two at the desk, a wait, a link; and everybody who tries to take a shorter way. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DeskRecovery, RecoveryCheck } from '#contract/recovery-endpoints.ts';
import { compose } from '#server/compose.ts';
import { features } from '#server/features.ts';
import type { Ports } from '#server/portal-ports.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { testPorts } from '../../../test/support/test-ports.ts';

const { ola, kari } = demoPersons;
const oldEmail = demoAccounts.ola.email;
const newEmail = 'ola.ny@person.example';
/** Says which address is meant, masked. */
const forAnother = { outcome: 'for-another', meant: 'o•••@person.example' };
const remark = 'Ringte tilbake på nummeret vi har; han svarte riktig på alt';
const yes = { reason: 'Har lest saken og snakket med Mona' };
const hour = 3_600_000;
const accountOf = (name: 'mona' | 'ingrid') => demoAccounts[name].id;

describe('getting back in', () => {
  let portal: TestPortal;
  let time: number;
  beforeEach(async () => {
    time = new Date('2026-11-24T10:00:00Z').getTime();
    portal = await openTestPortal({ clock: { now: () => new Date(time) } });
    await exec(sql`update person set postal_code = '5003', country = 'NO', phone_set_at = ${new Date(time - 90 * 24 * hour)}
      where id = ${ola.id}`);
    await exec(sql`delete from account_recovery`);
  });
  afterEach(() => portal.close());

  const exec = <Row = unknown>(query: ReturnType<typeof sql<Row>>) => query.execute(portal.db);
  const call = (who: DemoName | null, key: string, request: object = {}) =>
    portal.call(who, key as never, request);
  const code = ({ status, body }: { status: number; body: object }) => [
    status,
    (body as { code?: string }).code,
  ];

  const right = async () => {
    const { rows } = await exec(sql<{ born_on: string; number: string }>`
      select p.born_on, m.number from person p join membership m on m.person_id = p.id where p.id = ${ola.id}`);
    return {
      bornOn: rows[0]!.born_on,
      memberNumber: rows[0]!.number,
      postalCode: '',
      formerEmail: '',
      joinedYear: '',
    };
  };
  async function check(answers: object = {}, who: DemoName = 'mona', personId: string = ola.id) {
    const written = await call(who, 'POST /api/staff/persons/:id/reasons', {
      params: { id: personId },
      body: { reason: 'Ringer og kommer ikke inn lenger' },
    });
    const { id: reasonId } = written.body as { id?: string };
    return call(who, 'POST /api/staff/persons/:id/recovery-checks', {
      params: { id: personId },
      body: { enquiryId: null, reasonId, answers: { ...(await right()), ...answers } },
    });
  }
  const checked = async () => (await check()).body as unknown as RecoveryCheck & { outcome: 'enough' };
  const at = (who: DemoName, act: string, id: string, body: object) =>
    call(who, `POST /api/staff/recoveries/:id/${act}`, { params: { id }, body });
  const wish = { lost: 'email', newEmail, identity: 'call-back', remark };

  async function requested(change: object = {}): Promise<string> {
    const { id } = await checked();
    const answer = await at('mona', 'requests', id, { ...wish, ...change });
    assert.equal(answer.status, 201, answer.text);
    return id;
  }
  async function approved(change: object = {}): Promise<string> {
    const id = await requested(change);
    const answer = await at('ingrid', 'approvals', id, yes);
    assert.equal(answer.status, 201, answer.text);
    return id;
  }
  const jobOf = (name: string, given: Partial<Ports>) => {
    const { db, clock, secret } = portal;
    const ports = testPorts({ db, clock, secret, origin: 'http://localhost:3000', ...given });
    return compose(features, ports).jobs.find((one) => one.name === name)!;
  };
  const run = (name: string, payload: object = {}) => {
    const jobs: Ports['jobs'] = {
      enqueue: async (_tx, { name: job }, data) => void waiting.push([job, data]),
    };
    return jobOf(name, { jobs }).run(payload as never, { log: {} as never });
  };
  const waiting: [string, unknown][] = [];

  /** Letters leave by a job of their own. */
  async function letterTo(to: string, pattern: RegExp): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const letter = portal.letters.find((one) => one.to === to && pattern.test(one.text));
      if (letter) return letter.text;
      await delay(50);
    }
    throw new Error(`no letter to ${to}`);
  }
  const codeIn = (text: string) => /#([\w-]{22})/.exec(text)?.[1] ?? '';
  const stopLetter = () => letterTo(oldEmail, /stopp-ny-innlogging#/);

  /** Past the wait; the letter is written by the test itself, with the queue that the portal has. */
  async function opened(change: object = {}): Promise<{ id: string; link: string }> {
    const id = await approved(change);
    time += 48 * hour + 1000;
    waiting.length = 0;
    await run('open-recoveries');
    assert.deepEqual(waiting, [['send-recovery-letter', { recoveryId: id, letter: 'link' }]]);
    return { id, link: await linkOf(id) };
  }
  async function linkOf(id: string): Promise<string> {
    const texts: string[] = [];
    const mail = {
      send: async (one: { to: string; text: string }) => void texts.push(`${one.to} ${one.text}`),
    };
    await jobOf('send-recovery-letter', { mail, sms: mail }).run(
      { recoveryId: id, letter: 'link' } as never,
      { log: {} as never },
    );
    assert.match(texts[0] ?? '', new RegExp(`^${newEmail} `));
    return codeIn(texts[0]!);
  }
  const signInWith = (emails: string[], subject: string = randomUUID(), ageSeconds = 0) =>
    portal.issuer.tokenFor({
      subject,
      name: 'hefinn Ny bruker',
      emails,
      authenticatedAt: Math.floor(time / 1000) - ageSeconds,
    });
  const finish = (token: string, link: string) =>
    portal.call(null, 'POST /api/recovery-finishings', { token, body: { code: link } });
  const me = async (token: string) =>
    (await portal.call(null, 'GET /api/me', { token })).body as unknown as {
      person: { id: string };
      isMember: boolean;
    };

  test('checked, approved, waited for, finished: one way in, and it is the new one', async () => {
    const before = await portal.tokenOf('ola');
    assert.equal((await me(before)).person.id, ola.id);
    const { id, link } = await opened();
    const token = await signInWith([newEmail.toUpperCase()]);
    assert.deepEqual((await finish(token, link)).body, { outcome: 'done' });
    const now = await me(token);
    assert.deepEqual([now.person.id, now.isMember], [ola.id, true]);
    // What he was signed in with before gets in nowhere, and is removed at the provider.
    assert.equal((await portal.call(null, 'GET /api/me', { token: before })).status, 401);
    for (let tries = 0; portal.removedAccounts.length === 0 && tries < 200; tries += 1) await delay(50);
    assert.equal(portal.removedAccounts.length, 1);
    const { rows } = await exec(sql<{ email: string; phone: string | null; ties: number }>`
      select email, phone, (select count(*)::int from account_person a where a.person_id = p.id) as ties
      from person p where id = ${ola.id}`);
    assert.deepEqual([rows[0]!.email, rows[0]!.ties], [newEmail, 1]);
    // The old addresses hear of it, in words that give nothing away.
    const told = await letterTo(oldEmail, /er gjenopprettet/);
    assert.doesNotMatch(told, /human|medlem|ola/i);
    // A caller who lost the answer asks again and gets it; for others the link is used.
    assert.equal((await finish(token, link)).text, '{"outcome":"done"}');
    assert.equal((await finish(await signInWith([newEmail]), link)).text, '{"outcome":"used"}');
    assert.equal(
      (
        (await call('ingrid', 'GET /api/staff/recoveries/:id', { params: { id } }))
          .body as unknown as DeskRecovery
      ).state,
      'done',
    );
  });

  test('the member sees each view, and the answers are stored nowhere', async () => {
    const id = await approved();
    const looks = (await call('ola', 'GET /api/looks')).body as unknown as {
      looks: { reason: string; name: string; remark: string | null }[];
    };
    const own = looks.looks.filter(({ reason }) => reason === 'recovery');
    assert.deepEqual(own.map(({ name }) => name).sort(), ['Ingrid', 'Mona', 'Mona']);
    const { rows } = await exec(sql<{ row: string }>`
      select row_to_json(r)::text as row from account_recovery r where id = ${id}`);
    assert.doesNotMatch(rows[0]!.row, new RegExp((await right()).memberNumber));
  });

  test('two right and none wrong; three wrong a day over all employees; nothing says which was wrong', async () => {
    for (let reload = 0; reload < 3; reload += 1) assert.equal((await checked()).outcome, 'enough');
    const wrong = await check({ memberNumber: '999999' });
    assert.deepEqual(wrong.body, { outcome: 'not-enough', triesLeft: 2 });
    assert.deepEqual((await check({ joinedYear: '1900' })).body, { outcome: 'not-enough', triesLeft: 1 });
    assert.deepEqual((await check({ postalCode: '0001' }, 'ingrid')).body, {
      outcome: 'not-enough',
      triesLeft: 0,
    });
    assert.deepEqual((await check()).body, { outcome: 'too-many' });
    time += 25 * hour;
    assert.equal((await checked()).outcome, 'enough');
    const few = await check({ memberNumber: '' });
    assert.equal(few.status, 422);
  });

  test('without a case or a reason nothing is compared', async () => {
    const answer = await call('mona', 'POST /api/staff/persons/:id/recovery-checks', {
      params: { id: ola.id },
      body: { enquiryId: null, reasonId: null, answers: await right() },
    });
    assert.deepEqual(code(answer), [403, 'REASON_NEEDED']);
  });

  test('a number that is new in the register is not rung', async () => {
    await exec(sql`update person set phone = '+4768050399' where id = ${ola.id}`);
    await exec(sql`update person set phone_set_at = ${new Date(time - 29 * 24 * hour)} where id = ${ola.id}`);
    const { id, call: number } = await checked();
    assert.equal(number, null);
    assert.equal((await at('mona', 'requests', id, wish)).status, 422);
    assert.equal((await at('mona', 'requests', id, { ...wish, identity: 'id-shown' })).status, 201);
  });

  test('the employee cannot finish alone: not approve, not take over, not get in', async () => {
    const id = await requested();
    assert.deepEqual(code(await at('mona', 'approvals', id, yes)), [409, 'SECOND_PERSON_NEEDED']);
    const { rows } = await exec(sql`select from account_recovery where approved_at is not null`);
    assert.equal(rows.length, 0);
    // Another one's check cannot be gone on with.
    await at('ingrid', 'refusals', id, yes);
    const other = await checked();
    assert.equal((await at('ingrid', 'requests', other.id, wish)).status, 404);
    // The address of an employee cannot be the new address.
    assert.equal(
      (await at('mona', 'requests', other.id, { ...wish, newEmail: demoAccounts.mona.email })).status,
      422,
    );
    assert.equal((await at('mona', 'requests', other.id, { ...wish, newEmail: oldEmail })).status, 422);
  });

  test('the desk is told which address the person signs in with, where it is another than on record, and where word went', async () => {
    assert.equal((await checked()).signsInWith, null);
    await exec(sql`delete from account_recovery`);
    await me(await signInWith(['ola.privat@person.example'], demoAccounts.ola.id));
    const { signsInWith, onRecord } = await checked();
    assert.deepEqual([signsInWith, onRecord], ['o•••@person.example', 'o•••@medlem.example']);
    await exec(sql`delete from account_recovery`);
    const id = await approved();
    const shown = await call('mona', 'GET /api/staff/recoveries/:id', { params: { id } });
    assert.deepEqual((shown.body as unknown as DeskRecovery).toldTo[0], 'o•••@medlem.example');
    assert.ok(!shown.text.includes(oldEmail));
  });

  test('an employee gets in with no link', async () => {
    const { link } = await opened();
    const token = await portal.issuer.tokenFor({
      subject: accountOf('mona'),
      name: 'Mona Eide',
      emails: [newEmail],
      authenticatedAt: Math.floor(time / 1000),
    });
    assert.deepEqual((await finish(token, link)).body, forAnother);
  });

  test('an old sign-in at the desk is not enough to approve', async () => {
    const id = await requested();
    const token = await portal.issuer.tokenFor({
      subject: accountOf('ingrid'),
      name: 'Ingrid Sæther',
      emails: [],
      authenticatedAt: Math.floor(time / 1000) - 400,
    });
    const request = { token, params: { id }, body: yes };
    const answer = await portal.call(null, 'POST /api/staff/recoveries/:id/approvals', request);
    assert.deepEqual(code(answer), [403, 'SIGN_IN_AGAIN']);
  });

  test('the link is worth nothing without the address, too early, too late, or with an old sign-in', async () => {
    const { id, link } = await opened();
    const outcome = async (token: string, of = link) => (await finish(token, of)).body;
    assert.deepEqual(await outcome(await signInWith(['en.annen@person.example'])), forAnother);
    assert.deepEqual(await outcome(await signInWith([])), forAnother);
    assert.deepEqual(await outcome(await signInWith([newEmail]), 'x'.repeat(22)), { outcome: 'unknown' });
    assert.deepEqual(code(await finish(await signInWith([newEmail], randomUUID(), 400), link)), [
      403,
      'SIGN_IN_AGAIN',
    ]);
    time += 25 * hour;
    assert.deepEqual(await outcome(await signInWith([newEmail])), { outcome: 'expired' });
    assert.equal((await at('mona', 'links', id, {})).status, 201);
    assert.deepEqual(await outcome(await signInWith([newEmail])), { outcome: 'unknown' });
    assert.deepEqual(await outcome(await signInWith([newEmail]), await linkOf(id)), { outcome: 'done' });
  });

  test('three links and no more', async () => {
    const { id } = await opened();
    for (const status of [201, 201, 409]) {
      time += 25 * hour;
      assert.equal((await at('mona', 'links', id, {})).status, status);
    }
  });

  test('the old address stops it; afterwards the link is dead, and the wait opens nothing', async () => {
    const id = await approved();
    const stop = codeIn(await stopLetter());
    const answer = (body: object) => call(null, 'POST /api/recovery-answers', { body });
    assert.deepEqual((await answer({ code: 'y'.repeat(22), answer: 'stop' })).body, { outcome: 'gone' });
    assert.deepEqual((await answer({ code: stop, answer: 'stop' })).body, { outcome: 'stopped' });
    assert.deepEqual((await answer({ code: stop, answer: 'mine' })).body, { outcome: 'gone' });
    time += 72 * hour;
    waiting.length = 0;
    await run('open-recoveries');
    assert.deepEqual(waiting, []);
    const shown = (await call('ingrid', 'GET /api/staff/recoveries/:id', { params: { id } }))
      .body as unknown as DeskRecovery;
    assert.equal(shown.state, 'stopped');
  });

  test('stopped after the link has left: the link is dead', async () => {
    const { link } = await opened();
    const stop = codeIn(await stopLetter());
    await call(null, 'POST /api/recovery-answers', { body: { code: stop, answer: 'stop' } });
    assert.deepEqual((await finish(await signInWith([newEmail]), link)).body, { outcome: 'unknown' });
  });

  test('the old address confirms: no wait', async () => {
    const id = await approved();
    const stop = codeIn(await stopLetter());
    const answered = await call(null, 'POST /api/recovery-answers', { body: { code: stop, answer: 'mine' } });
    assert.deepEqual(answered.body, { outcome: 'hurried' });
    assert.deepEqual((await finish(await signInWith([newEmail]), await linkOf(id))).body, {
      outcome: 'done',
    });
  });

  test('a device that is still signed in sees it and stops it; another’s sees nothing', async () => {
    const id = await approved();
    const mine = (await call('ola', 'GET /api/recovery')).body as unknown as {
      recovery: { id: string } | null;
    };
    assert.equal(mine.recovery?.id, id);
    const { matters } = (await call('ola', 'GET /api/attention')).body as unknown as {
      matters: { code: string }[];
    };
    assert.equal(matters[0]?.code, 'RECOVERY_ASKED');
    assert.deepEqual((await call('kari', 'GET /api/recovery')).body, { recovery: null });
    await call('kari', 'POST /api/recovery/stops', { body: {} });
    assert.ok(
      ((await call('ola', 'GET /api/recovery')).body as unknown as { recovery: object | null }).recovery,
    );
    await call('ola', 'POST /api/recovery/stops', { body: {} });
    assert.equal((await at('ingrid', 'refusals', id, yes)).status, 409);
  });

  test('a shielded address, a hold, a death, a restriction, an office and a colleague are for a supervisor, at every step', async () => {
    const { id, link } = await opened();
    const person = (change: ReturnType<typeof sql>) => sql`update person set ${change} where id = ${ola.id}`;
    for (const [what, change, back] of [
      ['shielded', person(sql`is_address_shielded = true`), person(sql`is_address_shielded = false`)],
      ['dead', person(sql`died_on = '2026-11-01'`), person(sql`died_on = null`)],
      ['restricted', person(sql`restricted_at = now()`), person(sql`restricted_at = null`)],
      [
        'on hold',
        sql`insert into person_hold (person_id, began_at) values (${ola.id}, now())`,
        sql`delete from person_hold where person_id = ${ola.id}`,
      ],
      [
        'office',
        sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as)
          select ${randomUUID()}, id, ${ola.id}, 'secretary', '2026-01-01', '2027-12-31', now(), 'staff' from unit limit 1`,
        sql`delete from office where person_id = ${ola.id}`,
      ],
      [
        'staff',
        sql`insert into staff_member (person_id) values (${ola.id})`,
        sql`delete from staff_member where person_id = ${ola.id}`,
      ],
    ] as const) {
      await exec(change);
      assert.deepEqual((await finish(await signInWith([newEmail]), link)).body, { outcome: 'unknown' }, what);
      assert.deepEqual(code(await check()), [409, 'RECOVERY_NOT_HERE'], what);
      await exec(back);
    }
    await exec(person(sql`is_address_shielded = true`));
    time += 25 * hour;
    assert.deepEqual(code(await at('mona', 'links', id, {})), [409, 'RECOVERY_NOT_HERE']);
  });

  test('one at a time for each person; an abandoned one lapses', async () => {
    const id = await requested();
    assert.deepEqual(code(await check()), [409, 'RECOVERY_RUNNING']);
    time += 8 * 24 * hour;
    assert.deepEqual(code(await at('ingrid', 'approvals', id, yes)), [409, 'CHANGED_ELSEWHERE']);
    await run('tend-recoveries');
    assert.equal((await checked()).outcome, 'enough');
  });

  test('an account that a family shares stays theirs; only this person is cut out of it', async () => {
    const { rows } = await exec(sql<{ id: string }>`
      select account_id as id from account_person where person_id = ${ola.id}`);
    await exec(sql`insert into account_person (account_id, person_id) values (${rows[0]!.id}, ${kari.id})`);
    const { link } = await opened();
    assert.deepEqual((await finish(await signInWith([newEmail]), link)).body, { outcome: 'done' });
    const left = await exec(sql<{ id: string }>`
      select person_id as id from account_person where account_id = ${rows[0]!.id}`);
    assert.deepEqual(left.rows, [{ id: kari.id }]);
    assert.equal((await me(await portal.tokenOf('ola'))).person.id, kari.id);
    assert.deepEqual(portal.removedAccounts, []);
  });

  test('a lost phone goes from the record; one that is not lost stays', async () => {
    const { link } = await opened({ lost: 'both' });
    await finish(await signInWith([newEmail]), link);
    const { rows } = await exec(sql<{ phone: string | null }>`select phone from person where id = ${ola.id}`);
    assert.equal(rows[0]!.phone, null);
  });
});
