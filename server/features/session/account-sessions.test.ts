import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { deviceOf } from './device-rules.ts';
import { sessionJobs } from './session-jobs.ts';

const { ola, liv } = demoPersons;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

test('a device is two short words, whatever the browser says', () => {
  assert.equal(deviceOf(chrome), 'chrome windows');
  assert.equal(deviceOf(iphone), 'safari iphone');
  assert.equal(
    deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
    'firefox linux',
  );
  assert.equal(deviceOf(`${chrome} Edg/140.0.0.0`), 'edge windows');
  for (const odd of [null, '', 'kari@medlem.example', '<script>']) assert.equal(deviceOf(odd), 'other other');
});

describe('where an account is signed in', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  type Method = 'GET' | 'DELETE' | 'POST';
  async function as(
    { account }: typeof ola,
    sid: string,
    userAgent: string,
    method: Method,
    url: string,
    payload?: object,
  ) {
    const token = await portal.issuer.tokenFor(
      { subject: account.id, name: account.name, emails: [account.email] },
      { sid },
    );
    const answer = await portal.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': userAgent,
        'idempotency-key': randomUUID(),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const devices = (answer: { body: { sessions: { device: string; isThis: boolean }[] } }) =>
    answer.body.sessions.map(({ device, isThis }) => [device, isThis]);
  const newDeviceNotices = async (personId: string) =>
    (
      await sql<{ channel: string | null }>`select channel from notice
        where person_id = ${personId} and kind = 'new-device' order by channel nulls first`.execute(portal.db)
    ).rows.map(({ channel }) => channel);

  test('each sign-in is one row; a new kind of device is notified, the first one and a known one are not', async () => {
    await as(ola, 'one', chrome, 'GET', '/api/me');
    assert.deepEqual(await newDeviceNotices(ola.id), []);
    await as(ola, 'one', chrome, 'GET', '/api/me');
    await as(ola, 'two', chrome, 'GET', '/api/me');
    assert.deepEqual(await newDeviceNotices(ola.id), []);
    await as(ola, 'three', iphone, 'GET', '/api/me');
    // By SMS too: an attacker in the mailbox would delete the e-mail.
    assert.deepEqual(await newDeviceNotices(ola.id), [null, 'sms']);
    const mine = await as(ola, 'three', iphone, 'GET', '/api/sessions');
    assert.deepEqual(
      devices(mine).sort(),
      [
        ['chrome windows', false],
        ['chrome windows', false],
        ['safari iphone', true],
      ].sort(),
    );
    const kept = await sql<{
      row: string;
    }>`select row_to_json(s)::text as row from account_session s`.execute(portal.db);
    assert.ok(!kept.rows.some(({ row }) => row.includes('Mozilla')));
    // Which of one's addresses, and no more of it than its owner needs.
    assert.equal(mine.body.sessions[0].signedInWith, 'o•••@medlem.example');
    assert.ok(!kept.rows.some(({ row }) => row.includes(ola.account.email)));
  });

  test('one that is ended gets in no more, the others do; of others’ nothing is known', async () => {
    const before = await as(ola, 'three', iphone, 'GET', '/api/sessions');
    const { id } = before.body.sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    assert.equal((await as(liv, 'liv', chrome, 'DELETE', `/api/sessions/${id}`)).status, 404);
    assert.equal((await as(ola, 'three', iphone, 'DELETE', `/api/sessions/${id}`)).status, 200);
    assert.equal((await as(ola, 'three', iphone, 'DELETE', `/api/sessions/${id}`)).status, 404);
    const statuses = [];
    for (const sid of ['one', 'two', 'three'])
      statuses.push((await as(ola, sid, chrome, 'GET', '/api/me')).status);
    assert.deepEqual(statuses.sort(), [200, 200, 401]);
  });

  test('all the others at once; and what is ended here is ended at the provider, by its own name', async () => {
    const after = await as(ola, 'three', iphone, 'POST', '/api/sessions/endings', { scope: 'others' });
    assert.deepEqual(devices(after), [['safari iphone', true]]);
    assert.equal((await as(ola, 'three', iphone, 'GET', '/api/me')).status, 200);
    const told: { key: string; subject: string }[] = [];
    const jobs = sessionJobs({
      db: portal.db,
      clock: { now: () => new Date() },
      sessionEnding: { end: async (signIn) => void told.push(signIn) },
    });
    const { rows } = await sql<{
      id: string;
    }>`select id from account_session where ended_at is not null`.execute(portal.db);
    for (const { id } of rows) await jobs[0]?.run({ sessionId: id } as never, { log: {} as never });
    assert.deepEqual(told.map(({ key }) => key).sort(), ['one', 'two']);
    assert.equal(told[0]?.subject, ola.account.id);
  });

  test('all at once, this one too: none of them is let in from that moment', async () => {
    const all = (sid: string) => as(liv, sid, chrome, 'POST', '/api/sessions/endings', { scope: 'all' });
    assert.equal((await as(liv, 'liv-other', chrome, 'GET', '/api/me')).status, 200);
    assert.deepEqual(devices(await all('liv')), []);
    for (const sid of ['liv', 'liv-other'])
      assert.equal((await as(liv, sid, chrome, 'GET', '/api/me')).status, 401);
    // This one is on the way to the provider to sign out, and is known there until it has come.
    const { rows } = await sql<{ key: string; isLater: boolean }>`
      select s.key, j.start_after > now() + interval '50 seconds' as "isLater"
      from pgboss.job j join account_session s on s.id = (j.data ->> 'sessionId')::uuid
      where j.name = 'end-sign-in-at-provider' and s.key in ('liv', 'liv-other') order by s.key`.execute(
      portal.db,
    );
    assert.deepEqual(rows, [
      { key: 'liv', isLater: true },
      { key: 'liv-other', isLater: false },
    ]);
  });
});
