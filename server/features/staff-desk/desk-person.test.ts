import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { findBrokenRow, forgetOldLooks } from './access-log-repository.ts';
import { tidyDesk } from './desk-control-service.ts';
import { readPersonTerm } from './desk-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const reason = 'Ringte oss og spurte om medlemskapet sitt';
const enquiry = { topic: 'details', subject: 'Ny adresse', message: 'Jeg har flyttet nå i høst.' };
const { kari, ola, mona, ingrid } = demoPersons;

describe('looking at a person from the desk', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const looksAt = (personId: string) =>
    portal.db
      .selectFrom('access_log')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('number')
      .execute();
  const write = async (personId: string, caller: 'mona' | 'ingrid' = 'mona'): Promise<string> =>
    body(
      await portal.call(caller, 'POST /api/staff/persons/:id/reasons', {
        params: { id: personId },
        body: { reason },
      }),
    ).id;
  const look = (personId: string, query: Record<string, string> = {}, caller: 'mona' | 'ingrid' = 'mona') =>
    portal.call(caller, 'GET /api/staff/persons/:id', { params: { id: personId }, query });
  const numberOf = (personId: string, query: Record<string, string>, token?: string) =>
    portal.call('mona', 'GET /api/staff/persons/:id/fodselsnummer', {
      params: { id: personId },
      query,
      ...(token && { token }),
    });

  test('needs a case of that person’s, or a reason written for that person by oneself within the half hour', async () => {
    const { id: enquiryId } = body(await portal.call('kari', 'POST /api/enquiries', { body: enquiry }));
    const reasonId = await write(ola.id);
    const refused = [
      await look(kari.id),
      await look(randomUUID()),
      await look(ola.id, { enquiryId }),
      await look(kari.id, { reasonId }),
      await look(ola.id, { reasonId }, 'ingrid'),
      await look(ola.id, { reasonId: randomUUID() }),
    ];
    for (const answer of refused)
      assert.deepEqual([answer.status, body(answer).code], [403, 'REASON_NEEDED']);
    assert.equal(new Set(refused.map(({ text }) => text)).size, 1);
    assert.equal((await look(kari.id, { enquiryId })).status, 200);
    assert.equal((await look(ola.id, { reasonId })).status, 200);
    await sql`update desk_reason set written_at = written_at - interval '31 minutes'`.execute(portal.db);
    assert.equal((await look(ola.id, { reasonId })).status, 403);
  });

  test('shows what the case needs: contact points masked, and never a number', async () => {
    await sql`update person set fodselsnummer_sealed = '\\x01', country = 'NO', address_lines = array['Storgata 1'],
      postal_code = '0182', postal_place = 'Oslo' where id = ${kari.id}`.execute(portal.db);
    const answer = await look(kari.id, { reasonId: await write(kari.id) });
    const shown = body(answer);
    assert.equal(shown.name, 'Kari Lund');
    assert.equal(shown.membership.number, '104218');
    assert.equal(shown.maskedFodselsnummer, '•••••• •••••');
    assert.deepEqual(shown.email, { masked: 'k•••@medlem.example', isVerified: true });
    assert.equal(shown.phone.masked, '•••• 0001');
    assert.deepEqual(shown.address.lines, ['Storgata 1']);
    assert.ok(shown.enquiries.length > 0);
    assert.ok(!answer.text.includes(demoAccounts.kari.email));
    assert.doesNotMatch(answer.text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ''), /\d{11}/);

    await sql`update person set is_address_shielded = true where id = ${kari.id}`.execute(portal.db);
    const shielded = await look(kari.id, { reasonId: await write(kari.id) });
    assert.equal(body(shielded).address, null);
    assert.ok(!shielded.text.includes('Storgata'));
    assert.ok(!(await looksAt(kari.id)).at(-1)?.fields.includes('address'));
  });

  test('a restricted person is shown as such, in a search and on the page', async () => {
    await sql`update person set restricted_at = now() where id = ${ola.id}`.execute(portal.db);
    const shown = body(await look(ola.id, { reasonId: await write(ola.id) }));
    const found = body(
      await portal.call('mona', 'POST /api/staff/person-searches', { body: { term: 'Ola Berg', reason } }),
    );
    await sql`update person set restricted_at = null where id = ${ola.id}`.execute(portal.db);
    assert.deepEqual([shown.isRestricted, found.persons[0].isRestricted], [true, true]);
    assert.equal(body(await look(kari.id, { reasonId: await write(kari.id) })).isRestricted, false);
  });

  test('those elected are in the control list with unit, purpose and count; far more than the others is marked', async () => {
    const unit = '40000000-0000-4000-8000-000000000011';
    for (const [staffId, count] of [
      [demoPersons.liv.id, 2],
      [demoPersons.nils.id, 2],
      [demoPersons.per.id, 200],
    ] as const)
      await sql`insert into access_log (id, looked_at, looked_as, staff_id, person_id, reason, subject_id, request_id)
        select gen_random_uuid(), '2026-02-10T12:00:00Z', 'representative', ${staffId}, ${kari.id}, 'members-contact', ${unit}, 'r'
        from generate_series(1, ${count}::int)`.execute(portal.db);
    const query = { month: '2026-02' };
    const control = body(await portal.call('ingrid', 'GET /api/staff/look-control', { query }));
    assert.deepEqual(
      control.representatives.map((row: { looks: number; persons: number; isOutlier: boolean }) => [
        row.looks,
        row.persons,
        row.isOutlier,
      ]),
      [
        [200, 1, true],
        [2, 1, false],
        [2, 1, false],
      ],
    );
    const [first] = control.representatives;
    assert.deepEqual([first.unit, first.purpose], ['Oslo lokallag', 'members-contact']);
    assert.deepEqual(control.staff, []);
  });

  test('reader, person, fields, reason, time and request are logged with the view', async () => {
    const reasonId = await write(ola.id);
    const answer = await look(ola.id, { reasonId });
    const row = (await looksAt(ola.id)).at(-1)!;
    assert.deepEqual(
      [row.staff_id, row.person_id, row.reason, row.remark, row.looked_as, row.flag],
      [mona.id, ola.id, 'written', reason, 'staff', null],
    );
    assert.deepEqual(row.fields, [
      ...['name', 'birth-date', 'membership', 'contact-points', 'enquiry-list', 'notices', 'address'],
    ]);
    assert.equal(row.request_id, (answer.headers as Record<string, string>)['x-request-id']);
    assert.ok(Math.abs(row.looked_at.getTime() - Date.now()) < 10_000);
  });

  test('where the log cannot be written, nothing is shown: not a person, not a case, not a hit', async () => {
    const { id } = body(await portal.call('aud', 'POST /api/enquiries', { body: enquiry }));
    const reasonId = await write(ola.id);
    await sql`create function log_full() returns trigger language plpgsql as
      'begin raise exception ''disk full''; end'`.execute(portal.db);
    await sql`create trigger log_full before insert on access_log for each row execute function log_full()`.execute(
      portal.db,
    );
    try {
      for (const answer of [
        await look(ola.id, { reasonId }),
        await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } }),
        await portal.call('mona', 'POST /api/staff/person-searches', { body: { term: 'Ola Berg', reason } }),
        await portal.call('mona', 'POST /api/staff/enquiries/:id/notes', {
          params: { id },
          body: { note: 'Hei' },
        }),
      ]) {
        assert.equal(answer.status, 500);
        assert.doesNotMatch(answer.text, /Berg|flyttet|medlem\.example/);
      }
    } finally {
      await sql`drop function log_full cascade`.execute(portal.db);
    }
    const notes = await portal.db
      .selectFrom('enquiry_note')
      .select('id')
      .where('enquiry_id', '=', id)
      .execute();
    assert.equal(notes.length, 0);
  });

  test('a search finds by whole number, address or phone, or by first and last name; each hit is a look', async () => {
    const search = (term: string, caller: 'mona' | 'ingrid' = 'ingrid') =>
      portal.call(caller, 'POST /api/staff/person-searches', { body: { term, reason } });
    for (const term of [
      '083551',
      'OLA@medlem.example',
      '+47 68 05 00 02',
      '68050002',
      'Ola Berg',
      'berg ol',
    ]) {
      const before = (await looksAt(ola.id)).length;
      const found = await search(term);
      assert.deepEqual(
        body(found).persons.map((person: { name: string }) => person.name),
        ['Ola Berg'],
        term,
      );
      assert.ok(!found.text.includes('ola@'));
      const looks = await looksAt(ola.id);
      assert.equal(looks.length, before + 1);
      assert.deepEqual([looks.at(-1)?.reason, looks.at(-1)?.remark], ['search', reason]);
    }
    assert.deepEqual(body(await search('Lun Kar')).persons[0].memberNumber, '104218');
    assert.deepEqual(
      body(await search("O'Brien Å")).persons ?? body(await search("O'Brien Å")).errors.length,
      1,
    );
    for (const term of ['Ola', '%%%', '08355', '01019012345', '***', "' or 1=1 --", 'ola@']) {
      const refused = await search(term);
      assert.deepEqual(
        [refused.status, body(refused).errors],
        [422, [{ path: '/term', code: 'INVALID' }]],
        term,
      );
    }
    const silent = await portal.call('ingrid', 'POST /api/staff/person-searches', {
      body: { term: 'Ola Berg', reason: 'hm' },
    });
    assert.deepEqual(body(silent).errors, [{ path: '/reason', code: 'TOO_SHORT' }]);
  });

  test('no more than 30 searches and 60 persons an hour', async () => {
    const subject = `desk-look:search:${mona.id}`;
    const windowEnds = new Date(Date.now() + 3_600_000);
    await sql`insert into attempt_counter (subject, window_ends, attempts) values (${subject}, ${windowEnds}, 30)
      on conflict (subject) do update set attempts = 30`.execute(portal.db);
    const refused = await portal.call('mona', 'POST /api/staff/person-searches', {
      body: { term: 'Ola Berg', reason },
    });
    assert.deepEqual([refused.status, body(refused).code], [429, 'TOO_MANY_LOOKS']);
    assert.ok('retry-after' in refused.headers);
    const person = `desk-look:person:${mona.id}`;
    await sql`update attempt_counter set attempts = 60 where subject = ${person}`.execute(portal.db);
    assert.equal(body(await look(ola.id, { reasonId: await write(ola.id) })).code, 'TOO_MANY_LOOKS');
    await sql`delete from attempt_counter where subject in (${person}, ${subject})`.execute(portal.db);
  });

  test('the whole number takes a written reason and a recent sign-in, and is a look of its own', async () => {
    const digits = '17912099997';
    const { id } = demoPersons.nils;
    const { sealed, index } = portal.seal(id, digits);
    await sql`update person set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index} where id = ${id}`.execute(
      portal.db,
    );
    const reasonId = await write(id);
    const old = await portal.issuer.tokenFor({
      subject: demoAccounts.mona.id,
      name: demoAccounts.mona.name,
      emails: [demoAccounts.mona.email],
      authenticatedAt: Math.floor(Date.now() / 1000) - 301,
    });
    assert.equal(body(await numberOf(id, { reasonId }, old)).code, 'SIGN_IN_AGAIN');
    assert.equal(body(await numberOf(id, {})).code, 'REASON_NEEDED');
    const shown = await numberOf(id, { reasonId });
    assert.equal(body(shown).fodselsnummer, digits);
    assert.equal((shown.headers as Record<string, string>)['cache-control'], 'no-store');
    assert.deepEqual((await looksAt(id)).at(-1)?.fields, ['fodselsnummer']);
    assert.ok(!portal.lines.join('\n').includes(digits));
    const kept = await portal.db.selectFrom('idempotency_key').select('answer').execute();
    assert.ok(!JSON.stringify(kept).includes(digits));
  });

  test('one’s own record and a colleague’s are flagged, and first on the monthly control list', async () => {
    assert.equal(body(await look(mona.id, { reasonId: await write(mona.id) })).flag, 'own');
    assert.equal(body(await look(ingrid.id, { reasonId: await write(ingrid.id) })).flag, 'colleague');
    assert.deepEqual(
      (await looksAt(mona.id)).map(({ flag }) => flag),
      ['own'],
    );
    assert.deepEqual(
      (await looksAt(ingrid.id)).map(({ flag }) => flag),
      ['colleague'],
    );
    const control = body(await portal.call('ingrid', 'GET /api/staff/look-control'));
    assert.equal(control.brokenAt, null);
    assert.deepEqual(
      control.flagged.map((row: { staffName: string; flag: string }) => [row.staffName, row.flag]),
      [
        ['Mona Eide', 'colleague'],
        ['Mona Eide', 'own'],
      ],
    );
    const row = control.staff.find(({ name }: { name: string }) => name === 'Mona Eide');
    assert.ok(row.looks > row.flagged && row.flagged === 2 && row.withoutCase > 0);
    const empty = body(
      await portal.call('mona', 'GET /api/staff/look-control', { query: { month: '2020-02' } }),
    );
    assert.deepEqual([empty.month, empty.staff, empty.flagged], ['2020-02', [], []]);
    assert.equal(
      (await portal.call('mona', 'GET /api/staff/look-control', { query: { month: '2020-13' } })).status,
      422,
    );
  });

  test('the log takes no change: permission denied', async () => {
    for (const attempt of [
      sql`update access_log set staff_id = ${ingrid.id}`,
      sql`update access_log set remark = null where flag = 'own'`,
      sql`delete from access_log`,
      sql`delete from access_log where flag = 'own'`,
      sql`truncate access_log`,
    ]) {
      await assert.rejects(attempt.execute(portal.db), (error: { code?: string }) => error.code === '42501');
    }
    await sql`delete from account_person where person_id = ${demoPersons.per.id}`.execute(portal.db);
    assert.equal(await findBrokenRow(portal.db), null);
  });

  test('tampering leaves a mark: changed, deleted, inserted, cut off', async () => {
    // As somebody with the whole database in their hands: the guards asleep.
    const tampered = async (tamper: ReturnType<typeof sql>) => {
      let found: number | null = null;
      await portal.db
        .transaction()
        .execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await tamper.execute(tx);
          found = await findBrokenRow(tx);
          throw new Error('roll back');
        })
        .catch((error: Error) => assert.equal(error.message, 'roll back'));
      return found;
    };
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from access_log`.execute(
      portal.db,
    );
    const last = rows[0]!.count;
    assert.ok(last > 5);
    assert.equal(await tampered(sql`update access_log set remark = 'noe annet' where number = 3`), 3);
    assert.equal(await tampered(sql`update access_log set fields = '{}' where number = 2`), 2);
    assert.equal(await tampered(sql`delete from access_log where number = 4`), 5);
    assert.equal(await tampered(sql`delete from access_log where number = ${last}`), last);
    assert.equal(
      await tampered(sql`update access_log set staff_id = ${ola.id},
        hash = access_log_hash(access_log, previous_hash) where number = 3`),
      3,
    );
    assert.equal(await tampered(sql`select 1`), null);
  });

  test('after two years a look is forgotten, and the rest is still whole', async () => {
    await portal.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update access_log set looked_at = looked_at - interval '25 months' where number <= 2`.execute(
        tx,
      );
    });
    await assert.rejects(forgetOldLooks(portal.db, new Date()));
    await tidyDesk(portal.db, new Date());
    const rows = await portal.db.selectFrom('access_log').select('number').orderBy('number').execute();
    assert.equal(Number(rows[0]?.number), 3);
    assert.equal(await findBrokenRow(portal.db), null);
  });

  test('many who look at once make one chain', async () => {
    const reasonIds = await Promise.all([write(ola.id), write(ola.id, 'ingrid')]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        look(ola.id, { reasonId: reasonIds[n % 2]! }, n % 2 ? 'ingrid' : 'mona'),
      ),
    );
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(await findBrokenRow(portal.db), null);
  });

  test('what is typed is read as what it is', () => {
    assert.deepEqual(readPersonTerm('104 218'), { kind: 'member-number', value: '104218' });
    assert.deepEqual(readPersonTerm('0047 680 50 001'), { kind: 'phone', value: '+4768050001' });
    assert.deepEqual(readPersonTerm('Per-Åge Ødegård'), { kind: 'name', words: ['Per-Åge', 'Ødegård'] });
    assert.equal(readPersonTerm('17912099997'), null);
    assert.equal(readPersonTerm('179120 99997'), null);
    assert.equal(readPersonTerm('Kari Lund 1984'), null);
  });
});
