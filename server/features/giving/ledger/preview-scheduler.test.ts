/**
 * What a donor is shown, against what is then done: the three next charges as the page shows them after each change,
 * and the charges that the scheduler makes from there on, day by day, through month ends, a leap year, both shifts of
 * the clock and the holidays of two years.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { frequencies, type UpcomingCharge } from '#contract/giving-values.ts';
import { addDays, isBankDay } from '#contract/values/bank-days.ts';
import type { Actor } from '#server/actor.ts';
import { inTransaction, type OpenDatabase } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { type GivingWorld, openGivingWorld } from '../../../../test/support/giving-world.ts';
import { openTestDatabase } from '../../../../test/support/test-database.ts';

const donors = 10;
/** In which it begins: the leap day of 2028 and both shifts of the clock are in the first. */
const years = [2027, 2029];
const days = 430;
const offered = ['5', '10', '15', '20', '25', '31'];
const times = ['00:30', '05:10', '11:00', '22:30', '23:30'];

/** What one donor does on one day. */
const anAct = fc.record({
  donor: fc.nat({ max: donors - 1 }),
  day: fc.nat({ max: days - 1 }),
  kind: fc.constantFrom('pause', 'resume', 'day', 'day', 'amount', 'frequency', 'stop'),
  months: fc.constantFrom('1', '2', '3', '6'),
  wantedDay: fc.constantFrom(...offered),
  frequency: fc.constantFrom(...frequencies),
  kroner: fc.integer({ min: 60, max: 400 }).map(String),
});
type Act = typeof anAct extends fc.Arbitrary<infer T> ? T : never;
type Donor = { id: string; personId: string; mandateId: string; promised: UpcomingCharge[]; made: number };

describe('what is shown is what is done', () => {
  let open: OpenDatabase;
  let world: GivingWorld;
  let giving: GivingWorld['giving'];
  before(async () => {
    open = await openTestDatabase();
    let seed = 3;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    world = await openGivingWorld(open.db, { startAt: '2027-01-02T09:30:00Z', random });
    giving = world.giving;
  });
  after(() => open.close());

  const shownTo = ({ id, personId }: Donor) => giving.reading.agreement(open.db, personId, id, world.now());

  async function begin(place: number): Promise<Donor> {
    const personId = await world.addPerson(`Giver ${place}`);
    const day = Number(offered[place % offered.length]);
    const frequency = frequencies[place % frequencies.length]!;
    const begun = await world.begin(personId, { amountOre: 20_000, frequency, day });
    world.machine.app.agreement(begun.externalId, 'approve');
    await world.rail.mandates.follow(open.db, begun.mandateId, world.now());
    return { id: begun.agreementId, personId, mandateId: begun.mandateId, promised: [], made: 0 };
  }

  async function act(donor: Donor, { kind, months, wantedDay, frequency, kroner }: Act): Promise<void> {
    const { id, personId } = donor;
    const seen = await shownTo(donor);
    const actor = { personId } as Actor;
    const now = world.now();
    const terms = {
      version: seen.version,
      amountKroner: String(seen.amountOre / 100),
      frequency: seen.frequency,
      day: String(seen.day) as '5',
      purposeId: seen.purposeId,
    };
    const { changing } = giving;
    await inTransaction(open.db, async (tx) => {
      if (seen.state === 'paused' && kind === 'resume')
        await changing.resume(tx, actor, id, seen.version, now);
      if (seen.state === 'active' && kind === 'pause')
        await changing.pause(tx, actor, id, { version: seen.version, months }, now);
      if (kind === 'day') await changing.change(tx, actor, id, { ...terms, day: wantedDay as '5' }, now);
      if (kind === 'amount') await changing.change(tx, actor, id, { ...terms, amountKroner: kroner }, now);
      if (kind === 'frequency') await changing.change(tx, actor, id, { ...terms, frequency }, now);
      if (kind === 'stop') {
        await changing.stop(tx, { agreementId: id, owner: personId }, null, now);
        const { version } = await giving.reading.agreement(tx, personId, id, now);
        await changing.restart(tx, actor, id, version, now);
      }
    });
    const { mandate_id: mandateId } = await open.db
      .selectFrom('gift_agreement')
      .select('mandate_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await world.rail.mandates.tell(open.db, donor.mandateId, now);
    if (mandateId === donor.mandateId) return;
    await world.rail.mandates.tell(open.db, mandateId, now);
    const { external_id: externalId } = await open.db
      .selectFrom('gift_mandate')
      .select('external_id')
      .where('id', '=', mandateId)
      .executeTakeFirstOrThrow();
    world.machine.app.agreement(externalId!, 'approve');
    await world.rail.mandates.follow(open.db, mandateId, now);
    donor.mandateId = mandateId;
  }

  /** The charges of a donor that were not there before. */
  async function fresh(donor: Donor) {
    const rows = await open.db
      .selectFrom('gift_charge')
      .select(['period', 'due_on as dueOn', 'amount_ore as amountOre'])
      .where('agreement_id', '=', donor.id)
      .orderBy('created_at')
      .orderBy('due_on')
      .execute();
    return rows.slice(donor.made);
  }

  async function live(acts: Act[]): Promise<number> {
    const startAt = Date.parse(`${years.shift()}-02-20T09:30:00Z`);
    world.setTime(new Date(startAt));
    const all = await Promise.all(Array.from({ length: donors }, (_, place) => begin(place)));
    let made = 0;
    for (let day = 0; day < days; day += 1) {
      const date = new Date(startAt + day * 86_400_000).toISOString().slice(0, 10);
      world.setTime(new Date(`${date}T${times[day % times.length]}:00Z`));
      world.machine.work();
      for (const body of world.told.splice(0)) await world.hear(body);
      for (const one of acts.filter((candidate) => candidate.day === day)) {
        const donor = all[one.donor]!;
        await act(donor, one);
        donor.promised = [];
      }
      for (const donor of all)
        if (donor.promised.length === 0)
          donor.promised = (await shownTo(donor)).upcoming.filter(({ isSent }) => !isSent);
      await world.runHour();
      const today = norwegianDay(world.now());
      for (const donor of all) {
        const charges = await fresh(donor);
        donor.made += charges.length;
        made += charges.length;
        const promised = donor.promised.splice(0, charges.length);
        assert.deepEqual(
          charges,
          promised.map(({ period, dueOn, amountOre }) => ({ period, dueOn, amountOre })),
          `${today}: made, and promised`,
        );
        for (const { dueOn } of charges) assert.ok(isBankDay(dueOn) && dueOn >= addDays(today, 2), dueOn);
        const [next] = donor.promised;
        if (next) assert.ok(next.dueOn > addDays(today, 4), `${today}: ${next.dueOn} was promised, not made`);
      }
    }
    for (const { id, personId } of all)
      await inTransaction(open.db, (tx) =>
        giving.changing.stop(tx, { agreementId: id, owner: personId }, null, world.now()),
      );
    return made;
  }

  test('property: whatever is changed, the charges that were shown are made on their days, and no others', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { minLength: 60, maxLength: 60 }), async (acts) => {
        assert.ok((await live(acts)) > donors * 3);
      }),
      { numRuns: years.length, seed: 20_261_121, endOnFailure: true },
    );
  });
});
