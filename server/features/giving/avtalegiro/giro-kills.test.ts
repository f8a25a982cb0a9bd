/** Cut off at every call to something outside, before it and after it: what follows ends in the same books. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type GiroWorld, openGiroWorld } from '../../../../test/support/giro-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

describe('a round of AvtaleGiro that is killed', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, '2027-01-04T10:00:00Z');
  });
  after(() => open.close());

  let cutOff = 0;

  /** Rounds until one is not killed; the place of the kill moves on by one each time. */
  async function killedRounds(): Promise<void> {
    for (let place = 0; ; place += 1) {
      for (const isDone of [false, true]) {
        const came = world.breakAt(place, isDone);
        const isKilled = await world.giro.round(world.db, world.now()).then(
          () => false,
          () => true,
        );
        if (!came()) return assert.ok(!isKilled);
        cutOff += 1;
        world.collect();
      }
    }
  }

  test('claims each month once, books each payment once, and calls off what was stopped', async () => {
    const donors = [];
    for (const name of ['A', 'B', 'C'])
      donors.push(await world.donor(name, { isNoticeWished: name === 'A' }));
    const stopped = donors[2]!;
    for (const [day, told] of [
      ['2027-01-11', false],
      ['2027-01-14', true],
      ['2027-01-20', false],
      ['2027-02-12', false],
      ['2027-02-22', false],
    ] as const) {
      world.setTime(`${day}T10:00:00Z`);
      await world.giving.planning.makeCharges(world.db, world.now());
      if (told)
        await inTransaction(world.db, (tx) =>
          world.giving.changing.stop(
            tx,
            { agreementId: stopped.id, owner: stopped.personId },
            null,
            world.now(),
          ),
        );
      world.put(world.operator.tell());
      await killedRounds();
      world.collect();
      await killedRounds();
      world.put(world.operator.tell());
      await killedRounds();
    }
    assert.ok(cutOff > 20, `${cutOff} kills`);
    for (const { id } of donors.slice(0, 2))
      assert.deepEqual(
        (await world.charges(id)).map(({ period, state }) => `${period} ${state}`),
        ['2027-01 paid', '2027-02 paid'],
      );
    assert.deepEqual(
      (await world.charges(stopped.id)).map(({ state }) => state),
      ['cancelled'],
    );
    const drawn = world.operator.state.claims.map(({ kid, dueOn, state }) => `${kid} ${dueOn} ${state}`);
    assert.equal(new Set(drawn).size, drawn.length);
    assert.deepEqual(drawn.filter((one) => one.endsWith('paid')).length, 4);
    const { rows } = await sql<{ notices: number; sums: number; paid: number; receipts: number }>`select
      (select count(*)::int from notice where kind = 'claim-coming') as notices,
      (select sum(sum_ore)::int from giro_settlement) as sums,
      (select sum(amount_ore)::int from gift_charge_event where kind = 'paid') as paid,
      (select count(*)::int from gift_receipt) as receipts`.execute(world.db);
    assert.deepEqual(rows[0], { notices: 2, sums: 100_000, paid: 100_000, receipts: 4 });
  });
});
