/** A preview is what the act does; and each odd file that the simulated bank can send ends with a person. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '#contract/values/bank-days.ts';
import { giroFormat } from '#server/adapters/avtalegiro/giro-format.ts';
import { inTransaction, type OpenDatabase } from '#server/platform/database/database.ts';
import { operatorFile } from '../../../../dev/avtalegiro-simulator/operator-files.ts';
import { type GiroWorld, openGiroWorld } from '../../../../test/support/giro-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

const noon = (day: string) => `${day}T10:00:00Z`;

describe('previews of AvtaleGiro', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, noon('2027-01-04'));
  });
  after(() => open.close());
  const look = () => world.giving.giro!.overview(world.db, world.now());
  const payments = async () =>
    (
      await sql<{ state: string; reason: string | null; ore: number }>`
        select state, reason, amount_ore::int as ore from giro_payment order by amount_ore, state`.execute(
        world.db,
      )
    ).rows;

  test('the claim file holds what the preview has said, day for day and to the øre', async () => {
    await world.donor('Kari', { amountOre: 25_000, day: 20, isNoticeWished: true });
    await world.donor('Ola', { amountOre: 10_000, day: 20 });
    await world.donor('Jon', { amountOre: 30_000, day: 15 });
    let day = '2027-01-05';
    for (; (await look()).nextClaims.count < 2; day = addDays(day, 1)) {
      assert.ok(day < '2027-01-20', 'there is a day on which two are to be sent');
      world.setTime(noon(day));
      await world.giving.planning.makeCharges(world.db, world.now());
    }
    const { nextClaims } = await look();
    const outBefore = world.outgoing.size;
    await inTransaction(world.db, (tx) => world.giving.avtaleGiro!.claims.makeClaims(tx, world.now()));
    await world.giro.deliverMade(world.db, world.now());
    assert.equal(world.outgoing.size, outBefore + 1);
    const { file, problems } = giroFormat.read([...world.outgoing.values()].at(-1)!);
    assert.deepEqual(problems, []);
    const items = file!.assignments.flatMap((one) => (one.kind === 'claims' ? one.items : []));
    const days = [...Map.groupBy(items, ({ dueOn }) => dueOn)].toSorted(([one], [other]) =>
      String(one).localeCompare(String(other)),
    );
    const sum = (of: readonly { amountOre: number }[]) => of.reduce((all, one) => all + one.amountOre, 0);
    assert.deepEqual(
      [nextClaims.count, nextClaims.sumOre, nextClaims.days],
      [
        items.length,
        sum(items),
        days.map(([dueOn, ofDay]) => ({ dueOn, count: ofDay.length, sumOre: sum(ofDay) })),
      ],
    );
    assert.equal((await look()).nextClaims.count, 0, 'sent once');
    world.collect();
    await world.runDays('2027-01-14');
  });

  test('a file of payments books what its preview has said', async () => {
    world.setTime(noon('2027-01-20'));
    world.put(world.operator.tell());
    world.put([world.operator.odd('unknown-kid')]);
    await world.giro.fetchIncoming(world.db, world.now());
    const { waiting } = await look();
    assert.equal(waiting.length, 2);
    const said = waiting.map(({ preview }) => preview);
    const total = (pick: (one: (typeof said)[number]) => number) =>
      said.reduce((all, one) => all + pick(one), 0);
    const earlier = await payments();
    await world.giro.bookWaiting(world.db, world.now());
    const all = await payments();
    const booked = (of: typeof all) => of.filter(({ state }) => state === 'booked');
    const ore = (of: typeof all) => of.reduce((sum, one) => sum + one.ore, 0);
    assert.ok(total((one) => one.bookedCount) > 0);
    assert.deepEqual(
      [total((one) => one.bookedCount), total((one) => one.bookedOre), total((one) => one.unmatchedOre)],
      [
        booked(all).length - booked(earlier).length,
        ore(booked(all)) - ore(booked(earlier)),
        ore(all) - ore(earlier) - (ore(booked(all)) - ore(booked(earlier))),
      ],
    );
  });

  for (const kind of ['trailer', 'no-line-breaks', 'no-end'] as const)
    test(`broken on demand, «${kind}»: nothing is booked, and a person is asked`, async () => {
      const earlier = await payments();
      const odd = world.operator.odd(kind);
      world.put([odd]);
      await world.giro.round(world.db, world.now());
      assert.deepEqual(await payments(), earlier);
      const file = (await look()).waiting.find(({ name }) => name === odd.name)!;
      assert.equal(file.state, 'problem');
      assert.ok(file.problems.some(({ line, text }) => line > 0 && text.length > 0));
    });

  test('with days that no calendar has, or none: the list of files is there all the same, and it can be put away', async () => {
    const earlier = await payments();
    for (const [settledOn, written] of [
      ['2099-01-32', '320199'],
      ['2000-00-00', '000000'],
    ] as const) {
      const name = `dag-${written}.txt`;
      const content = operatorFile({
        transmission: 950,
        recipient: '00123456',
        account: '99991111111',
        today: '2027-03-20',
        mandates: [],
        payments: [{ kid: '1000000000019', amountOre: 500, type: '15', settledOn, archiveReference: '1' }],
      });
      assert.ok(content.includes(written));
      world.put([{ name, content }]);
      await world.giro.round(world.db, world.now());
      const { id, state, preview } = (await look()).waiting.find((one) => one.name === name)!;
      assert.deepEqual([state, preview.bookedCount, preview.unmatchedCount], ['problem', 0, 0]);
      const by = { actor: world.actorOf('00000000-0000-4000-8000-000000000001'), now: world.now() };
      await inTransaction(world.db, (tx) => world.giving.giro!.setAside(tx, by, id));
      assert.ok(!(await look()).waiting.some((one) => one.name === name));
    }
    assert.deepEqual(await payments(), earlier);
  });

  for (const [kind, reason] of [
    ['unknown-kid', 'unknown-kid'],
    ['free-text', 'no-kid'],
    ['reversal', 'reversal'],
    ['other-account', 'other-account'],
  ] as const)
    test(`belongs nowhere, «${kind}»: on the list of those without a place`, async () => {
      const earlier = (await look()).unmatched.length;
      world.put([world.operator.odd(kind)]);
      await world.giro.round(world.db, world.now());
      const { unmatched } = await look();
      assert.equal(unmatched.length, earlier + 1);
      assert.ok(unmatched.some((one) => one.reason === reason));
    });
});
