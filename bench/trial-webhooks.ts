/**
 * Vipps' messages in every order: `npm run trial:webhooks`. Ends with 1 unless the books are the same each time.
 *
 * A donor's story gives messages: approved, a first try that failed, drawn, paid back in two parts, stopped in the
 * app. They are heard in all permutations, each one twenty times over, with some of them lost; and forged.
 */
import { sql } from 'kysely';
import { openGivingWorld } from '../test/support/giving-world.ts';
import { openMemoryDatabase } from '../test/support/memory-database.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { seededRandom } from './seeded-random.ts';

const copies = 20;
const day = 86_400_000;
endAfterMinutes(60);
const open = await openMemoryDatabase();
const { db } = open;
const random = seededRandom(11);
const world = await openGivingWorld(db, { startAt: '2026-01-05T09:30:00Z', random });

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((one, place) =>
    permutations(items.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
  );
}

/** Lives one story at Vipps. @returns how the messages are heard afterwards, and what the books then say */
async function live() {
  const startAt = new Date(world.now().getTime() + 60 * day);
  startAt.setUTCDate(2);
  world.setTime(startAt);
  world.told.length = 0;
  const personId = await world.addPerson('Prøve');
  const begun = await world.begin(personId, { amountOre: 15_200, frequency: 'monthly', day: 20 });
  const { externalId, agreementId } = begun;
  world.machine.app.agreement(externalId, 'approve');
  const approved = world.told.splice(0);
  // The charge is made by the portal, which so has to know of the approval.
  await world.rail.mandates.follow(db, begun.mandateId, world.now());
  const chargeOf = () => world.machine.listCharges(externalId, null)[0];
  for (let days = 8; days < 25 && !chargeOf(); days += 1) {
    world.setTime(new Date(startAt.getTime() + days * day));
    await world.runHour();
  }
  world.setTime(new Date(`${chargeOf()!.dueOn}T12:00:00Z`));
  world.machine.work();
  world.setTime(new Date(world.now().getTime() + 2 * day));
  world.machine.work();
  world.machine.refundCharge(externalId, chargeOf()!.id, 5_000, 'r1');
  world.machine.refundCharge(externalId, chargeOf()!.id, 10_200, 'r2');
  world.machine.app.agreement(externalId, 'stop');
  return { messages: [...approved, ...world.told.splice(0)], agreementId, personId };
}

async function booksOf({
  agreementId,
  personId,
}: {
  agreementId: string;
  personId: string;
}): Promise<string> {
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

const first = await live();
for (const message of first.messages) await world.hear(message);
const expected = await booksOf(first);
const orders = permutations(first.messages.map((_, place) => place));
const counts = { orders: 0, heard: 0, worked: 0, different: 0 };
for (const order of orders) {
  const story = await live();
  for (let copy = 0; copy < copies; copy += 1) {
    for (const place of copy === 0 ? order : order.toReversed()) {
      counts.heard += 1;
      if (await world.hear(story.messages[place]!)) counts.worked += 1;
    }
  }
  counts.orders += 1;
  if ((await booksOf(story)) !== expected) counts.different += 1;
}
const lost = { stories: 0, different: 0 };
for (; lost.stories < 60; lost.stories += 1) {
  const story = await live();
  for (const message of story.messages) if (random() < 0.5) await world.hear(message);
  await world.reconcile();
  if ((await booksOf(story)) !== expected) lost.different += 1;
}
await open.close();

console.log(`\n${machine()}\n`);
printTable(
  ['', 'figure'],
  [
    ['messages in the story', first.messages.length],
    ['orders', counts.orders],
    ['messages heard', counts.heard],
    ['of these worked on: the others were copies', counts.worked],
    ['orders that ended in other books', counts.different],
    ['stories in which half was lost, then reconciled', lost.stories],
    ['of these that ended in other books', lost.different],
  ].map(([name, figure]) => [String(name), String(figure)]),
);
const isWhole =
  counts.different + lost.different === 0 && counts.worked === counts.orders * first.messages.length;
process.exit(isWhole ? 0 : 1);
