import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { accountEndingTextVersion } from '#contract/account-ending-endpoints.ts';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { rowsOf, takeBackup } from '../../../test/support/erasure-fixtures.ts';
import { insertGiftOf } from '../../../test/support/gift-years.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { replayErasures } from './erasure-replay-service.ts';
import { leavingJobs } from './leaving-jobs.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { ola, jon, liv } = demoPersons;
const dayMs = 86_400_000;

describe('leaving no trace, one choice at a time', () => {
  let portal: TestPortal;
  let folder: string;
  let now: Date;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'erasures-'));
  });
  after(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    portal = await openTestPortal();
    now = new Date();
    await rm(path.join(folder, 'erasures.jsonl'), { force: true });
  });
  afterEach(() => portal.close());

  const erasures = () => createErasureFile(folder);
  const work = async (name: string, payload: object = {}) => {
    const jobs = leavingJobs({
      db: portal.db,
      clock: { now: () => now },
      organisation,
      accountRemoval: null,
      erasures: erasures(),
      mail: { send: async () => {} },
      seal: createNumberSeal([portal.secret]),
      children: portal.services.children.children,
      makeCertificate: portal.services.leaving.makeCertificate,
      raise: portal.raise,
    });
    await jobs.find((job) => job.name === name)?.run(payload as never, { log: {} as never });
  };
  const ask = (who: DemoName, token?: string) =>
    portal.call(who, 'POST /api/account-ending', {
      body: { textVersion: accountEndingTextVersion },
      ...(token && { token }),
    });
  const endings = () => portal.db.selectFrom('account_ending').selectAll().orderBy('ended_at').execute();
  const workAll = async () => {
    for (const { id, worked_at } of await endings())
      if (!worked_at) await work('end-account', { endingId: id });
  };

  const countsOf = (personId: string) => rowsOf(portal.db, personId);

  test('the account of a member goes by itself; membership and giving stay, and it is said beforehand', async () => {
    await sql`insert into draft values (${ola.id}, 'profile', '{}', now())`.execute(portal.db);
    await insertGiftOf(portal.db, { personId: ola.id, amountOre: 100, paidAt: now.toISOString() });
    const { account, isSignInRecent } = body(await portal.call('ola', 'GET /api/my-choices'));
    assert.equal(isSignInRecent, true);
    assert.equal(account.ending, 'deleted');
    assert.ok(account.stays.includes('membership') && account.stays.includes('gifts'));

    const receipt = body(await ask('ola'));
    assert.match(receipt.reference, /^U-/);
    assert.deepEqual(body(await ask('ola')).code, receipt.code);
    await workAll();
    await workAll();
    const counts = await countsOf(ola.id);
    assert.equal(counts['account_person.person_id'], undefined);
    assert.equal(counts['draft.person_id'], undefined);
    assert.equal(counts['membership.person_id'], 1);
    assert.equal(counts['gift_charge.person_id'], 1);
    // A token from before creates no person.
    const { id: subject, name } = ola.account;
    const authenticatedAt = Math.floor(now.getTime() / 1000) - 10;
    const token = await portal.issuer.tokenFor({ subject, name, authenticatedAt });
    const late = await portal.call(null, 'GET /api/me', { token });
    assert.equal(late.status, 401);

    const params = { code: receipt.code };
    const answer = await portal.call(null, 'GET /api/account-ending-certificates/:code', { params });
    assert.equal(answer.status, 200);
    const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    assert.match(text, /Ola Berg/);
    assert.match(text, new RegExp(receipt.reference));
    now = new Date(now.getTime() + 16 * dayMs);
    await work('forget-leavers');
    await work('forget-leavers');
    const gone = await portal.call(null, 'GET /api/account-ending-certificates/:code', { params });
    assert.equal(gone.status, 404);
  });

  test('a person kept for no other reason is deleted from every table', async () => {
    await sql`delete from child_guardian where person_id = ${jon.id}`.execute(portal.db);
    await ask('jon');
    await workAll();
    assert.deepEqual(await countsOf(jon.id), {});
    const names = await sql`select from account_ending where person_id is not null`.execute(portal.db);
    assert.equal(names.rows.length, 0);
  });

  test('asks for a recent sign-in, and keeps employees', async () => {
    const { subject, name } = { subject: ola.account.id, name: ola.account.name };
    const authenticatedAt = Math.floor(Date.now() / 1000) - 301;
    const token = await portal.issuer.tokenFor({ subject, name, authenticatedAt });
    assert.equal(body(await ask('ola', token)).code, 'SIGN_IN_AGAIN');
    assert.equal((await ask('mona')).status, 403);
    assert.equal((await endings()).length, 0);
  });

  test('what was stopped has a certificate of its own; what goes on has none', async () => {
    const certificate = (kind: string) =>
      portal.call('liv', 'GET /api/choice-certificates/:kind', { params: { kind } });
    assert.equal((await certificate('magazine')).status, 404);
    assert.equal((await certificate('giving')).status, 404);
    await sql`update person set magazine = 'none' where id = ${liv.id}`.execute(portal.db);
    await sql`insert into magazine_subscription (person_id, stopped_at) values (${liv.id}, now())
      on conflict (person_id) do update set stopped_at = now()`.execute(portal.db);
    const { magazine } = body(await portal.call('liv', 'GET /api/my-choices'));
    assert.equal(magazine.isGetting, false);
    assert.ok(magazine.stoppedAt);
    const answer = await certificate('magazine');
    assert.equal(answer.status, 200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
      mergePages: true,
    });
    assert.match(text, /Liv Moen/);
  });

  const replay = () =>
    replayErasures({
      db: portal.db,
      erasures: erasures(),
      ...portal.services.leaving,
      giving: portal.services.giving,
      magazine: portal.services.magazine.magazine,
      now: new Date(now.getTime() + 1000),
    });

  test('a backup that is put back has the erased in it, and they are erased again, row by row', async () => {
    await sql`delete from child_guardian where person_id = ${jon.id}`.execute(portal.db);
    const putBack = await takeBackup(portal.db);
    await portal.call('liv', 'POST /api/leaving', {
      body: {
        reason: '',
        magazine: 'stop',
        account: 'delete',
        sendsEmail: false,
        textVersion: leavingTextVersion,
      },
    });
    await ask('jon');
    const workLeavings = async () => {
      for (const { id } of await portal.db
        .selectFrom('leaving')
        .select('id')
        .where('purged_at', 'is', null)
        .execute())
        await work('purge-leaver', { leavingId: id });
    };
    now = new Date();
    await workLeavings();
    await workAll();
    const erased = { liv: await countsOf(liv.id), jon: await countsOf(jon.id) };
    assert.deepEqual(erased.jon, {});
    // Nothing of it is back: a start does nothing.
    assert.equal(await replay(), 0);

    await putBack();
    assert.ok((await countsOf(liv.id))['membership.person_id']);
    assert.ok((await countsOf(jon.id))['account_person.person_id']);
    assert.ok((await replay()) >= 2);
    now = new Date(now.getTime() + 2000);
    await workLeavings();
    await workAll();
    assert.deepEqual({ liv: await countsOf(liv.id), jon: await countsOf(jon.id) }, erased);
    assert.equal(await replay(), 0);
  });

  test('a person who has come back is not deleted by the list', async () => {
    const membershipId = randomUUID();
    await erasures().add({
      kind: 'membership',
      id: membershipId,
      personId: ola.id,
      magazine: 'stop',
      account: 'delete',
      at: now.toISOString(),
    });
    await erasures().add({ kind: 'account', id: randomUUID(), personId: ola.id, at: now.toISOString() });
    assert.equal(await replay(), 0);
    assert.equal((await countsOf(ola.id))['membership.person_id'], 1);
  });
});
