/** One history on two rails: whatever a donor, the bank and the clock do, no month is drawn twice. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Rail } from '#contract/giving-values.ts';
import { addDays } from '#contract/values/bank-days.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type GiroWorld, openGiroWorld } from '../../../../test/support/giro-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

describe('from one rail to the other', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, '2027-01-04T10:00:00Z');
  });
  after(() => open.close());

  const atVipps = () => [...world.machine.agreements.values()].at(-1)!;
  async function approveInVipps(agreementId: string): Promise<void> {
    const { rows } = await sql<{ id: string; state: string }>`select id, state from gift_mandate
      where agreement_id = ${agreementId} and rail = 'vipps' and state in ('preparing', 'waiting')
        and not is_stop_wanted`.execute(world.db);
    for (const { id } of rows) {
      await world.rail.mandates.tell(world.db, id, world.now());
      world.machine.app.agreement(atVipps().id, 'approve');
      await world.rail.mandates.follow(world.db, id, world.now());
    }
    const { rows: stops } = await sql<{ id: string }>`select id from gift_mandate
      where agreement_id = ${agreementId} and rail = 'vipps' and is_stop_wanted and state = 'active'`.execute(
      world.db,
    );
    for (const { id } of stops) await world.rail.mandates.tell(world.db, id, world.now());
  }
  async function signInBank(agreementId: string): Promise<void> {
    const { rows } = await sql<{ kid: string }>`select external_id as kid from gift_mandate
      where agreement_id = ${agreementId} and rail = 'avtalegiro' and state = 'waiting'`.execute(world.db);
    for (const { kid } of rows) world.operator.bank.sign(kid, { wantsNotice: false, limitOre: 1e9 });
  }

  test('to AvtaleGiro and back: drawn as before until the new one is approved, with one timeline', async () => {
    const personId = await world.addPerson('Kari');
    const { id } = await world.begin(personId, 'vipps');
    await approveInVipps(id);
    const moving = await world.move(personId, id, 'avtalegiro');
    assert.deepEqual(
      [moving.rail, moving.move!.rail, moving.move!.giro!.state],
      ['vipps', 'avtalegiro', 'waiting'],
    );
    await world.runDays('2027-01-21');
    assert.deepEqual(
      (await world.charges(id)).map(({ rail, state }) => `${rail} ${state}`),
      ['vipps paid'],
    );
    await signInBank(id);
    await world.runDays('2027-02-24');
    const moved = await world.show(personId, id);
    assert.deepEqual([moved.rail, moved.move, moved.giro!.state], ['avtalegiro', null, 'active']);
    assert.equal(atVipps().status, 'STOPPED');

    await world.move(personId, id, 'vipps');
    await approveInVipps(id);
    const back = await world.show(personId, id);
    assert.equal(back.rail, 'vipps');
    assert.ok(back.kidToEnd);
    await world.runDays('2027-04-25');
    assert.deepEqual(
      (await world.charges(id)).map(({ period, rail, state }) => `${period} ${rail} ${state}`),
      ['2027-01 vipps paid', '2027-02 avtalegiro paid', '2027-03 vipps paid', '2027-04 vipps paid'],
    );
    assert.deepEqual(
      back.timeline.map(({ kind }) => kind).filter((kind) => kind === 'rail-changed').length,
      2,
    );
    // It is still in the bank: back again without a signature.
    const again = await world.move(personId, id, 'avtalegiro');
    assert.deepEqual([again.rail, again.giro!.state, again.kidToEnd], ['avtalegiro', 'active', null]);
  });

  test('a move that is given up leaves everything as it was', async () => {
    const donor = await world.donor('Ombestemt');
    const moving = await world.move(donor.personId, donor.id, 'vipps');
    assert.equal(moving.move!.rail, 'vipps');
    const back = await world.move(donor.personId, donor.id, 'avtalegiro');
    assert.deepEqual([back.rail, back.move], ['avtalegiro', null]);
  });

  const step = fc.oneof(
    fc.record({ what: fc.constant('days' as const), count: fc.integer({ min: 1, max: 25 }) }),
    fc.record({ what: fc.constant('move' as const), rail: fc.constantFrom<Rail>('vipps', 'avtalegiro') }),
    fc.record({
      what: fc.constantFrom('approve', 'sign', 'end', 'pause', 'resume', 'stop', 'restart', 'fail', 'day'),
    }),
  );

  test('property: never two payments of one month, whatever is done and in whatever order', async () => {
    let time = '2028-01-03';
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Rail>('vipps', 'avtalegiro'),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (rail, steps) => {
          time = addDays(time, 3);
          world.setTime(`${time}T10:00:00Z`);
          const personId = await world.addPerson('Prøve');
          const { id } = await world.begin(personId, rail);
          await (rail === 'vipps' ? approveInVipps(id) : signInBank(id));
          await world.runDay();
          const act = <T>(work: Parameters<typeof inTransaction<T>>[1]) =>
            inTransaction(world.db, work).catch((error: { code?: string }) => {
              // It cannot be done now: nothing happens.
              if (!['AGREEMENT_NOT_POSSIBLE', 'AGREEMENT_EXISTS'].includes(error.code ?? '')) throw error;
            });
          const actor = world.actorOf(personId);
          for (const one of [...steps, { what: 'days' as const, count: 40 }]) {
            const { version, amountOre, frequency, purposeId } = await world.show(personId, id);
            const { changing, moves } = world.giving;
            if (one.what === 'days') {
              time = addDays(time, (one as { count: number }).count);
              await world.runDays(time);
            } else if (one.what === 'move') {
              const wish = { version, rail: (one as { rail: Rail }).rail, wantsNotice: false };
              await act((tx) => moves.move(tx, actor, id, wish, world.now()));
            } else if (one.what === 'approve') await approveInVipps(id);
            else if (one.what === 'sign') await signInBank(id);
            else if (one.what === 'pause')
              await act((tx) => changing.pause(tx, actor, id, { version, months: '1' }, world.now()));
            else if (one.what === 'resume')
              await act((tx) => changing.resume(tx, actor, id, version, world.now()));
            else if (one.what === 'stop')
              await act((tx) => changing.stop(tx, { agreementId: id, owner: personId }, null, world.now()));
            else if (one.what === 'restart')
              await act((tx) => changing.restart(tx, actor, id, version, world.now()));
            else if (one.what === 'day') {
              const wish = {
                version,
                amountKroner: String(amountOre / 100),
                frequency,
                day: '10',
                purposeId,
              };
              await act((tx) => changing.change(tx, actor, id, wish, world.now()));
            } else {
              for (const { kid } of world.operator.state.mandates.slice(-2))
                world.operator.bank[one.what === 'end' ? 'end' : 'failNext'](kid);
            }
          }
          const { rows } = await sql<{ period: string; count: number }>`
            select c.period, count(*)::int as count from gift_charge c
            where c.agreement_id = ${id} and exists (select from gift_charge_event e
              where e.charge_id = c.id and e.kind = 'paid')
            group by c.period having count(*) > 1`.execute(world.db);
          assert.deepEqual(rows, []);
          // What the bank and Vipps themselves have drawn, is what the books say.
          const { rows: books } = await sql<{ paid: number }>`select count(*)::int as paid
            from gift_charge_event e join gift_charge c on c.id = e.charge_id
            where c.agreement_id = ${id} and e.kind = 'paid'`.execute(world.db);
          const { rows: mandates } = await sql<{ externalId: string }>`select external_id as "externalId"
            from gift_mandate where agreement_id = ${id}`.execute(world.db);
          const ids = new Set(mandates.map(({ externalId }) => externalId));
          const byBank = world.operator.state.claims.filter(
            ({ kid, state }) => ids.has(kid) && state === 'paid',
          ).length;
          const { rows: byVipps } = await sql<{ count: number }>`select count(*)::int as count
            from gift_charge c join gift_charge_event e on e.charge_id = c.id and e.kind = 'paid'
            where c.agreement_id = ${id} and c.rail = 'vipps'`.execute(world.db);
          assert.equal(books[0]!.paid, byBank + byVipps[0]!.count);
          assert.deepEqual(
            (
              await sql`select from giro_payment where state = 'unmatched' and kid = any(${[...ids]}::text[])`.execute(
                world.db,
              )
            ).rows,
            [],
          );
        },
      ),
      { numRuns: 4, endOnFailure: true },
    );
  });
});
