/** A person who has everything ends it all, one by one: what each act changes, table by table, and nothing else. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { accountEndingTextVersion } from '#contract/account-ending-endpoints.ts';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { seedGiro } from '../../../dev/seed/demo-giro.ts';
import { seedGiving } from '../../../dev/seed/demo-giving.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import type { Answer } from '../../../test/support/answer.ts';
import { rowsOf, takeBackup } from '../../../test/support/erasure-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { replayErasures } from './erasure-replay-service.ts';
import { leavingJobs } from './leaving-jobs.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const dayMs = 86_400_000;

/** What giving leaves behind: the law keeps it five years. */
const books = /^(gift_|giro_)/;
const tableOf = (key: string) => key.split('.')[0]!;

for (const { rail, who, header } of [
  { rail: 'Vipps', who: 'kari', header: undefined },
  { rail: 'AvtaleGiro', who: 'familie', header: demoPersons.tor.id },
] as const)
  describe(`leaving everything, one by one, with gifts by ${rail}`, () => {
    const person = who === 'kari' ? demoPersons.kari : demoPersons.tor;
    const name = `${person.givenName} ${person.familyName}`;
    let portal: TestPortal;
    let folder: string;
    let now: Date;
    let putBack: () => Promise<void>;
    before(async () => {
      folder = await mkdtemp(path.join(os.tmpdir(), 'erasures-'));
      portal = await openTestPortal();
      now = new Date();
      await inTransaction(portal.db, (tx) => seedGiving(tx, now, 'http://localhost'));
      await seedGiro(portal.db, now);
      await sql`update person set magazine = 'digital' where id = ${person.id}`.execute(portal.db);
      await sql`insert into magazine_subscription (person_id, ordered_at) values (${person.id}, ${now})
        on conflict do nothing`.execute(portal.db);
      putBack = await takeBackup(portal.db);
    });
    after(async () => {
      await portal.close();
      await rm(folder, { recursive: true });
    });

    const erasures = () => createErasureFile(folder);
    const work = async (job: string, payload: object) => {
      const jobs = leavingJobs({
        db: portal.db,
        clock: { now: () => now },
        organisation,
        accountRemoval: null,
        erasures: erasures(),
        children: portal.services.children.children,
        mail: { send: async () => {} },
        seal: createNumberSeal([portal.secret]),
        makeCertificate: portal.services.leaving.makeCertificate,
        raise: portal.raise,
      });
      await jobs.find((one) => one.name === job)?.run(payload as never, { log: {} as never });
    };
    const workAll = async () => {
      now = new Date(Math.max(Date.now(), now.getTime()) + 1000);
      const leavings = sql<{ id: string }>`select id from leaving where purged_at is null`;
      for (const { id } of (await leavings.execute(portal.db)).rows)
        await work('purge-leaver', { leavingId: id });
      const endings = sql<{ id: string }>`select id from account_ending where worked_at is null`;
      for (const { id } of (await endings.execute(portal.db)).rows)
        await work('end-account', { endingId: id });
    };
    const call = (key: string, request: object = {}) =>
      portal.call(who, key as never, { ...request, ...(header && { personId: header }) });
    const pdfOf = async (answer: Answer) => {
      assert.equal(answer.status, 200, answer.text);
      const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
      return (await extractText(pdf, { mergePages: true })).text;
    };
    const counts = () => rowsOf(portal.db, person.id);
    /** Tables in which the number of the person's rows is another one now. */
    const changedSince = async (earlier: Record<string, number>) => {
      const later = await counts();
      return [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
        .filter((key) => earlier[key] !== later[key])
        .map(tableOf);
    };
    const choices = async () => body(await call('GET /api/my-choices'));
    let agreementId = '';
    /** Gifts that the law keeps: of the agreement, without a person. */
    const booksKept = async () => {
      const gifts = sql`select from gift_charge where agreement_id = ${agreementId}`;
      return (await gifts.execute(portal.db)).rows.length;
    };
    const told = ['notice', 'idempotency_key'];

    test('the gifts: only they stop, and it is certified at once', async () => {
      const earlier = await counts();
      const { agreement } = body(await call('GET /api/giving'));
      assert.equal(agreement.state, 'active');
      agreementId = agreement.id;
      const stopped = await call('POST /api/giving/agreements/:id/stop', {
        params: { id: agreement.id },
        body: { reason: '' },
      });
      assert.equal(stopped.status, 200, stopped.text);
      assert.match(
        await pdfOf(await call('GET /api/choice-certificates/:kind', { params: { kind: 'giving' } })),
        new RegExp(name),
      );
      const changed = (await changedSince(earlier)).filter((table) => !books.test(table));
      assert.deepEqual(
        changed.filter((table) => !told.includes(table)),
        [],
      );
      const { membership, magazine, giving } = await choices();
      assert.deepEqual([membership.isMember, magazine.isGetting, giving.isRunning], [true, true, false]);
    });

    test('the magazine: only it stops', async () => {
      const earlier = await counts();
      const stopped = await call('POST /api/magazine/stops');
      assert.equal(stopped.status, 200, stopped.text);
      assert.match(
        await pdfOf(await call('GET /api/choice-certificates/:kind', { params: { kind: 'magazine' } })),
        new RegExp(name),
      );
      const changed = (await changedSince(earlier)).filter((table) => !told.includes(table));
      assert.deepEqual(
        changed.filter((table) => !table.startsWith('magazine_')),
        [],
      );
      const { membership, magazine } = await choices();
      assert.deepEqual([membership.isMember, magazine.isGetting], [true, false]);
    });

    test('the membership: out of the register, while the sign-in and the books stay row by row', async () => {
      const earlier = await counts();
      const left = await call('POST /api/leaving', {
        body: {
          reason: '',
          magazine: 'keep',
          account: 'keep',
          sendsEmail: false,
          textVersion: leavingTextVersion,
        },
      });
      assert.equal(left.status, 200, left.text);
      const params = { code: body(left).code };
      const certificate = await portal.call(null, 'GET /api/leaving-certificates/:code', { params });
      assert.match(await pdfOf(certificate), new RegExp(name));
      await workAll();
      const later = await counts();
      assert.equal(later['membership.person_id'], undefined);
      assert.equal(later['account_person.person_id'], 1);
      const booksOf = (rows: Record<string, number>) =>
        Object.entries(rows).filter(([key]) => books.test(key));
      assert.deepEqual(booksOf(later), booksOf(earlier));
    });

    let left: Record<string, number>;
    test('the sign-in: what is left is what the law keeps, and an old token opens nothing', async () => {
      const ended = await call('POST /api/account-ending', {
        body: { textVersion: accountEndingTextVersion },
      });
      assert.equal(ended.status, 200, ended.text);
      const params = { code: body(ended).code };
      const certificate = await portal.call(null, 'GET /api/account-ending-certificates/:code', { params });
      assert.match(await pdfOf(certificate), new RegExp(name));
      await workAll();
      left = await counts();
      assert.deepEqual(left, {});
      assert.ok((await booksKept()) > 0);
    });

    test('a backup that is put back makes nothing of it undone', async () => {
      await putBack();
      assert.ok((await counts())['membership.person_id']);
      assert.ok((await counts())['account_person.person_id']);
      await replayErasures({
        db: portal.db,
        erasures: erasures(),
        ...portal.services.leaving,
        giving: portal.services.giving,
        magazine: portal.services.magazine.magazine,
        now: new Date(now.getTime() + dayMs),
      });
      now = new Date(now.getTime() + 2 * dayMs);
      await workAll();
      assert.deepEqual(await counts(), left);
      assert.ok((await booksKept()) > 0);
      const running = sql`select from gift_agreement where id = ${agreementId} and state = 'active'`;
      assert.equal((await running.execute(portal.db)).rows.length, 0);
    });
  });
