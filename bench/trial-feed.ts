/**
 * Other systems that follow the register: `npm run trial:feed -- --rounds=60 --members=60`. Ends with 1 unless each of them ends equal to
 * what its purpose allows of the register, whatever happened on the way.
 *
 * Members join, move, leave, die, are shielded and erased through the app's endpoints; children too. The system, a
 * process of its own, is down for a day, killed before, while and after it stores a message, takes what came in another order and
 * twice, is sent everything again, gets a new secret, and is gone until what it should have got is given up. A second server that sends, in
 * a process of its own, is killed too. After each round its copies are compared with the register in SQL.
 */
import { sql } from 'kysely';
import { startPostgresql } from '../test/support/postgresql.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { createFeedActs } from './feed-acts.ts';
import type { Note, Told } from './feed-consumer.ts';
import { differences, hiddenIn, registerFor } from './feed-register.ts';
import { startFeedSystem } from './feed-system.ts';
import { createFeedTroubles } from './feed-troubles.ts';
import { seededRandom } from './seeded-random.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';
import { createYearClock } from './year-clock.ts';

const size = takeSize({
  rounds: { full: 60, small: 11 },
  members: { full: 60, small: 7 },
  acts: { full: 5, small: 2 },
  minutes: { full: 60, small: 10 },
});
endAfterMinutes(size.minutes);
const postgresql = await startPostgresql();
process.env.TEST_DATABASE_URL = postgresql.url;
// They read the variable as they are loaded.
const { openGivingStage } = await import('../test/support/giving-stage.ts');
const { createYearPeople } = await import('./year-people.ts');
const stage = await openGivingStage('2027-02-01T09:00:00Z', undefined, true);
const { portal } = stage;
const { db } = portal;
const startedAt = Date.now();
const random = seededRandom(24);
const clock = createYearClock(stage);
const people = createYearPeople(stage, clock, random);
const acts = createFeedActs(stage, people);
// The demo people are no part of it.
await sql`delete from child`.execute(db);
await sql`delete from membership`.execute(db);

const system = await startFeedSystem(stage, clock, random);
const { feed, pass, set, subscribe, subscriptions, tell } = system;

const seen = new Set<string>();
const counts = { messages: 0, again: 0, erased: 0, refused: 0, shown: 0, differences: 0, careless: 0 };
let nextAct = 0;
const someActs = async (number: number) => {
  for (let place = 0; place < number; place += 1) {
    await pass(1);
    await acts.act(nextAct);
    nextAct += 1 + (isSmall ? 0 : Math.floor(random() * 3));
  }
  await clock.settle();
};
const troubles = createFeedTroubles({ stage, clock, people, acts, system, someActs });

/** Until nothing waits; then each copy is compared. */
async function calm(round: number): Promise<void> {
  await set({ crash: null, setsAside: false });
  for (let tries = 0; ; tries += 1) {
    await feed();
    const { rows } = await sql<{ id: string }>`
      select id from register_delivery where next_attempt_at is not null limit 1`.execute(db);
    if (rows.length === 0) break;
    if (tries === 5) throw new Error('a message does not arrive');
    await pass(61);
  }
  await tell({ what: 'work', seed: round + 1 });
}
function count(notes: readonly Note[], hidden: ReadonlySet<string>): void {
  for (const note of notes) {
    if (note.kind === 'message') {
      counts.messages += 1;
      if (seen.has(note.id)) counts.again += 1;
      seen.add(note.id);
    }
    if (note.kind === 'forged') counts.refused += 1;
    if (note.kind === 'confirmed') counts.erased += 1;
    if (note.kind === 'shown' && hidden.has(note.subject)) counts.shown += 1;
  }
}
async function compare(told: Told, trouble: string): Promise<void> {
  for (const { name, purpose, clientId } of subscriptions) {
    const register = await registerFor(db, purpose);
    const wrong = differences(register, told.held[name] ?? {});
    counts.differences += wrong.length;
    if (wrong.length > 0) console.log(`${trouble}: ${name} differs in ${wrong.slice(0, 5).join(', ')}`);
    // A system that takes what comes last for the newest is noticed.
    counts.careless += differences(register, told.careless[name] ?? {}).length;
    const { unacknowledged } = await system.details(clientId);
    if (unacknowledged.length > 0)
      throw new Error(`${name} did not confirm ${unacknowledged.length} erasures`);
  }
}

for (let place = 0; place < size.members; place += 1) await acts.join();
await subscribe('fagsystem', 'member-system');
await subscribe('post', 'post');
await subscribe('nyhetsbrev', 'newsletter');
await subscribe('lagstall', 'chapter-figures');
await subscribe('barn', 'children');
await subscribe('spør-selv', 'member-system', true);
const names = Object.keys(troubles.table);
const rounds = new Map<string, number>();
let compared = 0;
for (let round = 0; round < size.rounds; round += 1) {
  const trouble = names[round < names.length ? round : Math.floor(random() * names.length)]!;
  // A member who is hidden both before and after a round's acts may not be shown to any system in it.
  const before = await hiddenIn(db);
  await someActs(size.acts);
  await pass(1);
  await troubles.table[trouble]!();
  await calm(round);
  const after = await hiddenIn(db);
  const told = await tell<Told>({ what: 'tell' });
  count(told.notes, new Set([...before].filter((one) => after.has(one))));
  await compare(told, trouble);
  rounds.set(trouble, (rounds.get(trouble) ?? 0) + 1);
  compared += subscriptions.length;
  console.error(`${round + 1}, ${trouble}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
}
const { rows: left } = await sql<{ changes: number }>`
  select count(*)::int as changes from register_change`.execute(db);
await system.end();
await stage.close();
await postgresql.stop();

console.log(`\n${machine()}\n`);
const rowsOf = (facts: object) => Object.entries(facts).map(([name, figure]) => [name, String(figure)]);
printTable(
  ['the register', 'number'],
  rowsOf({ members: size.members, ...people.counts, changes: left[0]!.changes }),
);
console.log('');
printTable(['what went wrong', 'rounds'], rowsOf(Object.fromEntries(rounds)));
console.log('');
printTable(
  ['other systems', 'number'],
  rowsOf({
    systems: subscriptions.length,
    'kills of the system': system.kills.ofSystem,
    'kills of the server': system.kills.ofServer,
    messages: counts.messages,
    'of these again': counts.again,
    'erasures confirmed': counts.erased,
    'given up and sent again by hand': troubles.counts.sentAgain,
    'forged messages refused': `${counts.refused} of ${troubles.counts.forged}`,
    'copies compared': compared,
    'members and children that differ': counts.differences,
    'hidden ones that were shown': counts.shown,
    'a system without positions is noticed': counts.careless > 0 ? 'yes' : 'no',
    seconds: Math.round((Date.now() - startedAt) / 1000),
  }),
);
endWithVerdict(
  counts.differences + counts.shown === 0 &&
    counts.refused === troubles.counts.forged &&
    counts.careless > 0 &&
    counts.erased > 0 &&
    troubles.counts.sentAgain > 0 &&
    counts.again > 0 &&
    system.kills.ofSystem > 0 &&
    system.kills.ofServer > 0,
  'each system ends equal to what its purpose allows of the register, and no hidden member is shown.',
);
