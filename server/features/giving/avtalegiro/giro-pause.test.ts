/** A pause of AvtaleGiro: nothing is claimed in it, and what was sent is called off where there is time. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays } from '#contract/values/bank-days.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type GiroWorld, openGiroWorld } from '../../../../test/support/giro-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

describe('a pause of AvtaleGiro', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, '2027-01-04T10:00:00Z');
  });
  after(() => open.close());

  type Donor = Awaited<ReturnType<GiroWorld['donor']>>;
  async function pause({ personId, id }: Donor): Promise<void> {
    const { version } = await world.show(personId, id);
    await inTransaction(world.db, (tx) =>
      world.giving.changing.pause(tx, world.actorOf(personId), id, { version, months: '2' }, world.now()),
    );
  }
  const claimsOf = ({ externalId }: Donor) =>
    world.operator.state.claims
      .filter(({ kid }) => kid === externalId)
      .map(({ dueOn, state }) => `${dueOn.slice(0, 7)} ${state}`);

  async function everyOtherDay(from: string, until: string): Promise<void> {
    for (let day = from; day <= until; day = addDays(day, 2)) {
      world.setTime(`${day}T10:00:00Z`);
      await world.runDay();
    }
  }

  test('nothing is claimed in a pause, what was sent is called off in time, and afterwards it goes on', async () => {
    const [sent, late] = [await world.donor('Sendt'), await world.donor('For sent')];
    await world.runDays('2027-01-13');
    assert.deepEqual([claimsOf(sent), claimsOf(late)], [['2027-01 waiting'], ['2027-01 waiting']]);
    await pause(sent);
    await world.runDays('2027-01-19');
    assert.deepEqual(claimsOf(sent), ['2027-01 called-off']);
    // After the cut-off of the day before.
    world.setTime('2027-01-19T13:30:00Z');
    await pause(late);
    await everyOtherDay('2027-01-20', '2027-02-26');
    assert.deepEqual([claimsOf(sent), claimsOf(late)], [['2027-01 called-off'], ['2027-01 paid']]);
    await everyOtherDay('2027-03-01', '2027-04-24');
    for (const donor of [sent, late]) {
      assert.equal((await world.show(donor.personId, donor.id)).state, 'active');
      const later = claimsOf(donor).slice(1);
      assert.deepEqual(later, ['2027-03 paid', '2027-04 paid']);
    }
  });
});
