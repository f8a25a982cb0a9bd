/** Donors by the thousand, for trials: they begin, change, pause, stop and begin again as chance will have it. */
import type { Actor } from '#server/actor.ts';
import { createGivingParts } from '#server/giving-parts.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { VippsUnavailable } from '#server/ports/vipps.ts';
import { openGivingWorld } from '../test/support/giving-world.ts';

/** Daylight saving begins and ends in it, and it has a leap year. */
const startAt = '2026-01-01T06:10:00Z';
const days = ['5', '10', '15', '20', '25', '31'];
const frequencies = ['monthly', 'monthly', 'monthly', 'quarterly', 'yearly'] as const;
const chunk = 250;

type Donor = { agreementId: string; personId: string; externalId: string };

export async function createDonorCrowd(
  db: Database,
  { agreements, random }: { agreements: number; random(): number },
) {
  const counts = { charged: 0, acts: 0, serverAway: 0, vippsAway: 0, cutOff: 0 };
  let [vippsBackOn, serverBackOn, today] = [0, 0, 0];
  const world = await openGivingWorld(db, {
    ...{ startAt, random },
    isDown: () => today < vippsBackOn,
    faultOf: () => {
      if (random() > 0.004) return null;
      counts.cutOff += 1;
      return random() < 0.5 ? 'before' : 'after';
    },
  });
  const parts = createGivingParts({
    jobs: { enqueue: async () => {} },
    announce: async () => {},
    desk: null as never,
    profile: null as never,
    organisation: world.organisation,
    rails: ['vipps'],
  });
  const donors: Donor[] = [];
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

  /** What is cut off is tried again later, by the same job or the next reconciliation. */
  async function patiently(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof VippsUnavailable)) throw error;
    }
  }

  async function begin(): Promise<void> {
    const personId = await world.addPerson('Prøve');
    const terms = {
      amountOre: 10_000 + 5_000 * Math.floor(random() * 20),
      frequency: oneOf(frequencies),
      day: Number(oneOf(days)),
    };
    // The draft may be cut off: it is repeated until it is there, as its job does.
    const begun = await inTransaction(db, (tx) =>
      world.works.ledger.beginAgreement(
        tx,
        personId,
        { ...terms, rail: 'vipps', purposeId: 'general' },
        world.now(),
      ),
    );
    const externalId = await approve(begun.mandateId);
    donors.push({ agreementId: begun.agreementId, personId, externalId });
  }

  async function approve(mandateId: string): Promise<string> {
    for (;;) {
      await patiently(() => world.rail.mandates.tell(db, mandateId, world.now()));
      const { external_id: externalId } = await db
        .selectFrom('gift_mandate')
        .select('external_id')
        .where('id', '=', mandateId)
        .executeTakeFirstOrThrow();
      if (!externalId) continue;
      world.machine.app.agreement(externalId, 'approve');
      await world.rail.mandates.follow(db, mandateId, world.now());
      return externalId;
    }
  }

  async function act(donor: Donor): Promise<void> {
    const row = await db
      .selectFrom('gift_agreement')
      .select(['version', 'state', 'mandate_id', 'amount_ore', 'frequency', 'day'])
      .where('id', '=', donor.agreementId)
      .executeTakeFirstOrThrow();
    const actor = { personId: donor.personId } as Actor;
    const { agreementId: id } = donor;
    const version = String(row.version);
    const now = world.now();
    const { changing } = parts;
    const wish = {
      ...{ version, purposeId: 'general' },
      amountKroner: String(row.amount_ore / 100),
      frequency: row.frequency as 'monthly',
      day: String(row.day),
    };
    const choice = random();
    await inTransaction(db, async (tx) => {
      if (row.state === 'stopped') return changing.restart(tx, actor, id, version, now);
      if (row.state === 'paused' && choice < 0.5) return changing.resume(tx, actor, id, version, now);
      if (choice < 0.35)
        return changing.pause(tx, actor, id, { version, months: oneOf(['1', '2', '3', '6']) }, now);
      if (choice < 0.6) return changing.change(tx, actor, id, { ...wish, day: oneOf(days) }, now);
      if (choice < 0.75) return changing.change(tx, actor, id, { ...wish, amountKroner: '300' }, now);
      if (choice < 0.85)
        return changing.change(tx, actor, id, { ...wish, frequency: oneOf(frequencies) }, now);
      if (choice < 0.95) return changing.stop(tx, { agreementId: id, owner: donor.personId }, null, now);
      world.machine.app.agreement(donor.externalId, 'stop');
    }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
    counts.acts += 1;
    const { mandate_id: mandateId } = await db
      .selectFrom('gift_agreement')
      .select('mandate_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (mandateId !== row.mandate_id) donor.externalId = await approve(mandateId);
    else {
      await patiently(() => world.rail.mandates.tell(db, mandateId, world.now()));
      await patiently(() => world.rail.mandates.follow(db, mandateId, world.now()));
    }
  }

  /** What Vipps has drawn, taken in as webhooks and reconciliation do, many at once. */
  async function takeIn(): Promise<void> {
    const ids = [...new Set(world.told.splice(0).map((body) => JSON.parse(String(body)).chargeId as string))];
    const known = ids.filter(Boolean);
    for (let place = 0; place < known.length; place += chunk) {
      const charges = known.slice(place, place + chunk).map((id) => world.machine.charges.get(id)!);
      await inTransaction(db, (tx) =>
        world.rail.mandates.takeCharges(tx, charges.map(world.asSeen), world.now()),
      );
      counts.charged += charges.filter(({ status }) => status === 'CHARGED').length;
    }
  }

  return {
    ...{ world, counts },
    lastDay: () => norwegianDay(world.now()),

    async liveDay(day: number, lastDay: number): Promise<void> {
      today = day;
      world.setTime(new Date(Date.parse(startAt) + day * 86_400_000));
      world.machine.work();
      const isNearTheEnd = day > lastDay - 40;
      // Outages of up to nine days, of either.
      if (!isNearTheEnd && day >= vippsBackOn && random() < 0.01) vippsBackOn = day + Math.ceil(random() * 9);
      if (!isNearTheEnd && day >= serverBackOn && random() < 0.01)
        serverBackOn = day + Math.ceil(random() * 9);
      if (day < vippsBackOn) counts.vippsAway += 1;
      if (day < serverBackOn) {
        counts.serverAway += 1;
        return;
      }
      if (day >= vippsBackOn) {
        const wanted = Math.min(agreements, Math.ceil((agreements * (day + 1)) / 60));
        while (donors.length < wanted) await begin();
        if (!isNearTheEnd) for (let acts = 0; acts < agreements / 400; acts += 1) await act(oneOf(donors));
      }
      await world.works.planning.endPauses(db, world.now());
      const { planning } = world.works;
      // Now and then two servers do it at once.
      await Promise.all(
        Array.from({ length: random() < 0.1 ? 2 : 1 }, () => planning.makeCharges(db, world.now())),
      );
      await patiently(() => world.rail.charges.sendAll(db, world.now()));
      if (random() < 0.3) await patiently(() => world.rail.charges.sendAll(db, world.now()));
      await takeIn();
    },
  };
}
