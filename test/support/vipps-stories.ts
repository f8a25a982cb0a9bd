/** What a donor and Vipps live through, for hearing of it afterwards in any order. Needs {@link openGivingWorld}. */
import { sql } from 'kysely';
import type { Actor } from '#server/actor.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { GivingWorld } from './giving-world.ts';

/** `messages`: the bodies of the webhooks, in the order in which they happened. */
export type LivedStory = { messages: Buffer[]; agreementId: string; personId: string };

const dayMs = 86_400_000;

/** The second of a month, later than everything before. */
function beginAnew({ now, setTime, told }: GivingWorld): Date {
  const startAt = new Date(now().getTime() + 100 * dayMs);
  startAt.setUTCDate(2);
  setTime(startAt);
  told.length = 0;
  return startAt;
}

function moveDays({ now, setTime, machine }: GivingWorld, days: number): void {
  setTime(new Date(now().getTime() + days * dayMs));
  machine.work();
}

/** Runs the scheduler day by day until Vipps has that number of charges. */
async function untilSent(world: GivingWorld, externalId: string, count: number) {
  for (let days = 0; days < 60 && world.machine.listCharges(externalId, null).length < count; days += 1) {
    moveDays(world, 1);
    await world.runHour();
  }
  return world.machine.listCharges(externalId, null)[count - 1]!;
}

/** Approved; a first try that failed, then drawn; paid back in two parts; stopped in the app. */
export async function liveDrawnStory(world: GivingWorld): Promise<LivedStory> {
  beginAnew(world);
  const personId = await world.addPerson('Prøve');
  const begun = await world.begin(personId, { amountOre: 15_200, frequency: 'monthly', day: 20 });
  const { externalId, agreementId, mandateId } = begun;
  world.machine.app.agreement(externalId, 'approve');
  // The charge is made by the portal, which so has to know of the approval.
  await world.rail.mandates.follow(world.db, mandateId, world.now());
  const { id, dueOn } = await untilSent(world, externalId, 1);
  world.setTime(new Date(`${dueOn}T12:00:00Z`));
  world.machine.work();
  moveDays(world, 2);
  world.machine.refundCharge(externalId, id, 5_000, 'r1');
  world.machine.refundCharge(externalId, id, 10_200, 'r2');
  world.machine.app.agreement(externalId, 'stop');
  return { messages: world.told.splice(0), agreementId, personId };
}

/** The approval runs out; begun again; a payment that fails for good; stopped in the app with the next one on its way. */
export async function liveFailedStory(world: GivingWorld): Promise<LivedStory> {
  const { db, now } = world;
  beginAnew(world);
  const personId = await world.addPerson('Prøve');
  const begun = await world.begin(personId, { amountOre: 15_100, frequency: 'monthly', day: 20 });
  const { agreementId } = begun;
  world.machine.app.agreement(begun.externalId, 'time-out');
  await world.rail.mandates.follow(db, begun.mandateId, now());
  const version = await sql<{ version: number }>`
    select version from gift_agreement where id = ${agreementId}`.execute(db);
  await inTransaction(db, (tx) =>
    world.giving.changing.restart(
      tx,
      { personId } as Actor,
      agreementId,
      String(version.rows[0]!.version),
      now(),
    ),
  );
  const { rows } = await sql<{ id: string }>`
    select id from gift_mandate where agreement_id = ${agreementId} and state = 'preparing'`.execute(db);
  const mandateId = rows[0]!.id;
  await world.rail.mandates.tell(db, mandateId, now());
  const [externalId] = [...world.machine.agreements.keys()].slice(-1);
  world.machine.app.agreement(externalId!, 'approve');
  await world.rail.mandates.follow(db, mandateId, now());
  await untilSent(world, externalId!, 2);
  world.machine.app.agreement(externalId!, 'stop');
  return { messages: world.told.splice(0), agreementId, personId };
}

/** What the books say of it, without ids and times. */
export async function booksOfStory(
  { db }: GivingWorld,
  { agreementId, personId }: LivedStory,
): Promise<string> {
  const { rows } = await sql<{ entry: string }>`
    select 'agreement ' || state as entry from gift_agreement where id = ${agreementId}
    union all select e.sequence || e.kind || e.actor || e.state from gift_agreement_event e
      where agreement_id = ${agreementId}
    union all select 'charge ' || state from gift_charge where agreement_id = ${agreementId}
    union all select concat_ws(' ', e.kind, e.actor, e.amount_ore, e.failure)
      from gift_charge_event e join gift_charge c on c.id = e.charge_id where c.agreement_id = ${agreementId}
    union all select 'receipt ' || r.amount_ore from gift_receipt r join gift_charge c on c.id = r.charge_id
      where c.agreement_id = ${agreementId}
    union all select 'notice ' || kind from notice where person_id = ${personId}`.execute(db);
  return rows
    .map(({ entry }) => entry)
    .sort()
    .join('\n');
}
