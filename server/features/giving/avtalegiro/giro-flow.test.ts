import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { accountText } from '#contract/values/bank-account.ts';
import { longDay } from '#server/letters/letter.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { operatorFile } from '../../../../dev/avtalegiro-simulator/operator-files.ts';
import organisation from '../../../../organisation-profile.json' with { type: 'json' };
import { type GiroWorld, openGiroWorld } from '../../../../test/support/giro-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';
import { createUnsubscribeCodes } from '../../notices/notice-preference-service.ts';
import { deliverNotice } from '../../notices/notices-jobs.ts';

const noon = (day: string) => `${day}T10:00:00Z`;

describe('AvtaleGiro', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, noon('2027-01-04'));
  });
  after(() => open.close());

  const states = async (id: string) =>
    (await world.charges(id)).map(({ period, state }) => `${period} ${state}`);
  const act = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(world.db, work);
  const dayMs = 86_400_000;
  const settled = (payments: Parameters<typeof operatorFile>[0]['payments'], more: object = {}) => ({
    name: `OCR.${Math.random()}.txt`.replace('0.', ''),
    content: operatorFile({
      transmission: 900,
      recipient: '00123456',
      account: '99991111111',
      today: '2027-01-20',
      mandates: [],
      payments,
      ...more,
    }),
  });

  test('chosen, signed in the bank, claimed, drawn, booked, and a receipt', async () => {
    const personId = await world.addPerson('Kari');
    const { id, externalId: kid } = await world.begin(personId);
    assert.match(kid, /^100\d{10}$/);
    const waiting = await world.show(personId, id);
    assert.deepEqual(
      [waiting.state, waiting.approval, waiting.giro],
      [
        'waiting',
        null,
        {
          state: 'waiting',
          kid,
          account: '99991111111',
          bankUrl: 'https://avtalegiro.bank.example/',
          wantsNotice: false,
          noticeDays: 7,
        },
      ],
    );
    world.operator.bank.sign(kid, { wantsNotice: true, limitOre: 100_000 });
    assert.equal((await world.show(personId, id)).state, 'waiting');
    await world.runDays('2027-01-05');
    const active = await world.show(personId, id);
    assert.deepEqual([active.state, active.giro!.wantsNotice], ['active', true]);
    assert.deepEqual(
      active.upcoming.map(({ dueOn }) => dueOn),
      ['2027-01-20', '2027-02-22', '2027-03-22'],
    );
    await world.runDays('2027-01-21');
    assert.deepEqual(await states(id), ['2027-01 paid']);
    const [gift] = await world.giving.reading.gifts(world.db, personId, '2027');
    assert.deepEqual(
      [gift!.state, gift!.amountOre, gift!.paidAt],
      ['paid', 25_000, '2027-01-20T11:00:00.000Z'],
    );
    assert.match(gift!.receipt!.number, /^G-2027-\d{6}$/);
    const kinds = (await world.show(personId, id)).timeline.map(({ kind, by }) => `${kind} ${by}`).reverse();
    assert.deepEqual(kinds, ['begun donor', 'approved bank', 'sent portal', 'paid bank']);
  });

  test('a payer who wants notice gets one, at least seven days ahead', async () => {
    const told = async () => {
      const { rows } = await sql<{ dueOn: string; at: Date }>`select c.due_on as "dueOn", n.created_at as at
        from notice n join gift_charge c on c.id = n.subject_id where n.kind = 'claim-coming'`.execute(
        world.db,
      );
      return rows;
    };
    await world.runDays('2027-03-01');
    const all = await told();
    assert.ok(all.length >= 2);
    for (const { dueOn, at } of all)
      assert.ok(Date.parse(noon(dueOn)) - at.getTime() >= 7 * dayMs - 3_600_000, dueOn);
    // The e-mail says to which account, how much and when, as the bank has been asked for it.
    const noticed = await sql<{
      id: string;
      dueOn: string;
      personId: string;
    }>`select n.id, c.due_on as "dueOn",
        n.person_id as "personId" from notice n join gift_charge c on c.id = n.subject_id
      where n.kind = 'claim-coming' order by n.created_at desc limit 1`.execute(world.db);
    const [last] = noticed.rows;
    const texts: string[] = [];
    const job = deliverNotice({
      db: world.db,
      organisation,
      origin: 'https://minside.example',
      clock: { now: world.now },
      mail: { send: async ({ text }) => void texts.push(text) },
      sms: { send: async () => assert.fail('an e-mail is enough') },
      codes: createUnsubscribeCodes(Buffer.alloc(32, 7)),
    });
    await job.run({ noticeId: last!.id }, { log: {} as never });
    assert.equal(texts.length, 1);
    for (const told of [
      accountText(organisation.giving.avtalegiro.account),
      '250\u00a0kr',
      longDay(last!.dueOn),
    ])
      assert.ok(texts[0]!.includes(told), `${told} in ${texts[0]}`);
    // Called off before it has left, it says nothing.
    const again = randomUUID();
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      select ${again}, person_id, kind, subject_id, created_at from notice where id = ${last!.id}`.execute(
      world.db,
    );
    const setState = async (state: string) =>
      (
        await sql<{ state: string }>`update gift_charge c set state = ${state} from notice n, gift_charge old
          where n.id = ${again} and c.id = n.subject_id and old.id = c.id returning old.state`.execute(
          world.db,
        )
      ).rows[0]!.state;
    const state = await setState('cancelled');
    await job.run({ noticeId: again }, { log: {} as never });
    assert.equal(texts.length, 1);
    await setState(state);
    await sql`delete from notice where id = ${again}`.execute(world.db);
    const quiet = await world.donor('Stille');
    await world.runDays('2027-04-01');
    assert.deepEqual((await states(quiet.id)).length, 1);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from notice
      where person_id = ${quiet.personId} and kind = 'claim-coming'`.execute(world.db);
    assert.equal(rows[0]!.count, 0);
  });

  test('a payer we cannot reach is notified by the bank', async () => {
    const personId = await world.addPerson('Uten', null);
    const { externalId: kid } = await world.begin(personId, 'avtalegiro', { isNoticeWished: true });
    world.operator.bank.sign(kid, { wantsNotice: true, limitOre: 100_000 });
    world.put(world.operator.tell());
    await world.runDays('2027-04-25');
    const claim = world.operator.state.claims.find((one) => one.kid === kid);
    assert.deepEqual([claim?.notify, claim?.state], [true, 'paid']);
  });

  test('no cover: it is said when the days are up, nothing is owed, and money that comes after all counts', async () => {
    world.setTime(noon('2027-05-03'));
    const { id, externalId, personId } = await world.donor('Tom');
    world.operator.bank.failNext(externalId);
    await world.runDays('2027-05-27');
    assert.deepEqual(await states(id), ['2027-05 sent']);
    await world.runDays('2027-06-01');
    assert.deepEqual(await states(id), ['2027-05 failed']);
    const { trouble } = await world.show(personId, id);
    assert.deepEqual([trouble?.rail, trouble?.isRetrying], ['avtalegiro', false]);
    world.put([
      settled([
        { kid: externalId, amountOre: 25_000, type: '15', settledOn: '2027-06-01', archiveReference: '777' },
      ]),
    ]);
    await world.giro.round(world.db, world.now());
    assert.equal((await states(id))[0], '2027-05 paid');
  });

  test('the same file books once, also under another name and with other line breaks', async () => {
    world.setTime(noon('2027-07-01'));
    const { externalId, id } = await world.donor('To');
    await world.runDays('2027-07-19');
    const payments = [
      { kid: externalId, amountOre: 25_000, type: '15', settledOn: '2027-07-20', archiveReference: '881' },
      { kid: '', amountOre: 100, type: '21', settledOn: '2027-07-20', archiveReference: '882', text: 'GAVE' },
    ];
    const file = settled(payments);
    const before = {
      payments: await world.count('giro_payment'),
      sums: await world.count('giro_settlement'),
    };
    world.put([file]);
    await world.giro.round(world.db, world.now());
    world.put([
      { ...file, name: 'again.txt' },
      {
        name: 'lines.txt',
        content: Buffer.from(file.content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      },
    ]);
    await world.giro.round(world.db, world.now());
    assert.equal(await world.count('giro_payment'), before.payments + 2);
    assert.equal(await world.count('giro_settlement'), before.sums + 1);
    assert.deepEqual(await states(id), ['2027-07 paid']);
    const unmatched = (await world.giving.giro!.overview(world.db, world.now())).unmatched;
    assert.deepEqual(
      unmatched.map(({ amountOre, reason, text }) => [amountOre, reason, text]),
      [[100, 'no-kid', 'GAVE']],
    );
  });

  test('a trailer that does not add up: both figures are said, and nothing is booked before somebody looks', async () => {
    const before = await world.count('giro_payment');
    const kid = world.operator.state.mandates[0]!.kid;
    const wrong = settled(
      [{ kid, amountOre: 500, type: '15', settledOn: '2027-07-21', archiveReference: '991' }],
      { breakage: 'trailer' },
    );
    world.put([wrong, { name: 'cut.txt', content: wrong.content.subarray(0, 300) }]);
    await world.giro.round(world.db, world.now());
    await world.giro.round(world.db, world.now());
    assert.equal(await world.count('giro_payment'), before);
    const { waiting } = await world.giving.giro!.overview(world.db, world.now());
    assert.deepEqual(waiting.map(({ state, kind }) => `${state} ${kind}`).sort(), [
      'problem ocr',
      'problem unreadable',
    ]);
    const said = waiting
      .find(({ kind }) => kind === 'ocr')!
      .problems.map(({ code, text }) => `${code}: ${text}`);
    assert.deepEqual(said, ['sum-differs: Sluttposten sier 600 øre, men summen er 500 øre.']);
    const by = { actor: world.actorOf('00000000-0000-4000-8000-000000000001'), now: world.now() };
    for (const { id } of waiting) {
      await assert.rejects(
        act((tx) => world.giving.giro!.book(tx, by, id)),
        { code: 'CHANGED_ELSEWHERE' },
      );
      await act((tx) => world.giving.giro!.setAside(tx, by, id));
    }
    assert.deepEqual((await world.giving.giro!.overview(world.db, world.now())).waiting, []);
  });

  test('stopped in time it is called off; too late it is drawn, shown, and can be paid back', async () => {
    world.setTime(noon('2027-08-02'));
    const [soon, late] = [await world.donor('I tide'), await world.donor('For sent')];
    await world.runDays('2027-08-17');
    const stop = (donor: { personId: string; id: string }) =>
      act((tx) =>
        world.giving.changing.stop(tx, { agreementId: donor.id, owner: donor.personId }, null, world.now()),
      );
    await stop(soon);
    await world.runDay();
    assert.deepEqual(await states(soon.id), ['2027-08 cancelled']);
    assert.equal(world.operator.state.claims.find(({ kid }) => kid === soon.externalId)?.state, 'called-off');
    world.setTime('2027-08-19T12:30:00Z'); // Half past two in Norway.
    const stopped = await stop(late);
    assert.deepEqual(
      stopped.upcoming.map(({ dueOn, isSent }) => [dueOn, isSent]),
      [['2027-08-20', true]],
    );
    assert.equal(stopped.kidToEnd, late.externalId);
    await world.runDays('2027-08-23');
    assert.deepEqual(await states(late.id), ['2027-08 paid']);
    assert.deepEqual(
      world.operator.state.claims.filter(({ state }) => state === 'waiting'),
      [],
    );
  });

  test('after a report of a death nothing more is drawn through the bank; confirmed, the agreement is over', async () => {
    world.setTime(noon('2027-08-30'));
    const { personId, id, externalId } = await world.donor('Er død');
    await world.runDays('2027-09-15');
    assert.deepEqual(await states(id), ['2027-09 sent']);
    // As a report of a death does: a hold, and what has gone out is called off.
    await world.db.insertInto('person_hold').values({ person_id: personId, began_at: world.now() }).execute();
    await act((tx) => world.giving.changing.callOffAllOf(tx, personId, world.now()));
    await world.runDays('2027-11-25');
    assert.deepEqual(await states(id), ['2027-09 cancelled']);
    const claims = world.operator.state.claims.filter(({ kid }) => kid === externalId);
    assert.deepEqual(
      claims.map(({ state }) => state),
      ['called-off'],
    );
    await act((tx) => world.giving.changing.stopAllOf(tx, personId, null, world.now()));
    await world.db.deleteFrom('person_hold').where('person_id', '=', personId).execute();
    await world.runDays('2028-01-25');
    assert.deepEqual(
      [(await world.show(personId, id)).state, await states(id)],
      ['stopped', ['2027-09 cancelled']],
    );
  });

  test('ended in the bank it is stopped here, and begins again without a signature where it still stands there', async () => {
    world.setTime(noon('2027-09-01'));
    const ended = await world.donor('Endt');
    world.operator.bank.end(ended.externalId);
    await world.runDays('2027-09-02');
    const shown = await world.show(ended.personId, ended.id);
    assert.deepEqual([shown.state, shown.stop?.by, shown.kidToEnd], ['stopped', 'bank', null]);
    const stands = await world.donor('Står');
    await act((tx) =>
      world.giving.changing.stop(tx, { agreementId: stands.id, owner: stands.personId }, null, world.now()),
    );
    const { version } = await world.show(stands.personId, stands.id);
    const again = await act((tx) =>
      world.giving.changing.restart(tx, world.actorOf(stands.personId), stands.id, version, world.now()),
    );
    assert.deepEqual(
      [again.state, again.giro!.kid, again.giro!.state],
      ['active', stands.externalId, 'active'],
    );
    const renewed = await act((tx) =>
      world.giving.changing.restart(tx, world.actorOf(ended.personId), ended.id, shown.version, world.now()),
    );
    assert.equal(renewed.state, 'waiting');
    assert.notEqual(renewed.giro!.kid, ended.externalId);
  });

  test('a full listing ends what it leaves out', async () => {
    world.setTime(noon('2027-09-13'));
    const gone = await world.donor('Borte');
    world.operator.state.mandates = world.operator.state.mandates.filter(
      ({ kid }) => kid !== gone.externalId,
    );
    const others = await world.donor('Der');
    world.put([world.operator.list()]);
    await world.giro.round(world.db, world.now());
    assert.equal((await world.show(gone.personId, gone.id)).state, 'stopped');
    assert.equal((await world.show(others.personId, others.id)).state, 'active');
  });

  test('a listing of another account of ours ends nothing here; one beside other news ends what it leaves out', async () => {
    world.setTime(noon('2027-09-20'));
    const [here, gone, news] = [await world.donor('Her'), await world.donor('Vekk'), await world.donor('Ny')];
    const state = async ({ personId, id }: typeof here) => (await world.show(personId, id)).state;
    const mandates = world.operator.state.mandates.filter(
      ({ kid, isActive }) => isActive && kid !== gone.externalId && kid !== news.externalId,
    );
    const listing = mandates.map(({ kid, wantsNotice }) => ({ kid, wantsNotice, registration: 0 }) as const);
    const other = { kid: '1009999999998', wantsNotice: false, registration: 0 } as const;
    world.put([settled([], { account: '86011117947', mandates: [other] })]);
    await world.giro.round(world.db, world.now());
    assert.deepEqual([await state(here), await state(gone)], ['active', 'active']);
    // The end of a mandate to another account is not the end of this one, whatever its KID.
    const ended = { kid: here.externalId, wantsNotice: false, registration: 2 } as const;
    world.put([settled([], { account: '86011117947', mandates: [ended] })]);
    await world.giro.round(world.db, world.now());
    assert.equal(await state(here), 'active');
    const changed = { kid: news.externalId, wantsNotice: true, registration: 1 } as const;
    const [listed, told] = [listing, [changed]].map((these) =>
      settled([], { mandates: these }).content.toString('latin1').split('\r\n'),
    ) as [string[], string[]];
    // Two assignments in one file: its end counts both.
    const count = (width: number, number: number) => String(number).padStart(width, '0');
    const end = `NY000089${count(8, listing.length + 1)}${count(8, listing.length + 7)}`;
    const both = [...listed.slice(0, -2), ...told.slice(1, -2), end + listed.at(-2)!.slice(24), ''];
    world.put([{ name: 'both.txt', content: Buffer.from(both.join('\r\n'), 'latin1') }]);
    await world.giro.round(world.db, world.now());
    assert.deepEqual((await world.giving.giro!.overview(world.db, world.now())).waiting, []);
    assert.deepEqual(
      [await state(here), await state(gone), await state(news)],
      ['active', 'stopped', 'active'],
    );
  });

  test('a reversal goes out of the gift it came with', async () => {
    world.setTime(noon('2027-10-01'));
    const { id, externalId } = await world.donor('Tilbake');
    await world.runDays('2027-10-21');
    const paid = world.operator.state.claims.find((one) => one.kid === externalId && one.state === 'paid')!;
    world.operator.bank.reverse(paid.archiveReference);
    await world.runDays('2027-10-22');
    assert.deepEqual(await states(id), ['2027-10 refunded']);
  });

  test('what the operator refuses goes in another file, once', async () => {
    world.setTime(noon('2027-11-01'));
    const { id, externalId, personId } = await world.donor('Avvist', { isNoticeWished: true });
    await world.runDays('2027-11-11');
    world.setTime(noon('2027-11-12'));
    await world.giving.planning.makeCharges(world.db, world.now());
    await world.giro.round(world.db, world.now());
    const [name] = [...world.outgoing.keys()];
    // It lay too long on its way: now the due day is too near.
    world.setTime(noon('2027-11-19'));
    world.collect();
    assert.deepEqual(
      [...world.incoming.keys()].map((receipt) => receipt.includes(`AVVIST.${name!.slice(0, 8)}`)),
      [true],
    );
    await world.giro.round(world.db, world.now());
    assert.equal(world.outgoing.size, 0, 'not the same day');
    await world.runDays('2027-12-01');
    const claims = world.operator.state.claims.filter(({ kid }) => kid === externalId);
    assert.deepEqual(
      claims.map(({ state, dueOn }) => [state, dueOn]),
      [['paid', '2027-11-29']],
    );
    assert.deepEqual((await states(id)).slice(0, 1), ['2027-11 paid']);
    // Notified of the first day, and then of the resulting day: each time a week ahead.
    const { rows } = await sql<{ toldOn: string }>`select created_at::date::text as "toldOn" from notice
      where kind = 'claim-coming' and person_id = ${personId} order by created_at`.execute(world.db);
    assert.deepEqual(rows.map(({ toldOn }) => toldOn).slice(0, 2), ['2027-11-12', '2027-11-22']);
  });

  test('an unmatched payment becomes a gift of the donor it belongs to, with a receipt', async () => {
    world.setTime(noon('2028-01-10'));
    const donor = await world.donor('Ekstra');
    world.put([
      settled([
        {
          kid: donor.externalId,
          amountOre: 7_700,
          type: '10',
          settledOn: '2028-01-10',
          archiveReference: '55',
        },
      ]),
    ]);
    await world.giro.round(world.db, world.now());
    const desk = world.giving.giro!;
    const { unmatched } = await desk.overview(world.db, world.now());
    const mine = unmatched.find(({ kid }) => kid === donor.externalId)!;
    assert.equal(mine.reason, 'not-avtalegiro');
    const { number } = await world.show(donor.personId, donor.id);
    const by = { actor: world.actorOf('00000000-0000-4000-8000-000000000001'), now: world.now() };
    const wish = { outcome: 'gift', agreementNumber: 'A-1', note: '' } as const;
    await assert.rejects(
      act((tx) => desk.settle(tx, by, mine.id, wish)),
      { code: 'INVALID_INPUT' },
    );
    await act((tx) => desk.settle(tx, by, mine.id, { ...wish, agreementNumber: number.toLowerCase() }));
    const gifts = await world.giving.reading.gifts(world.db, donor.personId, '2028');
    assert.deepEqual(
      gifts.map(({ amountOre, kind, rail, state }) => [amountOre, kind, rail, state]),
      [[7_700, 'one-off', 'avtalegiro', 'paid']],
    );
    await assert.rejects(
      act((tx) => desk.settle(tx, by, mine.id, wish)),
      { code: 'NOT_FOUND' },
    );
  });
});
